// The calls of a replay, as docs/wire.md has them.
import { request } from "../lib/api";
import type { Lang } from "../lib/words";
import type { Frame, SeatStatus, WireEvent } from "../wire/types";

export type Viewpoint = number | null;

export interface ReplayNote {
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
  seat: Viewpoint;
  viewpoints: Viewpoint[];
  plies: number[];
  events: WireEvent[];
  notes: ReplayNote[];
  /** The line of the log that led to each ply, once nothing is hidden any more. */
  lines?: number[];
  actors?: number[];
  own?: Viewpoint;
  open?: boolean;
  table?: string;
}

const at = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;
const eyes = (seat: Viewpoint | undefined): string => (seat === undefined ? "" : `?seat=${seat ?? "watch"}`);

export const replayApi = {
  overview: (id: string, seat?: Viewpoint) => request<Overview>("GET", at(id) + eyes(seat)),
  ply: (id: string, seat: Viewpoint, ply: number) => request<Frame>("GET", `${at(id)}/${ply}${eyes(seat)}`),
  note: (id: string, seat: Viewpoint, note: ReplayNote) =>
    request<ReplayNote[]>("PUT", `${at(id)}/notes`, { ply: note.ply, seat, words: note.words, shared: Boolean(note.shared) }),
  fork: (id: string, seat: Viewpoint, ply: number, sit: number, level: string) =>
    request<{ table: string }>("POST", `${at(id)}/fork`, { ply, seat, sit, level }),
  bring: (record: unknown) => request<{ replay: string }>("POST", "/api/replays", record),
};

export const recordAddress = (id: string): string => `${at(id)}/record`;
export const pictureAddress = (id: string, seat: Viewpoint, ply: number, lang: Lang): string =>
  `${at(id)}/${ply}/picture.svg${eyes(seat)}&lang=${lang}`;
export const replayAddress = (id: string, seat: Viewpoint, ply: number): string =>
  `/replay/${encodeURIComponent(id)}?ply=${ply}&seat=${seat ?? "watch"}`;
