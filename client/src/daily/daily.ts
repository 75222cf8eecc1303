// The daily island: today's deals, my tries, the ranking, yesterday's best.
import { signal } from "@preact/signals";
import { ask } from "../lib/api";
import { whoAmI } from "../lib/me";
import { go } from "../lib/route";
import { complain } from "../lib/ui";
import type { DailyDeal as Deal, DailyOverview, DailyWish, OpenedTable } from "../wire/httpTypes";

export type { DailyDeal as Deal, DailyRank as Rank } from "../wire/httpTypes";

export const day = signal<DailyOverview | null>(null);
export const dayLost = signal(false);

export async function loadDay(): Promise<void> {
  try {
    await whoAmI();
    day.value = await ask<DailyOverview>("GET", "/api/daily");
    dayLost.value = false;
  } catch {
    dayLost.value = day.peek() === null;
  }
}

/** Goes to the table of my one try. */
export async function tryDeal({ game, mode }: Deal): Promise<void> {
  try {
    await whoAmI();
    go(`/table/${(await ask<OpenedTable>("POST", "/api/daily", { game, mode } satisfies DailyWish)).table}`);
  } catch (error) {
    complain(error, { game });
  }
}

/** The deal the start page names: another one each day. */
export function featured({ day: date, deals }: DailyOverview): Deal | undefined {
  const days = Math.floor(Date.parse(date) / 86_400_000);
  return deals[days % deals.length];
}
