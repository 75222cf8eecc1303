// The calls of a replay, as docs/wire.md has them.
import { Refusal, request } from "../lib/api";
import type { Lang } from "../lib/words";
import type { ForkWish, NoteWish, OpenedTable, ReplayNote, ReplayOverview, UploadedRecord } from "../wire/httpTypes";
import { speaksWire, unfoldFrame, type TableFrame } from "../wire/tableFrame";
import type { Frame } from "../wire/types";

export type { ReplayNote, ReplayOverview } from "../wire/httpTypes";
export type Viewpoint = ReplayOverview["seat"];

const at = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;
const eyes = (seat: Viewpoint | undefined): string => (seat === undefined ? "" : `?seat=${seat ?? "watch"}`);

export const replayApi = {
  overview: (id: string, seat?: Viewpoint) => request<ReplayOverview>("GET", at(id) + eyes(seat)),
  ply: async (id: string, seat: Viewpoint, ply: number): Promise<TableFrame> => {
    const frame = await request<Frame>("GET", `${at(id)}/${ply}${eyes(seat)}`);
    const shown = speaksWire(frame) ? unfoldFrame(frame) : null;
    if (!shown) throw new Refusal({ key: "server-reload" }, 409);
    return shown;
  },
  note: (id: string, seat: Viewpoint, note: ReplayNote) =>
    request<ReplayNote[]>("PUT", `${at(id)}/notes`, {
      ply: note.ply,
      seat,
      words: note.words,
      shared: Boolean(note.shared),
    } satisfies NoteWish),
  fork: (id: string, wish: ForkWish) => request<OpenedTable>("POST", `${at(id)}/fork`, wish),
  bring: (record: unknown) => request<UploadedRecord>("POST", "/api/replays", record),
};

export const recordAddress = (id: string): string => `${at(id)}/record`;
/** The record of a table of which nothing can be shown any more. */
export const tableRecordAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;
export const pictureAddress = (id: string, seat: Viewpoint, ply: number, lang: Lang): string =>
  `${at(id)}/${ply}/picture.svg${eyes(seat)}&lang=${lang}`;
export const replayPath = (id: string, seat: Viewpoint, ply: number): string =>
  `/replay/${encodeURIComponent(id)}?ply=${ply}&seat=${seat ?? "watch"}`;
