// The daily island: today's deals, my tries, the ranking, yesterday's best.
import { signal } from "@preact/signals";
import { request } from "../lib/api";
import { whoAmI } from "../lib/me";
import { navigate } from "../lib/route";
import { toastError } from "../lib/ui";
import type { DailyDeal, DailyOverview, DailyWish, OpenedTable } from "../wire/httpTypes";

export type { DailyDeal, DailyRank } from "../wire/httpTypes";

export const day = signal<DailyOverview | null>(null);
export const dayLost = signal(false);

export async function loadDay(): Promise<void> {
  try {
    await whoAmI();
    day.value = await request<DailyOverview>("GET", "/api/daily");
    dayLost.value = false;
  } catch {
    dayLost.value = day.peek() === null;
  }
}

/** Goes to the table of my one try. */
export async function tryDeal({ game, mode }: DailyDeal): Promise<void> {
  try {
    await whoAmI();
    navigate(`/table/${(await request<OpenedTable>("POST", "/api/daily", { game, mode } satisfies DailyWish)).table}`);
  } catch (error) {
    toastError(error, { game });
  }
}

/** The deal the start page names: another one each day. */
export function featuredDeal({ day: date, deals }: DailyOverview): DailyDeal | undefined {
  const days = Math.floor(Date.parse(date) / 86_400_000);
  return deals[days % deals.length];
}
