// The calls about oneself, typed.
import { api, ask } from "../lib/api";
import { whoAmI } from "../lib/me";
import type { Achievements, EraseWish, GameHistory, HookWish, LinkKey, LinkWish, Me, ProfileName, TakeWish } from "../wire/httpTypes";

export type {
  Achievements as Deeds, EarnedTrophy as Earned, FinishedGame as PastGame, GameStatistics as Figures, Totals as Tally,
} from "../wire/httpTypes";

export const mine = {
  games: (skip: number) => asMe<GameHistory>("GET", `/api/me/games?skip=${skip}`),
  deeds: () => asMe<Achievements>("GET", "/api/me/deeds"),
  link: (renew: boolean) => asMe<LinkKey>("POST", "/api/me/link", { renew } satisfies LinkWish),
  take: (key: string, sure: boolean) => asMe<ProfileName>("POST", "/api/take", { key, sure } satisfies TakeWish),
  hook: (address: string) => asMe<Me>("PUT", "/api/me/hook", { address } satisfies HookWish),
  testHook: () => asMe<ProfileName>("POST", "/api/me/hook/test"),
  leave: () => asMe<ProfileName>("DELETE", "/api/me", { sure: "yes" } satisfies EraseWish),
};

/** Asks once the server knows who is asking. */
export async function asMe<T>(...call: Parameters<typeof ask>): Promise<T> {
  await whoAmI();
  return ask<T>(...call);
}

export const EXPORT = "/api/me/export";

export const linkOf = (key: string): string => `${location.origin}/take#${key}`;

/** This browser has become somebody else: what they like is theirs to say. */
export async function settleIn(): Promise<void> {
  const taken = await api.me();
  localStorage.clear();
  localStorage.setItem("lang", taken.lang);
  localStorage.setItem("theme", taken.theme);
  location.assign("/me");
}
