// The calls of puzzles, as docs/wire.md has them.
import { signal } from "@preact/signals";
import { Refusal, request } from "../lib/api";
import { whoAmI } from "../lib/me";
import type { PuzzleAnswerWish, PuzzleOverview, PuzzleProgress, PuzzleSheet } from "../wire/httpTypes";
import { speaksWire, type TableFrame, unfoldFrame } from "../wire/tableFrame";

/** The puzzle of the day, my days in a row, what there is to practise. */
export const puzzles = signal<PuzzleOverview | null>(null);
export const puzzlesLost = signal(false);

export async function loadPuzzles(): Promise<void> {
  try {
    await whoAmI();
    puzzles.value = await request<PuzzleOverview>("GET", "/api/puzzles");
    puzzlesLost.value = false;
  } catch {
    puzzlesLost.value = puzzles.peek() === null;
  }
}

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
