// What a scene is made of, written by client/wiretypes.py from table/wire and core/scene.py. Do not edit.
import type { Text } from "./types";

export interface Area {
  id: string;
  label: Text;
  cells: number[];
}

export interface Outline {
  id: string;
  at: string;
  label: Text;
  cells?: number[];
  members?: string[];
  path?: string;
  tallies?: Tally[];
  note?: Text | null;
  marks?: string;
}

export interface Piece {
  id: string;
  at: string;
  face?: string;
  label?: Text | null;
  x?: number;
  y?: number;
  turn?: number;
  layer?: number;
  tint?: string;
  count?: number | null;
  words?: Text | null;
  note?: Text | null;
  lit?: string;
  marks?: string;
  shape?: number[];
  poses?: number[];
  level?: number;
  large?: string;
}

export interface Progress {
  label: Text;
  now: number;
  of: number;
  groups?: number[];
}

export interface Spot {
  id: string;
  x: number;
  y: number;
  label: Text;
  face?: string;
  lit?: string;
}

export interface Stage {
  mark: string;
  label: Text;
  state: "done" | "next" | "now";
  full?: number;
  of?: number;
  pip?: string;
  note?: Text | null;
}

export interface Tally {
  label: Text;
  count: number;
  face?: string;
  after?: number | null;
  at?: string;
}

export interface Toggle {
  id: string;
  label: Text;
  icon?: string;
  shows?: string;
}

export interface Zone {
  id: string;
  layout: "fan" | "grid" | "ladder" | "panel" | "pile" | "preview" | "ring" | "row" | "spots" | "track" | "triangles";
  label: Text;
  inside?: string;
  owner?: number;
  skin?: string;
  cols?: number;
  rows?: number;
  cell?: number;
  width?: number;
  height?: number;
  face?: string;
  caption?: Text | null;
  spots?: Spot[];
  mini?: boolean;
  title?: boolean;
  zoom?: boolean;
  beyond?: string;
  stands?: boolean;
  tilt?: boolean;
  pad?: number[];
  tell?: boolean;
  toggles?: Toggle[];
  rests?: boolean;
  drawer?: string;
  drawer_short?: boolean;
  badge?: number;
  origin?: number[];
  areas?: Area[];
  needed?: boolean;
}
