// The calls of a replay, as docs/wire.md has them.
import { ask } from "../lib/api";
import type { Frame, SeatStatus, Text, WireEvent } from "../lib/types";
import type { Lang } from "../lib/words";

export type Viewer = number | null;

export interface Note {
  ply: number;
  words: string;
  shared?: boolean;
  /** Somebody else who shares it. */
  by?: string;
}

export interface Overview {
  id: string;
  game: string;
  mode: string;
  seats: SeatStatus[];
  seat: Viewer;
  viewpoints: Viewer[];
  plies: number[];
  events: WireEvent[];
  notes: Note[];
  /** The line of the log that led to each ply, once nothing is hidden any more. */
  lines?: number[];
  actors?: number[];
  own?: Viewer;
  open?: boolean;
  table?: string;
  /** What has become of a game that was played by other rules than today's. */
  rules?: Text;
}

const at = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;
const eyes = (seat: Viewer | undefined): string => (seat === undefined ? "" : `?seat=${seat ?? "watch"}`);

export const replays = {
  overview: (id: string, seat?: Viewer) => ask<Overview>("GET", at(id) + eyes(seat)),
  ply: (id: string, seat: Viewer, ply: number) => ask<Frame>("GET", `${at(id)}/${ply}${eyes(seat)}`),
  note: (id: string, seat: Viewer, note: Note) => ask<Note[]>("PUT", `${at(id)}/notes`, { ply: note.ply, seat, words: note.words, shared: Boolean(note.shared) }),
  fork: (id: string, seat: Viewer, ply: number, sit: number, level: string) => ask<{ table: string }>("POST", `${at(id)}/fork`, { ply, seat, sit, level }),
  bring: (record: unknown) => ask<{ replay: string }>("POST", "/api/replays", record),
};

export const recordAddress = (id: string): string => `${at(id)}/record`;
/** The record of a table of which nothing can be shown any more. */
export const tableRecordAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;
export const pictureAddress = (id: string, seat: Viewer, ply: number, lang: Lang): string => `${at(id)}/${ply}/picture.svg${eyes(seat)}&lang=${lang}`;
export const replayAddress = (id: string, seat: Viewer, ply: number): string => `/replay/${encodeURIComponent(id)}?ply=${ply}&seat=${seat ?? "watch"}`;
