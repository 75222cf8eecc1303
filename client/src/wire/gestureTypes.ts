// Gestures as they travel, written by client/wiretypes.py from table/wire and core/scene.py. Do not edit.
import type { Tally, Text } from "./types";

export interface WireCells {
  action: string;
  path: string[];
  columns: unknown[][];
  turn?: string;
  cols?: number;
  like?: Record<string, unknown>;
  which?: number[];
  table?: unknown[][];
}

export interface WireGesture {
  action: string;
  last?: string;
  label?: Text | null;
  ghost?: string;
  also?: string[][];
  main?: boolean;
  icon?: string;
  then?: string[];
  moves?: Record<string, string>;
  key?: string;
  note?: Text | null;
  shows?: string;
  ask?: string;
  tallies?: Tally[];
  walks?: [string, string[]][];
  formal?: boolean;
  button?: Text | null;
  asks?: Text | null;
  after?: Text | null;
  revocable?: boolean;
  sure?: boolean;
  alike?: boolean;
}

export interface WireGroup {
  gestures: WireGesture[];
  path?: string[];
  turn?: number;
}

export interface GestureFields {
  action: string;
  last: string;
  label: Text | null;
  ghost: string;
  also: string[][];
  main: boolean;
  icon: string;
  then: string[];
  moves: Record<string, string>;
  key: string;
  note: Text | null;
  shows: string;
  ask: string;
  tallies: Tally[];
  walks: [string, string[]][];
  formal: boolean;
  button: Text | null;
  asks: Text | null;
  after: Text | null;
  revocable: boolean;
  sure: boolean;
  alike: boolean;
}

export const GESTURE_DEFAULTS: GestureFields = {
  action: "",
  last: "",
  label: null,
  ghost: "",
  also: [],
  main: false,
  icon: "",
  then: [],
  moves: {},
  key: "",
  note: null,
  shows: "",
  ask: "",
  tallies: [],
  walks: [],
  formal: false,
  button: null,
  asks: null,
  after: null,
  revocable: false,
  sure: false,
  alike: false,
};
