// A game's art: its sheet of symbols, of which the page holds what it shows, and its stylesheet, both gone when the table is left.
import { signal } from "@preact/signals";
import { fileAddress } from "./address";
import { type FaceBox, FaceSheet } from "./faces/faceSheet";
import { PageFaces } from "./faces/pageFaces";
import { house } from "./house";
import type { Lang } from "./words";

export type { FaceBox };

const sheet = signal(new FaceSheet(""));
let faces: PageFaces | null = null;
export const skinReady = signal(false);

/** The viewBox of a face; null where the sheet has no such symbol. */
export function faceBox(face: string | undefined): FaceBox | null {
  return face ? sheet.value.box(face) : null;
}

/** What a `<use>` in the page refers to a face by; that brings the face into the page. */
export function faceHref(face = ""): string {
  faces?.want(face);
  return `#${face}`;
}

/** Brings in the sheet and the stylesheet of a game, with somebody's own components where a digest names them; the
 * answer takes them away again. */
export function loadSkin(game: string, lang: Lang, content = ""): () => void {
  let worn = true;
  const own = content && `?content=${encodeURIComponent(content)}`;
  const link = stylesheet(fileAddress(`/skin/${game}/skin.css`));
  void Promise.all([fetchSheet(`/skin/${game}/${lang}.svg${own}`), link.done]).then(([source]) => {
    if (worn) installSkinSheet(source);
  });
  return () => {
    worn = false;
    link.remove();
  };
}

/** Takes a sheet of symbols, one a line, in place of the one before. */
export function installSkinSheet(source: string): void {
  faces?.remove();
  const now = new FaceSheet(source);
  faces = new PageFaces(now);
  sheet.value = now;
  skinReady.value = true;
}

export function removeSkin(): void {
  faces?.remove();
  faces = null;
  sheet.value = new FaceSheet("");
  skinReady.value = false;
}

async function fetchSheet(address: string): Promise<string> {
  try {
    const answer = await house().call("GET", address);
    if (answer.status === 200) return answer.body;
  } catch {
    // a table without its art is still playable by its list of actions
  }
  return "";
}

function stylesheet(href: string): { done: Promise<void>; remove: () => void } {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const done = new Promise<void>((settle) => {
    link.onload = link.onerror = () => settle();
  });
  document.head.append(link);
  return { done, remove: () => link.remove() };
}
