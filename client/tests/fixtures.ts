// Gestures, zones and frames for tests, said in few words.
import { GESTURE_DEFAULTS } from "../src/wire/gestureTypes";
import type { Gesture } from "../src/wire/gestureCodec";
import type { TableFrame } from "../src/wire/tableFrame";
import type { Piece, WireScene, Zone } from "../src/wire/types";

const { last: _, ...UNSAID } = GESTURE_DEFAULTS;

export function gesture(action: string, path: readonly string[] = [], more: Partial<Gesture> = {}): Gesture {
  return { ...UNSAID, action, path, turn: 0, ...more };
}

export const GRID: Zone = { id: "grid", layout: "grid", label: { key: "grid" }, cols: 6, rows: 4, cell: 10 };

export function piece(id: string, at: string, more: Partial<Piece> = {}): Piece {
  return { id, at, ...more };
}

export function scene(more: Partial<WireScene> = {}): WireScene {
  return { prompt: { key: "prompt" }, zones: [GRID], pieces: [], ...more };
}

export function frame(more: Partial<TableFrame> = {}): TableFrame {
  const seats: TableFrame["seats"] = [{ name: "Ada", kind: "person", acting: true }];
  return { is: "frame", ply: 0, seat: 0, game: "toy", table: "t", scene: scene(), seats, events: [], ...more };
}

/** Buttons and things to touch once, by their actions. */
export function touches(...actions: [action: string, last: string][]): WireScene["groups"] {
  return [{ gestures: actions.map(([action, last]) => ({ action, last })) }];
}
