// The calls about oneself, typed.
import { pageHref, sharedLink } from "../lib/address";
import { api, type Me, request } from "../lib/api";
import { whoAmI } from "../lib/me";
import type { Achievements, EraseWish, GameHistory, HookWish, LinkKey, LinkWish, MovedIn, ProfileName, TakeWish } from "../wire/httpTypes";

export type { Achievements, EarnedTrophy, FinishedGame, GameStatistics, Totals } from "../wire/httpTypes";

export const profileApi = {
  games: (skip: number) => requestAsMe<GameHistory>("GET", `/api/me/games?skip=${skip}`),
  deeds: () => requestAsMe<Achievements>("GET", "/api/me/deeds"),
  link: (renew: boolean) => requestAsMe<LinkKey>("POST", "/api/me/link", { renew } satisfies LinkWish),
  take: (key: string, sure: boolean) => requestAsMe<ProfileName>("POST", "/api/take", { key, sure } satisfies TakeWish),
  hook: (address: string) => requestAsMe<Me>("PUT", "/api/me/hook", { address } satisfies HookWish),
  testHook: () => requestAsMe<ProfileName>("POST", "/api/me/hook/test"),
  moveIn: (file: unknown) => requestAsMe<MovedIn>("POST", "/api/me/import", file),
  leave: () => requestAsMe<ProfileName>("DELETE", "/api/me", { sure: "yes" } satisfies EraseWish),
};

/** Asks once the server knows who is asking. */
export async function requestAsMe<T>(...call: Parameters<typeof request>): Promise<T> {
  await whoAmI();
  return request<T>(...call);
}

export const EXPORT_ADDRESS = "/api/me/export";

export const secretLink = (key: string): string => sharedLink(`/take#${key}`);

/** This browser has become somebody else: what they like is theirs to say. */
export async function switchProfile(): Promise<void> {
  const taken = await api.me();
  localStorage.clear();
  localStorage.setItem("lang", taken.lang);
  localStorage.setItem("theme", taken.theme);
  location.assign(pageHref("/me"));
}
