// The top bar: which game, how far, whose turn, and the menu.
import { ContentMark } from "../../content/ContentMark";
import { faceBox } from "../../lib/skin";
import { Button, Icon, SeatDisc } from "../../lib/ui";
import { isNarrow } from "../../lib/viewport";
import { hasWord, joinNames, say, seatName, word } from "../../lib/words";
import { SeatClock } from "../../time/SeatClock";
import type { Progress } from "../../wire/types";
import type { Board } from "../model/board";
import { HintButton } from "./HintStrip";
import { seatActivity } from "./PlayerList";

const MOST_BEADS = 24;

export function TopBar({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const { subtitle, progress } = frame.scene;
  const reader = board.reader.value;
  return (
    <header class="topbar">
      <a class="home" href="/" aria-label={word("table-menu-start")}>
        <GameBadge game={frame.game} />
      </a>
      <h1>{gameName(frame.game)}</h1>
      {subtitle && <span class="sub">{say(subtitle, reader)}</span>}
      {progress && <ProgressBeads board={board} progress={progress} />}
      <Rivals board={board} />
      <ContentMark label={frame.content} />
      {frame.seat === null && (
        <span class="watching">
          <Icon name="eye" />
          <span class="watching-word">{word("table-watching")}</span>
        </span>
      )}
      {frame.seat !== null && <SeatClock board={board} at={frame.seat} />}
      <Whose board={board} />
      {!isNarrow.value && <HintButton board={board} />}
      <Button kind="ghost" icon="menu" class="menu" label={word("table-menu")} onClick={() => (board.panel.value = "menu")} />
    </header>
  );
}

export function gameName(game: string): string {
  return hasWord("name", game) ? word("name", {}, game) : "Archipel";
}

export function GameBadge({ game }: { game: string }) {
  const own = faceBox("badge");
  if (!own && !game) return null;
  const [href, box] = own ? ["#badge", `0 0 ${own.w} ${own.h}`] : [`/skin/${game}/island.svg#island`, "0 0 360 300"];
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
  const said = say(progress.label, board.reader.value);
  const end = of > 0 ? word("table-progress-of", { of }) : "";
  const ended = end && said.endsWith(end);
  return (
    <div class="progress">
      <strong>{ended ? said.slice(0, -end.length).trimEnd() : said}</strong>
      {end && (ended || now > 0) && <span>{end}</span>}
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

/** The others' seats, small, for a narrow bar. */
function Rivals({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  if (frame.seats.length < 2) return null;
  return (
    <div class="rivals" aria-hidden="true">
      {frame.seats.map((seat, at) =>
        at === frame.seat ? null : (
          <span key={at} class={seatActivity(seat, Boolean(frame.outcome))}>
            <SeatDisc seat={at} />
            {frame.scene.scores?.[at] ?? ""}
          </span>
        ),
      )}
    </div>
  );
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
