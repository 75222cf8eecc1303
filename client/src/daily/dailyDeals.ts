// The daily island: today's deals, my tries, the ranking, yesterday's best.
import { signal } from "@preact/signals";
import { request } from "../lib/api";
import { whoAmI } from "../lib/me";
import { navigate } from "../lib/route";
import { toastError } from "../lib/ui";

export interface Rank {
  place: number;
  name: string;
  score: number;
  me: boolean;
  table: string;
}

export interface Deal {
  game: string;
  mode: string;
  mine: string;
  over: boolean;
  players: number;
  ranks: Rank[];
}

export interface Day {
  day: string;
  ends: number;
  deals: Deal[];
  best: Deal[];
}

export const day = signal<Day | null>(null);
export const dayLost = signal(false);

export async function loadDay(): Promise<void> {
  try {
    await whoAmI();
    day.value = await request<Day>("GET", "/api/daily");
    dayLost.value = false;
  } catch {
    dayLost.value = day.peek() === null;
  }
}

/** Goes to the table of my one try. */
export async function tryDeal({ game, mode }: Deal): Promise<void> {
  try {
    await whoAmI();
    navigate(`/table/${(await request<{ table: string }>("POST", "/api/daily", { game, mode })).table}`);
  } catch (error) {
    toastError(error, { game });
  }
}

/** The deal the start page names: another one each day. */
export function featuredDeal({ day: date, deals }: Day): Deal | undefined {
  const days = Math.floor(Date.parse(date) / 86_400_000);
  return deals[days % deals.length];
}
