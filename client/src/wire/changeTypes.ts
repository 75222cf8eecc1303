// What makes a scene into the next, written by client/wiretypes.py from table/wire and core/scene.py. Do not edit.
import type { WireCells, WireGesture } from "./gestureTypes";
import type { Outline, Piece, Zone } from "./types";

export interface GroupChange {
  gestures: (number | WireGesture | [number, Record<string, unknown>])[];
  of?: number;
  path?: string[];
  turn?: number;
}

export interface ScenePartChange {
  number: number;
  of?: number;
  zones?: (number | Zone | [number, Record<string, unknown>])[];
  pieces?: (number | Piece | [number, Record<string, unknown>])[];
}

export interface SceneChange {
  of: number;
  parts: (number | ScenePartChange)[];
  turn?: number;
  groups?: (number | GroupChange)[] | null;
  cells?: (number | WireCells | [number, Record<string, unknown>])[] | null;
  outlines?: (number | Outline | [number, Record<string, unknown>])[] | null;
  fields?: Record<string, unknown>;
}

export type WirePart = [
  number: number,
  zones: number,
  pieces: number,
];
