// What an analysis says in words: the verdict and its sums, the costliest choices, strokes of fate, and what to do next.
import { shareLink } from "../gather/ShareLink";
import { hasServer } from "../lib/house";
import { useScrollStops } from "../lib/page/scrollStops";
import { Button, toast } from "../lib/ui";
import { say, seatName, word } from "../lib/words";
import type { Analysis } from "../wire/httpTypes";
import { AnalysisProgress } from "./AnalysisProgress";
import { barKinds } from "./chart/ChartMarks";
import { BarSwatch, type BarKind, FlagSign } from "./chart/ChartPatterns";
import { changeWords, closedSum, fallWords, signed, valueWords } from "./figures";
import { type Flag, sameFlag } from "./flags";
import { flagNote, flagTitle, learnName, stoodInWords, turnName } from "./flagWords";
import type { LookBack } from "./lookBack";
import { verdictCause, verdictTitle } from "./verdictWords";

interface ReviewProps {
  look: LookBack;
  onLearn: () => void;
  onFork: () => void;
  onShare: () => void;
  /** A flag has been chosen: where this lies over the board, it goes away. */
  onChosen?: () => void;
}

export function Review({ look, onLearn, onFork, onShare, onChosen }: ReviewProps) {
  const box = useScrollStops<HTMLDivElement>();
  const analysis = look.analysis.value;
  const flags = look.flags.value;
  const costs = flags.filter(({ kind }) => kind === "cost");
  const strokes = flags.filter(({ kind }) => kind === "luck");
  const choose = (flag: Flag) => {
    look.choose(flag);
    onChosen?.();
  };
  return (
    <div class="look-review">
      <div class="look-review-in" ref={box}>
        {analysis ? <Verdict look={look} analysis={analysis} /> : <NoVerdict look={look} />}
        {analysis && (
          <>
            <h2 class="look-list-head">
              {word("analysis-costs", { count: costs.length })}
              {costs.length > 0 && <small>{word("analysis-touch")}</small>}
            </h2>
            {costs.length > 0 ? (
              <FlagList look={look} flags={costs} onChoose={choose} />
            ) : (
              <p class="quiet">{word("analysis-nothing-found")}</p>
            )}
            {strokes.length > 0 && (
              <>
                <h2 class="look-list-head">{word("analysis-strokes", { count: strokes.length })}</h2>
                <FlagList look={look} flags={strokes} onChoose={choose} />
              </>
            )}
          </>
        )}
      </div>
      <Actions look={look} hasCosts={look.mistakes.value.length > 0} onLearn={onLearn} onFork={onFork} onShare={onShare} />
    </div>
  );
}

/** Until there is something to say: how far it is, or why there is nothing. */
function NoVerdict({ look }: { look: LookBack }) {
  const refused = look.refused.value;
  return (
    <section class="look-panel look-verdict">
      <h2>{word(refused ? "analysis-none" : "analysis-first-look")}</h2>
      {refused ? <p>{say(refused)}</p> : <AnalysisProgress look={look} />}
    </section>
  );
}

function Verdict({ look, analysis }: { look: LookBack; analysis: Analysis }) {
  const sum = closedSum(analysis.sums[look.seat.value]!, analysis.unit);
  const kinds = barKinds(analysis, look.seat.value);
  return (
    <section class="look-panel look-verdict">
      <h2>{verdictTitle(look, analysis)}</h2>
      <p>{verdictCause(look, analysis)}</p>
      <AnalysisProgress look={look} />
      {!look.isBusy.value && (
        <>
          <ul class="look-sums">
            {[sum.luck, sum.own, sum.others].slice(0, kinds.length).map((change, at) => (
              <li key={at}>
                <b>{signed(change)}</b>
                <span>
                  <BarSwatch of={kinds[at]!} />
                  {barName(look, kinds[at]!)}
                </span>
              </li>
            ))}
          </ul>
          <p class="look-caption">
            {word(`analysis-caption-${analysis.unit}`, {
              start: valueWords(analysis.sums[look.seat.value]!.start, analysis.unit),
              end: valueWords(analysis.sums[look.seat.value]!.end, analysis.unit),
            })}
          </p>
          {look.stoodIn.value > 0 && <p class="look-caption">{word("analysis-stood-in-count", { count: look.stoodIn.value })}</p>}
        </>
      )}
    </section>
  );
}

