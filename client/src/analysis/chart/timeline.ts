// An analysis along the stops of a replay: which actions a stop stands after, which turn it is in, what changed in each turn.
import { headingAt, isHeading } from "../../replay/replayStops";
import type { Text, WireEvent } from "../../wire/types";
import type { Analysis, SeatValue, Shift } from "../../wire/httpTypes";

const FEWEST_TURNS = 6;
const WANTED_TURNS = 16;

/** A stretch of the axis: stops `from` to `to`, with the number it is called by where it begins a turn. */
export interface Turn {
  from: number;
  to: number;
  number: string;
}

/** The last stop that stands after no more than `act` actions: there the action `act` was chosen. */
export function stopOfAct(acts: readonly number[], act: number): number {
  return Math.max(
    0,
    acts.findLastIndex((one) => one <= act),
  );
}

/** What a seat could expect at each stop. */
export function valuesAt(analysis: Analysis, acts: readonly number[], seat: number): SeatValue[] {
  return acts.map((act) => momentAfter(analysis, act).values[seat]!);
}

export const momentAfter = (analysis: Analysis, act: number): Analysis["moments"][number] =>
  analysis.moments[Math.min(act, analysis.moments.length - 1)]!;

/** The turns of a game by the headings of its log; where they are few, each is cut into parts about as long as one another. */
export function turnsOf(happened: readonly (readonly WireEvent[])[]): Turn[] {
  const last = Math.max(1, happened.length - 1);
  const counts = counting(happened.flatMap((events) => events.findLast(isHeading)?.text ?? []));
  const begun = happened.flatMap((events, at) => {
    const heading = events.findLast(isHeading);
    return heading && at < last ? [{ at, number: numberIn(heading.text, counts) }] : [];
  });
  const starts = begun.length && begun[0]!.at > 0 ? [{ at: 0, number: "" }, ...begun] : begun.length ? begun : [{ at: 0, number: "" }];
  const turns = starts.map(({ at, number }, k) => ({ from: k ? at : 0, to: starts[k + 1]?.at ?? last, number }));
  return turns.length < FEWEST_TURNS ? turns.flatMap((turn) => parts(turn, last / WANTED_TURNS)) : turns;
}

function parts(turn: Turn, length: number): Turn[] {
  const count = Math.max(1, Math.round((turn.to - turn.from) / Math.max(1, length)));
  const edge = (k: number) => Math.round(turn.from + ((turn.to - turn.from) * k) / count);
  const cut = Array.from({ length: count }, (_, k) => ({ from: edge(k), to: edge(k + 1), number: k ? "" : turn.number }));
  return cut.filter(({ from, to }) => to > from);
}

/** The number a heading is counted by. */
function numberIn({ args }: Text, counts: string): string {
  const found = args?.[counts];
  return typeof found === "number" ? String(found) : "";
}

/** What headings count: the first of their numbers that only grows. */
function counting(headings: readonly Text[]): string {
  const names = [...new Set(headings.flatMap(({ args }) => Object.keys(args ?? {})))];
  const grows = (name: string) => {
    const numbers = headings.map(({ args }) => args?.[name]).filter((arg) => typeof arg === "number");
    return numbers.length > 0 && numbers.every((number, at) => !at || number > numbers[at - 1]!);
  };
  return names.find(grows) ?? "";
}

/** The turn a stop is in; the last for the end. */
export const turnAt = (turns: readonly Turn[], step: number): number =>
  Math.max(
    0,
    turns.findLastIndex(({ from }) => from <= step),
  );

/** What each turn brought a seat: chance where it showed itself, a choice in the turn in which it was made. */
export function shiftsByTurn(analysis: Analysis, acts: readonly number[], turns: readonly Turn[], seat: number): Shift[] {
  const found = turns.map(() => ({ luck: 0, own: 0, others: 0 }));
  const at = (act: number) => found[turnAt(turns, firstStopAfter(acts, act))]!;
  for (const { ply, shifts } of analysis.moments) {
    const { luck, own, others } = shifts[seat]!;
    at(ply).luck += luck;
    const chosen = at(Math.max(0, ply - 1));
    chosen.own += own;
    chosen.others += others;
  }
  return found;
}

/** The first stop that shows what came of so many actions. */
export function firstStopAfter(acts: readonly number[], act: number): number {
  const found = acts.findIndex((one) => one >= act);
  return found < 0 ? acts.length - 1 : found;
}

/** How many turns are refined once so many plies are. */
export const turnsRefined = (turns: readonly Turn[], acts: readonly number[], refined: number): number =>
  turns.filter(({ to }) => (acts[to] ?? Infinity) < refined).length;

/** What the log calls the turn of a stop. */
export const headingText = (happened: readonly (readonly WireEvent[])[], step: number): Text | null =>
  headingAt(happened, step)?.text ?? null;
