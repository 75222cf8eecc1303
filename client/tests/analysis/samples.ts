// Analyses for tests, said in few words.
import type { Analysis, Moment, Shift } from "../../src/wire/httpTypes";

export function moment(ply: number, value: number, shift: Partial<Shift> = {}): Moment {
  return { ply, values: [{ value, margin: 100 }], shifts: [{ luck: 0, own: 0, others: 0, ...shift }] };
}

export function analysis(more: Partial<Analysis> = {}): Analysis {
  return {
    format: "archipel analysis 1",
    game: "toy",
    rules: 1,
    mode: "solo",
    seats: 1,
    depth: "quick",
    unit: "chance",
    finished: true,
    moments: [moment(0, 5000)],
    decisions: [],
    turning_points: [[]],
    strokes: [[]],
    sums: [{ start: 5000, end: 5000, luck: 0, own: 0, others: 0 }],
    ...more,
  };
}
