// The page of a puzzle: find the one choice that is clearly best.
import { useEffect, useMemo } from "preact/hooks";
import { wayWords } from "../analysis/comparedWays";
import { valueWords } from "../analysis/figures";
import { pageHref } from "../lib/address";
import { adoptStyles } from "../lib/page/pageStyles";
import { useScrollStops } from "../lib/page/scrollStops";
import { RefusedPage } from "../lib/page/RefusedPage";
import { navigate } from "../lib/route";
import { loadSkin, removeSkin, skinReady } from "../lib/skin";
import { Button, Icon, LoadingPage } from "../lib/ui";
import { hasDrawers } from "../lib/viewport";
import { gameName, lang, word, wordsReady } from "../lib/words";
import { PlayerList } from "../table/chrome/PlayerList";
import { wayOfAction } from "../table/model/guidance";
import { TrialLayout } from "../trial/TrialLayout";
import { loadPuzzles, puzzles, puzzlesLost } from "./puzzleOverview";
import { PuzzleAnswer } from "./PuzzleAnswer";
import { PuzzleTrial } from "./puzzleTrial";
import { StreakCard, StreakCount } from "./Streak";
import looks from "../../styles/table/puzzle.css" with { type: "text" };

adoptStyles(looks);

/** Where the puzzle of the day is, whichever it is. */
export function TodaysPuzzlePage() {
  useEffect(() => void loadPuzzles(), []);
  const { value: today } = puzzles;
  const id = today?.daily?.id;
  useEffect(() => {
    if (!id) return;
    history.replaceState(null, "", pageHref(`/puzzle/${id}`));
  }, [id]);
  if (today && !id) return <RefusedPage why={{ key: "server-puzzle-none" }} />;
  if (puzzlesLost.value) return <RefusedPage why={{ key: "start-failed" }} />;
  return id ? <PuzzlePage key={id} id={id} /> : <LoadingPage />;
}

export function PuzzlePage({ id }: { id: string }) {
  const trial = useMemo(() => new PuzzleTrial(id), [id]);
  useEffect(() => {
    void trial.begin();
    return () => trial.end();
  }, [trial]);
  const game = trial.progress.value?.mark.game ?? "";
  useEffect(() => (game ? loadSkin(game, lang.value) : undefined), [game, lang.value]);
  useEffect(() => removeSkin, [id]);
  const known = Boolean(game) && wordsReady(game);
  useEffect(() => {
    document.title = known ? `${titleOf(trial)}, ${gameName(game)} · Archipel` : "Archipel";
  }, [game, lang.value, known]);
  if (trial.refused.value) return <RefusedPage why={trial.refused.value} />;
  if (!known || !skinReady.value || !trial.board.state.frame.value) return <LoadingPage />;
  return <PuzzleTable trial={trial} />;
}

const titleOf = (trial: PuzzleTrial): string => word(trial.progress.value?.day ? "puzzle-of-day" : "puzzle-title");

function PuzzleTable({ trial }: { trial: PuzzleTrial }) {
  const { streak } = trial.progress.value!;
  const helps = <PuzzleHelps trial={trial} />;
  const days = streak && <StreakCard streak={streak} rises={trial.rises.value} />;
  return (
    <TrialLayout
      board={trial.board}
      label={titleOf(trial)}
      class="puzzling"
      head={<PuzzleHead trial={trial} />}
      ask={<Ask trial={trial} />}
      answer={<PuzzleAnswer trial={trial} />}
      below={
        <>
          {trial.phase.value === "ask" && <PlayerList board={trial.board} />}
          {days}
          {helps}
        </>
      }
      extra={{
        id: "review",
        icon: "hint",
        label: word("puzzle-help"),
        content: (close) => (
          <div class="puzzle-drawer" onClick={(event) => (event.target as Element).closest("button") && close()}>
            {helps}
            {days}
          </div>
        ),
      }}
      menu={() => (trial.board.panel.value = "menu")}
    />
  );
}

function PuzzleHead({ trial }: { trial: PuzzleTrial }) {
  const { mark, streak } = trial.progress.value!;
  const where = `${gameName(mark.game)}, ${word(`mode-${mark.mode}`, {}, mark.game)}`;
  return (
    <>
      <Button kind="ghost" class="trial-back" icon="chevron" label={word("puzzle-back")} onClick={() => navigate("/daily")} />
      <h1>{titleOf(trial)}</h1>
      <span class="puzzle-where">{where}</span>
      <span class="puzzle-count">{streak && streak.days > 0 && <StreakCount streak={streak} />}</span>
      {!hasDrawers.value && (
        <Button kind="ghost" icon="menu" label={word("table-menu")} onClick={() => (trial.board.panel.value = "menu")} />
      )}
    </>
  );
}

/** What is asked, and after a hint the three choices among which it is. */
function Ask({ trial }: { trial: PuzzleTrial }) {
  const { unit, value, solutions, among } = trial.progress.value!;
  const open = trial.progress.value!.mark.state === "open";
  const box = useScrollStops<HTMLDivElement>();
  return (
    <div class="trial-words" ref={box}>
      <h2>{word("puzzle-ask")}</h2>
      <p class="short">{word("puzzle-ask-short", { solutions })}</p>
      <p class="long">{word(`puzzle-ask-${unit}`, { value: valueWords(value, unit), solutions })}</p>
      {open && among.length > 0 && (
        <>
          <p class="among-said">{word("puzzle-among")}</p>
          <ul class="puzzle-among">
            {among.map((action) => (
              <li key={action}>{wayWords(wayOfAction(trial.ways.value, action), action, trial.at)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A hint and the solution, as long as there is something to find; then other puzzles. */
function PuzzleHelps({ trial }: { trial: PuzzleTrial }) {
  const { mark } = trial.progress.value!;
  const { busy } = trial.board;
  const weighing = busy.value || trial.phase.value === "weighing";
  return (
    <section class="puzzle-helps" aria-label={word("puzzle-help")}>
      {mark.state === "open" && mark.tries > 0 && <p class="tries">{word("puzzle-tries", { count: mark.tries })}</p>}
      <div class="trial-buttons">
        {mark.state === "open" ? (
          <>
            <Button icon="hint" disabled={mark.hint || weighing} onClick={() => void trial.hint()}>
              {word("puzzle-hint")}
            </Button>
            <Button icon="eye" disabled={weighing} onClick={() => void trial.giveUp()}>
              {word("puzzle-give-up")}
            </Button>
          </>
        ) : (
          <a class="btn" href={pageHref("/daily#puzzles")}>
            <Icon name="cards" />
            {word("puzzle-others")}
          </a>
        )}
      </div>
    </section>
  );
}
