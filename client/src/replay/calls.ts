// The calls of a replay, as docs/wire.md has them.
import { ask } from "../lib/api";
import type { Frame } from "../lib/types";
import type { Lang } from "../lib/words";
import type { ForkWish, NoteWish, OpenedTable, ReplayNote, ReplayOverview, UploadedRecord } from "../wire/httpTypes";

export type { ReplayNote as Note, ReplayOverview as Overview } from "../wire/httpTypes";
export type Viewer = ReplayOverview["seat"];

const at = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;
const eyes = (seat: Viewer | undefined): string => (seat === undefined ? "" : `?seat=${seat ?? "watch"}`);

export const replays = {
  overview: (id: string, seat?: Viewer) => ask<ReplayOverview>("GET", at(id) + eyes(seat)),
  ply: (id: string, seat: Viewer, ply: number) => ask<Frame>("GET", `${at(id)}/${ply}${eyes(seat)}`),
  note: (id: string, seat: Viewer, note: ReplayNote) => ask<ReplayNote[]>("PUT", `${at(id)}/notes`, { ply: note.ply, seat, words: note.words, shared: Boolean(note.shared) } satisfies NoteWish),
  fork: (id: string, seat: Viewer, ply: number, sit: number, level: string) => ask<OpenedTable>("POST", `${at(id)}/fork`, { ply, seat, sit, level } satisfies ForkWish),
  bring: (record: unknown) => ask<UploadedRecord>("POST", "/api/replays", record),
};

export const recordAddress = (id: string): string => `${at(id)}/record`;
export const pictureAddress = (id: string, seat: Viewer, ply: number, lang: Lang): string => `${at(id)}/${ply}/picture.svg${eyes(seat)}&lang=${lang}`;
export const replayAddress = (id: string, seat: Viewer, ply: number): string => `/replay/${encodeURIComponent(id)}?ply=${ply}&seat=${seat ?? "watch"}`;
