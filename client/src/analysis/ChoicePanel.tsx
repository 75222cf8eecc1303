// A choice looked at: what was played and what is better, each a switch for its drawing on the board, and why.
import { Button, Icon, Segmented } from "../lib/ui";
import { say, word } from "../lib/words";
import type { Decision, PartChange } from "../wire/httpTypes";
import type { Text } from "../wire/types";
import { type ComparedWays, wayWords } from "./comparedWays";
import { fallWords, type Unit, valueWords } from "./figures";
import type { Flag } from "./flags";
import { flagTitle, stoodInWords, turnName } from "./flagWords";
import type { LookBack, Shown } from "./lookBack";

export function ChoicePanel({ look, flag }: { look: LookBack; flag: Flag }) {
  const decision = look.decisionOf(flag);
  const ways = look.waysOf(flag);
  const unit = look.analysis.value!.unit;
  if (flag.kind === "luck" || !decision)
    return (
      <section class="look-panel look-choice" aria-label={word("analysis-this-choice")}>
        <h2>{flagTitle(look, flag)}</h2>
        <p>{fallWords(flag.best, flag.left, unit)}</p>
        <p class="quiet">{word(flag.change < 0 ? "analysis-no-help" : "analysis-good-luck")}</p>
      </section>
    );
  return (
    <section class="look-panel look-choice" aria-label={word("analysis-this-choice")}>
      <h2>{turnName(look, flag)}</h2>
      {flag.stoodIn && <p class="quiet">{stoodInWords(look)}</p>}
      <ul class="look-duel">
        {(["played", "better"] as const).map((kind) => (
          <li key={kind}>
            <DuelButton look={look} kind={kind} decision={decision} ways={ways} unit={unit} />
          </li>
        ))}
      </ul>
      <Why why={decision.why} game={look.analysis.value!.game} />
      <PlayBetter look={look} flag={flag} decision={decision} />
    </section>
  );
}

/** The better choice, played on against bots in a touch. */
function PlayBetter({ look, flag, decision, words }: { look: LookBack; flag: Flag; decision: Decision; words?: string }) {
  const name = word("analysis-play-better", { seats: look.analysis.value!.seats });
  const begin = () => void look.playOn(flag, decision.best.action);
  return (
    <Button class="look-play-on" icon="play" label={name} disabled={look.beginning.value} onClick={begin}>
      {words ?? name}
    </Button>
  );
}

interface DuelProps {
  look: LookBack;
  kind: "played" | "better";
  decision: Decision;
  ways: ComparedWays | null;
  unit: Unit;
}

function DuelButton({ look, kind, decision, ways, unit }: DuelProps) {
  const choice = kind === "played" ? decision.played : decision.best;
  const shown = look.shown.value;
  const on = shown === "both" || shown === kind;
  return (
    <button type="button" class={`look-duel-one ${kind}`} aria-pressed={on} onClick={() => (look.shown.value = toggled(shown, kind))}>
      <span class="which">
        <i class={`look-sample ${kind}`} />
        {word(`choice-${kind}`)}
        <Icon name={on ? "eye" : "minus"} />
      </span>
      <b>{valueWords(choice.value, unit)}</b>
      <span class="what">{ways ? wayWords(kind === "played" ? ways.played : ways.better, choice.action, ways.table) : ""}</span>
    </button>
  );
}

/** One of two switches turned. */
export function toggled(shown: Shown, kind: "played" | "better"): Shown {
  const other = kind === "played" ? "better" : "played";
  if (shown === "both") return other;
  if (shown === "neither") return kind;
  return shown === kind ? "neither" : "both";
}

/** The lines of the score sheet in which the better choice differs. */
function Why({ why, game }: { why: readonly PartChange[]; game: string }) {
  if (!why.length) return <p class="look-why">{word("analysis-why-later")}</p>;
  return (
    <div class="look-why">
      <p>{word("analysis-why")}</p>
      <ul>
        {why.map((change) => (
          <li key={change.part}>{say(changeText(change), { game })}</li>
        ))}
      </ul>
    </div>
  );
}

export function changeText({ part, points }: PartChange): Text {
  const whole = Math.max(1, Math.round(Math.abs(points) / 100));
  return { key: points > 0 ? "hint-gain" : "hint-loss", args: { points: whole, part: { key: `part-${part}`, args: {} } } };
}

/** The same on a small window: three to choose from, side by side, and the better one to play on. */
export function ChoiceSwitch({ look, flag }: { look: LookBack; flag: Flag }) {
  const decision = look.decisionOf(flag);
  const sample = (kind: "played" | "better") => (
    <>
      <i class={`look-sample ${kind}`} />
      {word(`choice-${kind}`)}
    </>
  );
  return (
    <div class="look-switch">
      <Segmented<Shown>
        label={word("analysis-show")}
        value={look.shown.value}
        onChoose={(shown) => (look.shown.value = shown)}
        choices={[
          { value: "played", label: sample("played") },
          { value: "both", label: word("choice-both") },
          { value: "better", label: sample("better") },
        ]}
      />
      {decision && <PlayBetter look={look} flag={flag} decision={decision} words={word("analysis-play-it")} />}
    </div>
  );
}
