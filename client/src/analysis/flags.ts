// Flags on the curve: the three choices that cost a seat most, and what chance did.
import type { Analysis, ReplayOverview, Stroke, TurningPoint } from "../wire/httpTypes";
import { firstStopAfter, stopOfAct } from "./chart/timeline";

export interface Flag {
  kind: "cost" | "luck";
  /** 1 is the costliest; chance has none. */
  number: number;
  seat: number;
  /** The action of the record, and the stop before it was chosen; of chance the stop that shows it. */
  act: number;
  step: number;
  /** From what value to what. */
  best: number;
  left: number;
  change: number;
  /** A bot chose it for somebody who was away. */
  stoodIn: boolean;
}

/** After how many actions of the record each stop is, and which of them a bot chose for somebody. */
type Course = Pick<ReplayOverview, "acts" | "stood_in">;

/** Full flags of a seat by what they cost, then hollow ones. A flag equal to one known before is that one. */
export function flagsOf(analysis: Analysis, { acts = [], stood_in = [] }: Course, seat: number, known: readonly Flag[] = []): Flag[] {
  const costs = (analysis.turning_points[seat] ?? []).map((point, at) => ({
    ...costFlag(point, at + 1, acts),
    stoodIn: stood_in.includes(point.ply),
  }));
  const strokes = (analysis.strokes[seat] ?? []).map((stroke) => luckFlag(analysis, stroke, acts));
  return [...costs, ...strokes].map((flag) => known.find((one) => isEqual(one, flag)) ?? flag);
}

function costFlag(point: TurningPoint, number: number, acts: readonly number[]): Flag {
  const { seat, ply, best, left, cost } = point;
  return { kind: "cost", number, seat, act: ply, step: stopOfAct(acts, ply), best, left, change: -cost, stoodIn: false };
}

function luckFlag(analysis: Analysis, { seat, ply, change }: Stroke, acts: readonly number[]): Flag {
  const left = analysis.moments[ply + 1]?.values[seat]?.value ?? 0;
  const best = left - change;
  return { kind: "luck", number: 0, seat, act: ply, step: firstStopAfter(acts, ply + 1), best, left, change, stoodIn: false };
}

/** The same choice, whatever its figures are by now. */
export const sameFlag = (one: Flag, other: Flag): boolean => one.kind === other.kind && one.act === other.act && one.seat === other.seat;

const isEqual = (one: Flag, other: Flag): boolean => (Object.keys(one) as (keyof Flag)[]).every((key) => one[key] === other[key]);
