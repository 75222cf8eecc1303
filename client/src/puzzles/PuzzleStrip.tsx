// The strip of the start page that leads to the puzzle of the day.
import { pageHref } from "../lib/address";
import { Icon, SpriteSymbol } from "../lib/ui";
import { gameName, word } from "../lib/words";
import { puzzles } from "./puzzleApi";

export function PuzzleStrip() {
  const today = puzzles.value;
  if (!today?.daily) return null;
  const { game, state, hint } = today.daily;
  const { days } = today.streak;
  const solved = state === "solved";
  return (
    <a class="strip puzzle" href={pageHref("/puzzle")}>
      <span class="thumb">{solved ? <SpriteSymbol id="sun-day" class={hint ? "half" : ""} /> : <Icon name="search" />}</span>
      <span class="said">
        <b>{word("puzzle-of-day")}</b>
        <span class="s">{days || solved ? word("puzzle-strip-days", { days, game: gameName(game) }) : gameName(game)}</span>
      </span>
      <Icon name="chevron" />
    </a>
  );
}
