// The verdict on a game in words: how it ended for a seat, and what decided it.
import { joinNames, seatName, say, word } from "../lib/words";
import type { Analysis } from "../wire/httpTypes";
import type { TableFrame } from "../wire/tableFrame";
import type { Outcome } from "../wire/types";
import { causeOf } from "./figures";
import { costlyTurns } from "./flagWords";
import type { LookBack } from "./lookBack";

/** How it ended: "Lost by 5 points", "26 points, Respectable". */
export function verdictTitle(look: LookBack, analysis: Analysis): string {
  const ending = look.ending.value;
  const seat = look.seat.value;
  const said = ending?.outcome ? endWords(ending, ending.outcome, seat, analysis) : word("analysis-unfinished");
  if (look.isMine.value) return said;
  const name = seatName(seat, look.player.board.reader.value);
  return word("analysis-of-seat", { name, what: said.charAt(0).toLowerCase() + said.slice(1) });
}

function endWords({ game }: TableFrame, outcome: Outcome, seat: number, analysis: Analysis): string {
  const mine = outcome.scores[seat]?.total ?? 0;
  const won = outcome.winners.includes(seat);
  if (analysis.seats === 1 && analysis.unit === "points") {
    if (!outcome.rank) return word("analysis-points", { points: mine });
    return word("analysis-points-title", { points: mine, title: say({ key: outcome.rank }, { game }) });
  }
  const others = outcome.scores.filter((_, at) => at !== seat).map(({ total }) => total);
  const shared = analysis.seats === 1 || outcome.winners.length === analysis.seats || !outcome.winners.length;
  const by = won ? mine - Math.max(...others) : Math.max(...outcome.winners.map((at) => outcome.scores[at]!.total)) - mine;
  if (shared || by <= 0) return word(won ? "analysis-won" : "analysis-lost");
  return word(won ? "analysis-won-by" : "analysis-lost-by", { points: by });
}

/** What decided it, in a sentence. */
export function verdictCause(look: LookBack, analysis: Analysis): string {
  const sum = analysis.sums[look.seat.value]!;
  const turns = costlyTurns(look);
  const cause = causeOf(sum, analysis.unit);
  const named = look.flags.value.some(({ kind }) => kind === "cost");
  if (!named) return word(cause === "choices" ? "analysis-cause-even" : `analysis-cause-${cause}`);
  if (!turns.length) return word(`analysis-cause-${cause}`);
  return word(`analysis-cause-${cause}-turns`, { turns: joinNames(turns), count: turns.length });
}
