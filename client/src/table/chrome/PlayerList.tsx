// The players: seat, name, kind, status by shape, score, and the zones of each seat.
import { useScrollStops } from "../../lib/page/scrollStops";
import { Icon, SeatDisc } from "../../lib/ui";
import { hasWord, seatName, word } from "../../lib/words";
import { SeatClock } from "../../time/SeatClock";
import type { SeatStatus } from "../../wire/types";
import { LastMoveNote } from "../watch/LastMoveLines";
import { ZoneSlot } from "../draw/ZoneView";
import type { Board } from "../model/board";

export type SeatActivity = "think" | "done" | "away" | "";

export function seatActivity(seat: SeatStatus, over: boolean): SeatActivity {
  if (seat.here === false && seat.kind === "person" && !seat.stood) return "away";
  if (over) return "";
  return seat.acting ? "think" : "done";
}

export function PlayerList({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const order = frame.seats.map((_, at) => at).sort((a, b) => Number(b === frame.seat) - Number(a === frame.seat) || a - b);
  const box = useScrollStops<HTMLElement>();
  return (
    <section class="players" ref={box} aria-label={word("table-tab-players")}>
      {order.map((at) => (
        <PlayerCard key={at} board={board} at={at} />
      ))}
    </section>
  );
}

function PlayerCard({ board, at }: { board: Board; at: number }) {
  const frame = board.state.frame.value!;
  const seat = frame.seats[at]!;
  const status = seatActivity(seat, Boolean(frame.outcome));
  const score = board.state.shown.value!.scene.scores?.[at];
  const wins = frame.outcome?.winners.includes(at);
  return (
    <article
      class={`player${status === "think" ? " now" : ""}${status === "away" ? " away" : ""}${at === frame.seat ? " me" : ""}`}
      data-seat={at}
    >
      <header>
        <SeatDisc seat={at} spoken />
        <h2 title={seat.level ? levelName(seat.level) : undefined}>
          {seatName(at, board.reader.value)}
          {(seat.kind === "bot" || seat.stood) && <Icon name="bot" />}
          {wins && <Icon name="crown" />}
        </h2>
        {status && (
          <span class={`status${seat.stood ? " stood" : ""}`}>
            <i class={`dot ${status}`} />
            {word(seat.stood ? "time-status-stood" : `table-status-${status}`)}
          </span>
        )}
        {seat.kind === "bot" && seat.level && <span class="unseen">{levelName(seat.level)}</span>}
        {score !== undefined && (
          <span class="score">
            {score} <small>{word("table-points", { count: score })}</small>
          </span>
        )}
        <SeatClock board={board} at={at} />
      </header>
      <LastMoveNote board={board} at={at} />
      <ZoneSlot board={board} name={`seat:${at}`} class="seat-zones" />
    </article>
  );
}

export function levelName(level: string): string {
  return hasWord(`table-level-${level}`) ? word(`table-level-${level}`) : level;
}