/** The same where there is little room: of others, who they are. */
export function shortBarName(look: LookBack, kind: BarKind): string {
  const reader = look.player.board.reader.value;
  const named = typeof kind === "number" && kind !== reader.viewer && look.analysis.value!.seats > 1;
  return named ? seatName(kind, reader) : barName(look, kind);
}

/** "cards", "your choices", "those of Ada". */
export function barName(look: LookBack, kind: BarKind): string {
  const reader = look.player.board.reader.value;
  if (kind === "luck") return word("analysis-luck");
  if (kind === "many") return word("analysis-others");
  if (kind === reader.viewer || (kind === look.seat.value && look.isMine.value)) return word("analysis-own");
  return word(kind === look.seat.value ? "analysis-choices-of" : "analysis-those-of", { name: seatName(kind, reader) });
}

function FlagList({ look, flags, onChoose }: { look: LookBack; flags: readonly Flag[]; onChoose: (flag: Flag) => void }) {
  const chosen = look.chosen.value;
  return (
    <ul class="look-costs">
      {flags.map((flag) => (
        <li key={`${flag.kind}.${flag.act}`}>
          <FlagButton look={look} flag={flag} on={chosen !== null && sameFlag(chosen, flag)} onChoose={() => onChoose(flag)} />
        </li>
      ))}
    </ul>
  );
}

function FlagButton({ look, flag, on, onChoose }: { look: LookBack; flag: Flag; on: boolean; onChoose: () => void }) {
  const unit = look.analysis.value!.unit;
  const change = changeWords(flag.change, unit);
  const what = flagTitle(look, flag);
  const title = flag.kind === "cost" ? word("analysis-flag-title", { turn: turnName(look, flag), what }) : what;
  return (
    <button type="button" class="look-cost" aria-pressed={on} onClick={onChoose}>
      <FlagSign number={flag.number} />
      <b>{title}</b>
      {flag.stoodIn && <span class="note">{stoodInWords(look)}</span>}
      {on && <span class="note">{flagNote(look, flag)}</span>}
      <span class="change">
        {look.isRough(flag.act) ? word("analysis-about", { change }) : change}
        <small>{fallWords(flag.best, flag.left, unit)}</small>
      </span>
    </button>
  );
}

/** Of a game that was not played to its end there is no picture, only the link. */
export const canShare = (look: LookBack): boolean => look.analysis.value?.finished ?? false;

interface ActionsProps extends Omit<ReviewProps, "onChosen"> {
  hasCosts: boolean;
}

function Actions({ look, hasCosts, onLearn, onFork, onShare }: ActionsProps) {
  const over = Boolean(look.player.board.state.frame.value?.outcome);
  const stoodIn = look.flags.value.some((flag) => flag.stoodIn);
  const learn = () => (hasCosts ? onLearn() : toast(word(stoodIn ? "analysis-all-stood-in" : "analysis-nothing-found")));
  return (
    <div class="look-actions">
      <Button big kind="primary" icon="hint" shut={!hasCosts} onClick={learn}>
        {learnName(look)}
      </Button>
      <Button icon="restart-turn" shut={over} onClick={() => (over ? toast(word("server-fork-over"), "bad") : onFork())}>
        {word("analysis-replay-here")}
      </Button>
      {(canShare(look) || hasServer()) && (
        <Button icon="share" onClick={() => (canShare(look) ? onShare() : void shareLink())}>
          {word("replay-share-short")}
        </Button>
      )}
    </div>
  );
}
