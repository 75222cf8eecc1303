// The foot of an analysed replay: the player's buttons, what everybody could expect, the legend, and the chart.
import { Button } from "../../lib/ui";
import { tableWindow } from "../../lib/viewport";
import { seatName, word } from "../../lib/words";
import type { ReplayPlayer } from "../../replay/replayPlayer";
import { Scrubber } from "../../replay/Scrubber";
import type { Analysis } from "../../wire/httpTypes";
import { AnalysisProgress } from "../AnalysisProgress";
import { barKinds } from "./ChartMarks";
import { BandSwatch, BarSwatch, LineSwatch } from "./ChartPatterns";
import { CurveChart } from "./CurveChart";
import { closedSum, marginWords, signed, valueWords } from "../figures";
import type { LookBack } from "../lookBack";
import { barName, shortBarName } from "../Review";
import { momentAfter } from "./timeline";
import { likeliestTitle, titleName } from "./titles";

export function AnalysisBar({ look }: { look: LookBack }) {
  const { player } = look;
  const analysis = look.analysis.value;
  const roomy = tableWindow.value === "desk" || tableWindow.value === "wide";
  const [step, last] = [player.step.value, player.last.value];
  return (
    <section class="look-dock" aria-label={word("analysis-curve")}>
      {roomy && (
        <div class="look-gutter">
          <StepButtons player={player} />
          {analysis && <LiveValues look={look} analysis={analysis} />}
          {analysis && <Legend look={look} analysis={analysis} />}
        </div>
      )}
      <div class="look-chart">
        {analysis && look.acts.value.length > 0 ? <CurveChart look={look} analysis={analysis} /> : <Waiting look={look} />}
        {roomy && (
          <span class="look-at" aria-hidden="true">
            {word("analysis-step", { step })} <small>/ {last}</small>
          </span>
        )}
        {analysis && !roomy && tableWindow.value === "stack" && <Foot look={look} analysis={analysis} />}
      </div>
    </section>
  );
}

export function StepButtons({ player }: { player: ReplayPlayer }) {
  const [step, last] = [player.step.value, player.last.value];
  const going = player.playing.value;
  return (
    <div class="look-steps">
      <Button icon="step-back" label={word("replay-back")} disabled={step === 0} onClick={() => player.move(-1)} />
      <Button
        icon={going ? "pause" : "play"}
        kind="primary"
        label={word(going ? "replay-pause" : "replay-play")}
        onClick={() => player.toggle()}
      />
      <Button icon="step-forward" label={word("replay-forward")} disabled={step === last} onClick={() => player.move(1)} />
    </div>
  );
}

/** What each seat could expect where the replay stands. */
function LiveValues({ look, analysis }: { look: LookBack; analysis: Analysis }) {
  const reader = look.player.board.reader.value;
  const { values } = momentAfter(analysis, look.acts.value[look.player.step.value] ?? 0);
  const me = look.seat.value;
  const order = values.map((_, seat) => seat).sort((a, b) => Number(b === me) - Number(a === me) || a - b);
  const unit = analysis.unit;
  const likeliest = likeliestTitle(values[me]!);
  return (
    <>
      <p class="look-eyebrow">{word(`analysis-live-${unit}`)}</p>
      <dl class={values.length > 2 ? "look-live many" : "look-live"}>
        {order.map((seat) => (
          <div key={seat}>
            <dt>
              <LineSwatch seat={seat} />
              <span class="nm">{values.length === 1 ? word("analysis-expected") : seatName(seat, reader)}</span>
            </dt>
            <dd>{valueWords(values[seat]!.value, unit)}</dd>
          </div>
        ))}
        {likeliest && (
          <div class="likeliest">
            <dt>
              <span class="nm">{titleName(likeliest.title, analysis.game)}</span>
            </dt>
            <dd>{valueWords(likeliest.chance, "chance")}</dd>
          </div>
        )}
        <div class="uncertain">
          <dt>
            <BandSwatch seat={me} />
            {word("analysis-uncertain")}
          </dt>
          <dd>{marginWords(values[me]!.margin, unit)}</dd>
        </div>
      </dl>
    </>
  );
}

function Legend({ look, analysis }: { look: LookBack; analysis: Analysis }) {
  const kinds = barKinds(analysis, look.seat.value);
  const sum = closedSum(analysis.sums[look.seat.value]!, analysis.unit);
  return (
    <dl class="look-legend">
      {[sum.luck, sum.own, sum.others].slice(0, kinds.length).map((change, at) => (
        <div key={at}>
          <dt>
            <BarSwatch of={kinds[at]!} />
            <span class="nm">{tableWindow.value === "stack" ? shortBarName(look, kinds[at]!) : barName(look, kinds[at]!)}</span>
          </dt>
          <dd>{signed(change)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Under the chart of a phone: the legend, or how far it is. */
function Foot({ look, analysis }: { look: LookBack; analysis: Analysis }) {
  const state = look.state.value!;
  if (state.state !== "running") return <Legend look={look} analysis={analysis} />;
  return (
    <div class="look-progress">
      <b>{word(state.depth === "deep" ? "analysis-deep" : "analysis-first-look")}</b>
      <span class="look-track" aria-hidden="true">
        <i style={{ width: `${(100 * state.done) / Math.max(1, state.total)}%` }} />
      </span>
      <span>{word("analysis-moves-done", { done: state.done, total: state.total })}</span>
    </div>
  );
}

/** Until the first look is there, the scrubber alone, and how far it is. */
function Waiting({ look }: { look: LookBack }) {
  return (
    <div class="look-waiting">
      <div class="look-lane">
        <Scrubber player={look.player} />
      </div>
      {!look.refused.value && <AnalysisProgress look={look} />}
    </div>
  );
}
