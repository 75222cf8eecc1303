// What flags are called: the turn, what was chosen there, what was better; of chance, what happened.
import { say, seatName, word } from "../lib/words";
import { isHeading } from "../replay/replayStops";
import { wayWords } from "./comparedWays";
import { fallWords } from "./figures";
import type { Flag } from "./flags";
import type { LookBack } from "./lookBack";
import { turnAt } from "./chart/timeline";

/** "Turn 12", as the game calls it, or by its number. */
export function turnName(look: LookBack, flag: Flag): string {
  const table = look.tables.value.get(flag.act);
  const progress = table?.scene.progress;
  if (progress && progress.now > 0) return say(progress.label, look.player.board.reader.value);
  const number = turnNumber(look, flag.step);
  return number ? word("analysis-turn", { number }) : word("analysis-step", { step: flag.step });
}

/** "Your mistakes", or whose they are. */
export const mistakesName = (look: LookBack): string => word(look.isMine.value ? "analysis-mistakes" : "analysis-mistakes-of", whose(look));

/** "Learn from my mistakes", or from whose. */
export const learnName = (look: LookBack): string => word(look.isMine.value ? "analysis-learn" : "analysis-learn-of", whose(look));

/** That a bot chose it, and for whom. */
export const stoodInWords = (look: LookBack): string => word(look.isMine.value ? "analysis-stood-in" : "analysis-stood-in-of", whose(look));

const whose = (look: LookBack): { name: string } => ({ name: seatName(look.seat.value, look.player.board.reader.value) });

/** The number of the turn a stop is in; "" where turns have none. */
export function turnNumber(look: LookBack, step: number): string {
  const turns = look.turns.value;
  return turns.slice(0, turnAt(turns, step) + 1).findLast(({ number }) => number)?.number ?? "";
}

/** What was chosen, or what chance did. */
export function flagTitle(look: LookBack, flag: Flag): string {
  if (flag.kind === "luck") return strokeWords(look, flag);
  const decision = look.decisionOf(flag);
  const ways = look.waysOf(flag);
  return decision && ways ? wayWords(ways.played, decision.played.action, ways.table) : word("analysis-a-choice");
}

/** What was better, where there is more to say than the title does. */
export function flagNote(look: LookBack, flag: Flag): string {
  if (flag.kind === "luck") return word(flag.change < 0 ? "analysis-no-help" : "analysis-good-luck");
  const decision = look.decisionOf(flag);
  const ways = look.waysOf(flag);
  return decision && ways ? word("analysis-better-is", { what: wayWords(ways.better, decision.best.action, ways.table) }) : "";
}

/** All of a flag in a line, for those who do not see it. */
export function flagName(look: LookBack, flag: Flag): string {
  const unit = look.analysis.value?.unit ?? "chance";
  const [what, fall] = [flagTitle(look, flag), fallWords(flag.best, flag.left, unit)];
  if (flag.kind === "luck") return word("analysis-stroke-name", { what, fall });
  return word("analysis-flag-name", { number: flag.number, turn: turnName(look, flag), what, fall });
}

/** The heading of the log that shows what chance brought, else what else is told there. */
function strokeWords(look: LookBack, { step }: Flag): string {
  const events = look.player.happened.value[step] ?? [];
  const told = events.findLast(isHeading) ?? events.at(-1);
  return told ? say(told.text, look.player.board.reader.value).replace(/\.$/, "") : word("analysis-a-stroke");
}

/** The turns in which the costliest choices were made: "10 and 12"; "" where turns have no numbers. */
export function costlyTurns(look: LookBack): string[] {
  const numbers = look.mistakes.value.map(({ step }) => turnNumber(look, step));
  return numbers.some((number) => !number) ? [] : [...new Set(numbers)].sort((a, b) => Number(a) - Number(b));
}
