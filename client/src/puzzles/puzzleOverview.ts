// The puzzle of the day, my days in a row, what there is to practise.
import { signal } from "@preact/signals";
import { request } from "../lib/api";
import { whoAmI } from "../lib/me";
import type { PuzzleOverview } from "../wire/httpTypes";

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
