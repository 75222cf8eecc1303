// On the page of the day: today's puzzle with the days in a row, and puzzles to practise by game.
import { pageHref } from "../lib/address";
import { Icon } from "../lib/ui";
import { gameName, word, wordsReady } from "../lib/words";
import { islands } from "../start/islands";
import { IslandArt } from "../start/SeaMap";
import type { PuzzleMark, PuzzleShelf } from "../wire/httpTypes";
import { puzzles } from "./puzzleOverview";
import { SunWeek } from "./Streak";

export function TodaysPuzzle() {
  const today = puzzles.value;
  const mark = today?.daily;
  if (!mark || !wordsReady(mark.game)) return null;
  const island = islands.value.find(({ id }) => id === mark.game);
  return (
    <section class="sheet todays-puzzle" aria-labelledby="todays-puzzle">
      {island && <IslandArt island={island} />}
      <div class="said">
        <h2 id="todays-puzzle">{word("puzzle-of-day")}</h2>
        <p class="mode">{`${gameName(mark.game)}, ${word(`mode-${mark.mode}`, {}, mark.game)}`}</p>
        <a class="btn primary" href={pageHref("/puzzle")}>
          <Icon name={mark.state === "open" ? "play" : "eye"} />
          {word(mark.state === "open" ? "puzzle-solve" : "puzzle-look-again")}
        </a>
      </div>
      <div class="days">
        <p class="row-of-days">
          <b>{today.streak.days}</b> {word("puzzle-days-in-a-row", { days: today.streak.days })}
          <small>{word("puzzle-longest", { days: today.streak.longest })}</small>
        </p>
        <SunWeek streak={today.streak} />
      </div>
    </section>
  );
}

export function PuzzleShelves() {
  const shelves = (puzzles.value?.shelves ?? []).filter((shelf) => shelf.puzzles.length && wordsReady(shelf.game));
  if (!shelves.length) return null;
  return (
    <section class="sheet puzzle-shelves" id="puzzles" aria-labelledby="to-practise">
      <h2 id="to-practise">{word("puzzle-practise")}</h2>
      {shelves.map((shelf) => (
        <Shelf key={shelf.game} shelf={shelf} />
      ))}
    </section>
  );
}

function Shelf({ shelf }: { shelf: PuzzleShelf }) {
  const solved = shelf.puzzles.filter(({ state }) => state === "solved").length;
  return (
    <div class="puzzle-shelf" data-game={shelf.game}>
      <h3>
        {gameName(shelf.game)}
        <small>{word("puzzle-solved-of", { solved, all: shelf.puzzles.length })}</small>
      </h3>
      <ol>
        {shelf.puzzles.map((mark, at) => (
          <li key={mark.id}>
            <a href={pageHref(`/puzzle/${mark.id}`)} class={stateOf(mark)} aria-label={spoken(mark, at + 1)}>
              {at + 1}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function stateOf({ state, hint, tries }: PuzzleMark): string {
  if (state === "solved") return hint ? "hint" : "solved";
  return state === "open" && tries ? "tried" : state;
}

function spoken(mark: PuzzleMark, number: number): string {
  const mode = word(`mode-${mark.mode}`, {}, mark.game);
  return `${word("puzzle-number", { number })}, ${mode}, ${word(`puzzle-state-${stateOf(mark)}`)}`;
}
