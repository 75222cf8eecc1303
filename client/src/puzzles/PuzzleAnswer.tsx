// What a try at a puzzle is worth: found, not yet, or told.
import { useEffect, useRef } from "preact/hooks";
import { wayWords } from "../analysis/comparedWays";
import { valueWords } from "../analysis/figures";
import { navigate } from "../lib/route";
import { Button } from "../lib/ui";
import { say, word } from "../lib/words";
import { wayOfAction } from "../table/model/guidance";
import { type ScaleMark, TrialScale } from "../trial/TrialScale";
import { TrialSign } from "../trial/TrialLayout";
import type { PuzzleProgress, PuzzleSolution, TriedChoice } from "../wire/httpTypes";
import { loadPuzzles, puzzles } from "./puzzleOverview";
import type { PuzzleTrial } from "./puzzleTrial";
import { Sun } from "./Streak";

export function PuzzleAnswer({ trial }: { trial: PuzzleTrial }) {
  const box = useRef<HTMLElement>(null);
  const phase = trial.phase.value;
  useEffect(() => takeFocus(box.current), [phase]);
  const { tried, solution } = trial.progress.value!;
  return (
    <section ref={box} class={`trial-answer ${phase}`} role="status" hidden={phase === "ask"}>
      {phase === "weighing" && <p class="trial-verdict">{word("analysis-weighing")}</p>}
      {phase === "not-yet" && tried && <NotYet trial={trial} tried={tried} />}
      {phase === "good" && solution && <Found trial={trial} solution={solution} />}
      {phase === "shown" && solution && <Told trial={trial} solution={solution} />}
    </section>
  );
}

/** Where a touch took away what had the focus, the way on has it. */
function takeFocus(box: HTMLElement | null): void {
  const now = document.activeElement;
  const lost = !now || now === document.body || !now.isConnected;
  if (lost) box?.querySelector<HTMLElement>(".primary")?.focus({ preventScroll: true });
}

function NotYet({ trial, tried }: { trial: PuzzleTrial; tried: TriedChoice }) {
  const progress = trial.progress.value!;
  const marks: ScaleMark[] = [{ kind: "tried", value: tried.value, margin: 0 }, markOfBest("best", progress)];
  return (
    <>
      <TrialSign kind="not-yet" icon="restart-turn" title={word("analysis-not-yet")} />
      <p>
        {tried.why
          ? word("analysis-missing", { line: say(tried.why, { game: progress.mark.game }) })
          : word("analysis-look-further")}
      </p>
      <TrialScale marks={marks} unit={progress.unit} />
      <div class="trial-buttons">
        <Button kind="primary" icon="undo" onClick={() => trial.again()}>
          {word("analysis-again")}
        </Button>
      </div>
    </>
  );
}

function Found({ trial, solution }: { trial: PuzzleTrial; solution: PuzzleSolution }) {
  const { mark } = trial.progress.value!;
  return (
    <>
      <h2 class="trial-verdict">
        <Sun state={mark.hint ? "hint" : "solved"} rises={trial.rises.value} />
        {word("analysis-good")}
      </h2>
      <p>{word(mark.hint ? "puzzle-found-hint" : "puzzle-found", { count: mark.tries })}</p>
      <Lesson trial={trial} solution={solution} kind="good" />
    </>
  );
}

function Told({ trial, solution }: { trial: PuzzleTrial; solution: PuzzleSolution }) {
  return (
    <>
      <TrialSign kind="shown" icon="eye" title={word("puzzle-solution")} />
      <p>
        <b>{inWords(trial, solution.best[0]!)}</b>
      </p>
      <Lesson trial={trial} solution={solution} kind="better" />
    </>
  );
}

/** What looks best at first sight and is not, and why. */
function Lesson({ trial, solution, kind }: { trial: PuzzleTrial; solution: PuzzleSolution; kind: "good" | "better" }) {
  const progress = trial.progress.value!;
  const { game } = progress.mark;
  const tempting = valueWords(solution.tempting_value, progress.unit);
  const marks: ScaleMark[] = [{ kind: "tempting", value: solution.tempting_value, margin: 0 }, markOfBest(kind, progress)];
  return (
    <>
      <p class="quiet">{word(`puzzle-tempts-${progress.unit}`, { what: inWords(trial, solution.tempting), value: tempting })}</p>
      {!solution.why.length ? (
        <p class="look-why">{word("analysis-why-later")}</p>
      ) : (
        <ul class="look-why">
          {solution.why.map((line, at) => (
            <li key={at}>{say(line, { game })}</li>
          ))}
        </ul>
      )}
      <TrialScale marks={marks} unit={progress.unit} />
      <div class="trial-buttons">
        <Button kind="primary" icon="chevron" onClick={() => void goOn(progress)}>
          {word("puzzle-next")}
        </Button>
      </div>
    </>
  );
}

const markOfBest = (kind: "best" | "good" | "better", { value, margin }: PuzzleProgress): ScaleMark => ({ kind, value, margin });

const inWords = (trial: PuzzleTrial, action: string): string => wayWords(wayOfAction(trial.ways.value, action), action, trial.at);

/** To a puzzle of the same game that is still to be solved, else of any; else to where they all are. */
async function goOn({ mark }: PuzzleProgress): Promise<void> {
  await loadPuzzles();
  const shelves = puzzles.peek()?.shelves ?? [];
  const [own, others] = [shelves.filter(({ game }) => game === mark.game), shelves.filter(({ game }) => game !== mark.game)];
  const open = [...own, ...others].flatMap((shelf) => shelf.puzzles).find(({ id, state }) => id !== mark.id && state === "open");
  navigate(open ? `/puzzle/${open.id}` : "/daily");
}
