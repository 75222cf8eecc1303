// What HTTP calls take and answer, written by client/httptypes.py from server/calls. Do not edit.
import type { Text } from "./types";

export interface Analysis {
  format: string;
  game: string;
  rules: number;
  mode: string;
  seats: number;
  depth: "deep" | "quick";
  unit: "chance" | "points";
  finished: boolean;
  moments: Moment[];
  decisions: Decision[];
  turning_points: TurningPoint[][];
  strokes: Stroke[][];
  sums: Sum[];
}

export interface AnalysisState {
  state: "done" | "none" | "running" | "stopped";
  depth: "" | "deep" | "quick";
  done: number;
  total: number;
  refined: number;
  analysis: Analysis | null;
}

export interface Choice {
  action: string;
  value: number;
  margin: number;
}

export interface Decision {
  ply: number;
  seat: number;
  played: Choice;
  best: Choice;
  cost: number;
  margin: number;
  mistake: boolean;
  given: number[];
  weighed: Choice[];
  why: PartChange[];
  given_margin?: number;
}

export interface Estimate {
  value: number;
  margin: number;
}

export interface Moment {
  ply: number;
  values: SeatValue[];
  shifts: Shift[];
}

export interface PartChange {
  part: string;
  points: number;
}

export interface SeatValue {
  value: number;
  margin: number;
  points?: Estimate | null;
  titles?: Record<string, number>;
}

export interface Shift {
  luck: number;
  own: number;
  others: number;
}

export interface Stroke {
  seat: number;
  ply: number;
  change: number;
  margin: number;
}

export interface Sum {
  start: number;
  end: number;
  luck: number;
  own: number;
  others: number;
  margin?: number;
}

export interface Tried {
  value: number;
  margin: number;
  best: number;
  best_margin: number;
  played: number;
  played_margin: number;
  good: boolean;
  why: Text[];
}

export interface TurningPoint {
  seat: number;
  first: number;
  last: number;
  ply: number;
  cost: number;
  margin: number;
  best: number;
  left: number;
}
