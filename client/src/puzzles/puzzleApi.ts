// The calls of puzzles, as docs/wire.md has them.
import { Refusal, request } from "../lib/api";
import type { PuzzleAnswerWish, PuzzleProgress, PuzzleSheet } from "../wire/httpTypes";
import { speaksWire, type TableFrame, unfoldFrame } from "../wire/tableFrame";

const at = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`;

export const puzzleApi = {
  /** How far I am, and the table as its seat saw it. */
  open: async (id: string): Promise<[PuzzleProgress, TableFrame]> => {
    const { progress, frame } = await request<PuzzleSheet>("GET", at(id));
    const table = speaksWire(frame) ? unfoldFrame(frame) : null;
    if (!table) throw new Refusal({ key: "server-reload" }, 409);
    return [progress, table];
  },
  answer: (id: string, action: string) =>
    request<PuzzleProgress>("POST", `${at(id)}/answers`, { action } satisfies PuzzleAnswerWish),
  hint: (id: string) => request<PuzzleProgress>("POST", `${at(id)}/hint`),
  giveUp: (id: string) => request<PuzzleProgress>("POST", `${at(id)}/solution`),
};
