// What is said of an ending: who has won, and how far the next title is.
import { joinNames, type Reader, seatName, word } from "../../lib/words";
import type { Ladder, Outcome, Rung } from "../../wire/types";

/** Who has won; whoever left their seat to a bot has not. `stood`: by seat, whether a bot played it to the end. */
export function winnersLine(outcome: Outcome, reader: Reader, stood: readonly boolean[] = []): string {
  const winners = outcome.winners;
  if (!winners.length) return word(outcome.scores.length === 1 ? "table-you-lose" : "table-no-winner");
  const names = winners.map((seat) => (stood[seat] ? botName(seat, reader) : seatName(seat, reader)));
  if (winners.length > 1) return word("table-shared-win", { names: joinNames(names) });
  return winners[0] === reader.viewer && !stood[winners[0]!] ? word("table-you-win") : word("table-wins", { name: names[0]! });
}

/** The next title a score has not reached. */
export function rungAbove(ladder: Ladder, score: number): Rung | null {
  return ladder.rungs.find((rung) => rung.least > score) ?? null;
}

/** The bot that played for somebody. */
function botName(seat: number, reader: Reader): string {
  return seat === reader.viewer ? word("table-my-bot") : word("table-bot-of", { name: seatName(seat, reader) });
}
