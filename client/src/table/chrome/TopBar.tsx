// The top bar of a roomy window: which game, how far, whose turn, and the menu.
import { ContentMark } from "../../content/ContentMark";
import { fileAddress, pageHref } from "../../lib/address";
import { faceBox, faceHref } from "../../lib/skin";
import { Button, Icon } from "../../lib/ui";
import { tableWindow } from "../../lib/viewport";
import { gameName, joinNames, say, seatName, word } from "../../lib/words";
import type { Progress } from "../../wire/types";
import type { Board } from "../model/board";
import { HintButton } from "./HintStrip";
import { RulesButton } from "./RulesButton";

const MOST_BEADS = 24;

export function TopBar({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const { subtitle, progress } = frame.scene;
  const reader = board.reader.value;
  return (
    <header class="topbar">
      <a class="home" href={pageHref("/")} aria-label={word("table-menu-start")}>
        <GameBadge game={frame.game} />
      </a>
      <h1>{gameName(frame.game)}</h1>
      {subtitle && <span class="sub">{say(subtitle, reader)}</span>}
      {progress && <ProgressBeads board={board} progress={progress} />}
      <ContentMark label={frame.content} />
      {frame.seat === null && (
        <span class="watching">
          <Icon name="eye" />
          <span class="watching-word">{word("table-watching")}</span>
        </span>
      )}
      <Whose board={board} />
      {tableWindow.value === "desk" && <HintButton board={board} />}
      <RulesButton board={board} />
      <Button kind="ghost" icon="menu" class="menu" label={word("table-menu")} onClick={() => (board.panel.value = "menu")} />
    </header>
  );
}

export function GameBadge({ game }: { game: string }) {
  const own = faceBox("badge");
  if (!own && !game) return null;
  const [href, box] = own ? [faceHref("badge"), `0 0 ${own.w} ${own.h}`] : [fileAddress(`/skin/${game}/island.svg#island`), "0 0 360 300"];
  return (
    <svg class="badge" viewBox={box} aria-hidden="true">
      <use href={href} />
    </svg>
  );
}

export function ProgressBeads({ board, progress }: { board: Board; progress: Progress }) {
  const { now, of } = progress;
  const starts = new Set<number>();
  let sum = 0;
  for (const size of progress.groups ?? []) starts.add((sum += size) + 1);
  const [said, end] = progressWords(board, progress);
  return (
    <div class="progress">
      <strong>{said}</strong>
      {end && <span>{end}</span>}
      {of > 0 && of <= MOST_BEADS && (
        <span class="beads" aria-hidden="true">
          {Array.from({ length: of }, (_, at) => (
            <i key={at} class={[at + 1 < now && "past", at + 1 === now && "now", starts.has(at + 1) && "gap"].filter(Boolean).join(" ")} />
          ))}
        </span>
      )}
    </div>
  );
}

/** How far the game is, and of how much: "Turn 9", "of 17". */
export function progressWords(board: Board, { label, now, of }: Progress): [said: string, end: string] {
  const said = say(label, board.reader.value);
  const end = of > 0 ? word("table-progress-of", { of }) : "";
  if (end && said.endsWith(end)) return [said.slice(0, -end.length).trimEnd(), end];
  return [said, now > 0 ? end : ""];
}

function Whose({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const mine = isMyTurn(board);
  return <p class={`whose${mine ? " mine" : ""}`}>{whoseTurn(board, frame.seats.length)}</p>;
}

export function isMyTurn(board: Board): boolean {
  const frame = board.state.frame.value;
  return Boolean(frame && !frame.outcome && frame.seat !== null && frame.seats[frame.seat]?.acting && !frame.seats[frame.seat]?.stood);
}

export function whoseTurn(board: Board, seats: number): string {
  const frame = board.state.frame.value!;
  if (frame.outcome || frame.stopped) return word("table-over");
  const acting = frame.seats.map((seat, at) => (seat.acting && at !== frame.seat ? at : -1)).filter((at) => at >= 0);
  const names = joinNames(acting.map((at) => seatName(at, board.reader.value)));
  if (isMyTurn(board)) return names && seats > 1 ? word("table-your-turn-and", { names }) : word("table-your-turn");
  return names ? word("table-waiting-for", { names }) : word("table-waiting");
}
