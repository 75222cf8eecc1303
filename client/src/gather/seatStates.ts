// What is said of a seat while its table waits.
import { word } from "../lib/words";
import { levelName } from "../table/chrome/PlayerList";
import type { SeatStatus } from "../wire/types";

export function seatState(seat: SeatStatus): string {
  if (seat.kind === "open") return word(seat.name ? "gather-kept" : "table-seat-waiting");
  if (seat.kind === "bot") return levelName(seat.level ?? "");
  return word(seat.here === false ? "table-status-away" : "table-seat-here");
}
