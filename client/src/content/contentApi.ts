// Components of one's own: those my profile keeps, and the calls about them.
import { signal } from "@preact/signals";
import { request } from "../lib/api";
import { whoAmI } from "../lib/me";
import type { ContentWish, OwnContent } from "../wire/httpTypes";
import type { ContentLabel } from "../wire/types";

export type { OwnContent };

const ADDRESS = "/api/me/contents";
const LONGEST_NAME = 40;
const SHOWN = 8;

export const myContents = signal<OwnContent[] | null>(null);

export async function loadContents(): Promise<void> {
  await whoAmI();
  myContents.value = await request<OwnContent[]>("GET", ADDRESS);
}

/** Keeps a file under its own name; `wanted` is the digest that it must have, where it is for a record. */
export async function keepContent(game: string, file: File, wanted = ""): Promise<OwnContent> {
  await whoAmI();
  const wish: ContentWish = { game, name: nameOf(file), text: await file.text(), wanted };
  const kept = await request<OwnContent>("POST", ADDRESS, wish);
  await loadContents();
  return kept;
}

export async function dropContent(content: OwnContent): Promise<void> {
  myContents.value = await request<OwnContent[]>("DELETE", contentAddress(content));
}

export const contentAddress = ({ game, digest }: OwnContent): string => `${ADDRESS}/${game}/${encodeURIComponent(digest)}`;
/** The file a game comes with, to begin one's own from. */
export const houseAddress = (game: string): string => `/api/games/${encodeURIComponent(game)}/content`;

/** The first digits of a digest, to be read by people. */
export const shortDigest = ({ digest }: ContentLabel | OwnContent): string => digest.replace(/^\w+:/, "").slice(0, SHOWN);

function nameOf(file: File): string {
  const name = file.name
    .replace(/\.[^.]*$/, "")
    .trim()
    .slice(0, LONGEST_NAME);
  return name || file.name.slice(0, LONGEST_NAME);
}
