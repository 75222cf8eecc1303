// Learning from one's mistakes: a table that asks for a better choice than the one made, and says what a try is worth.
import { useEffect, useMemo } from "preact/hooks";
import { Button } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { TrialLayout, TrialSign } from "../../trial/TrialLayout";
import { scaleMarks, TrialScale } from "../../trial/TrialScale";
import { changeText } from "../ChoicePanel";
import { comparedWays, wayWords } from "../comparedWays";
import { fallWords, valueWords } from "../figures";
import { mistakesName, turnName } from "../flagWords";
import type { LookBack } from "../lookBack";
import { Mistakes } from "./mistakes";

export function MistakesView({ look, onClose }: { look: LookBack; onClose: () => void }) {
  const trial = useMemo(() => new Mistakes(look, look.mistakes.peek()), [look]);
  useEffect(() => {
    trial.begin();
    return () => trial.end();
  }, [trial]);
  const ready = trial.board.state.frame.value !== null;
  return ready ? <TrialTable trial={trial} onClose={onClose} /> : null;
}

function TrialTable({ trial, onClose }: { trial: Mistakes; onClose: () => void }) {
  const { board } = trial;
  return (
    <TrialLayout
      board={board}
      label={mistakesName(trial.look)}
      head={<TrialHead trial={trial} onClose={onClose} />}
      ask={<Ask trial={trial} />}
      answer={<Answer trial={trial} onClose={onClose} />}
      menu={onClose}
    />
  );
}

/** The way back, and a dot for each mistake. */
function TrialHead({ trial, onClose }: { trial: Mistakes; onClose: () => void }) {
  const { look } = trial;
  const [at, of] = [trial.at.value, trial.flags.length];
  const done = trial.phase.value === "done";
  return (
    <>
      <Button kind="ghost" class="trial-back" icon="chevron" label={word("analysis-back")} onClick={onClose} />
      <h1>{mistakesName(look)}</h1>
      <span class="trial-dots" role="img" aria-label={word("analysis-mistake-at", { at: at + 1, of })}>
        {trial.results.value.map((result, one) => (
          <i key={one} class={result || (one === at && !done ? "now" : "")} />
        ))}
        <span>{word("analysis-at-of", { at: at + 1, of })}</span>
      </span>
    </>
  );
}

function Ask({ trial }: { trial: Mistakes }) {
  const { look } = trial;
  const [flag, table] = [trial.flag.value, trial.table.value];
  const decision = flag && look.decisionOf(flag);
  if (!flag || !table || !decision) return null;
  const { played } = comparedWays(table, decision);
  const unit = look.analysis.value!.unit;
  return (
    <div class="trial-words">
      <h2>{word("analysis-find-better", { what: wayWords(played, decision.played.action, table) })}</h2>
      <p>{word(`analysis-you-played-${unit}`, { turn: turnName(look, flag), value: valueWords(decision.played.value, unit) })}</p>
    </div>
  );
}

/** What a try is worth, and what to do next. */
function Answer({ trial, onClose }: { trial: Mistakes; onClose: () => void }) {
  const phase = trial.phase.value;
  if (phase === "ask") return null;
  return (
    <section class={`trial-answer ${phase}`} role="status">
      {phase === "weighing" && <p class="trial-verdict">{word("analysis-weighing")}</p>}
      {phase === "good" && <Good trial={trial} />}
      {phase === "not-yet" && <NotYet trial={trial} />}
      {phase === "shown" && <Seen trial={trial} />}
      {phase === "done" && <AllDone trial={trial} onClose={onClose} />}
    </section>
  );
}

function Good({ trial }: { trial: Mistakes }) {
  return (
    <>
      <TrialSign kind="good" icon="check" title={word("analysis-good")} />
      <Reasons trial={trial} />
      <TrialScale marks={scaleMarks(trial.tried.value!)} unit={trial.look.analysis.value!.unit} />
      <Onward trial={trial} />
    </>
  );
}

/** One reason and a question; never the answer. */
function NotYet({ trial }: { trial: Mistakes }) {
  const tried = trial.tried.value!;
  const reason = tried.why[0];
  const game = trial.look.analysis.value!.game;
  return (
    <>
      <TrialSign kind="not-yet" icon="restart-turn" title={word("analysis-not-yet")} />
      <p>
        {word(tried.value > tried.played ? "analysis-some-better" : "analysis-no-better")}{" "}
        {reason ? word("analysis-missing", { line: say(reason, { game }) }) : word("analysis-look-further")}
      </p>
      <TrialScale marks={scaleMarks(tried)} unit={trial.look.analysis.value!.unit} />
      <div class="trial-buttons">
        <Button icon="eye" onClick={() => trial.see()}>
          {word("analysis-see")}
        </Button>
        <Button kind="primary" icon="undo" onClick={() => trial.again()}>
          {word("analysis-again")}
        </Button>
      </div>
    </>
  );
}

function Seen({ trial }: { trial: Mistakes }) {
  const [flag, table] = [trial.flag.value!, trial.table.value!];
  const decision = trial.look.decisionOf(flag)!;
  const { better } = comparedWays(table, decision);
  return (
    <>
      <TrialSign kind="shown" icon="eye" title={word("choice-better")} />
      <p>
        <b>{wayWords(better, decision.best.action, table)}</b>{" "}
        {fallWords(decision.played.value, decision.best.value, trial.look.analysis.value!.unit)}
      </p>
      <Reasons trial={trial} />
      <Onward trial={trial} />
    </>
  );
}

/** Why the better choice is better, in the lines of the score sheet. */
function Reasons({ trial }: { trial: Mistakes }) {
  const decision = trial.look.decisionOf(trial.flag.value!);
  if (!decision?.why.length) return null;
  return (
    <ul class="look-why">
      {decision.why.map((change) => (
        <li key={change.part}>{say(changeText(change), { game: trial.look.analysis.value!.game })}</li>
      ))}
    </ul>
  );
}

function Onward({ trial }: { trial: Mistakes }) {
  const last = trial.at.value + 1 >= trial.flags.length;
  const playOn = () => void trial.look.playOn(trial.flag.peek()!, trial.better.peek());
  return (
    <div class="trial-buttons">
      <Button icon="play" disabled={trial.look.beginning.value} onClick={playOn}>
        {word("analysis-play-rest")}
      </Button>
      <Button kind="primary" icon={last ? "check" : "chevron"} onClick={() => trial.next()}>
        {word(last ? "analysis-finish" : "analysis-next")}
      </Button>
    </div>
  );
}

function AllDone({ trial, onClose }: { trial: Mistakes; onClose: () => void }) {
  const found = trial.results.value.filter((result) => result === "found").length;
  const of = trial.flags.length;
  return (
    <>
      <TrialSign kind="good" icon={of ? "star" : "check"} title={word(of ? "analysis-all-done" : "analysis-nothing-found")} />
      {of > 0 && <p>{word("analysis-found", { found, of })}</p>}
      <div class="trial-buttons">
        <Button kind="primary" onClick={onClose}>
          {word("analysis-back")}
        </Button>
      </div>
    </>
  );
}
