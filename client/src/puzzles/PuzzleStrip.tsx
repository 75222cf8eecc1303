// The strip of the start page that leads to the puzzle of the day.
import { day } from "../daily/dailyDeals";
import { pageHref } from "../lib/address";
import { Icon, SpriteSymbol } from "../lib/ui";
import { gameName, word } from "../lib/words";

export function PuzzleStrip() {
  const puzzle = day.value?.puzzle;
  if (!puzzle) return null;
  const { solved, hint, days } = puzzle;
  const game = gameName(puzzle.game);
  return (
    <a class="strip puzzle" href={pageHref("/puzzle")}>
      <span class="thumb">{solved ? <SpriteSymbol id="sun-day" class={hint ? "half" : ""} /> : <Icon name="search" />}</span>
      <span class="said">
        <b>{word("puzzle-of-day")}</b>
        <span class="s">{days ? word("puzzle-strip-days", { days, game }) : game}</span>
      </span>
      <Icon name="chevron" />
    </a>
  );
}
