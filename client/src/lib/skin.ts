// A game's art: its sheet of symbols, put into the page once, and its stylesheet, both gone when the table is left.
import { signal } from "@preact/signals";
import type { Lang } from "./words";

export interface FaceBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

const boxes = signal<ReadonlyMap<string, FaceBox>>(new Map());
export const skinReady = signal(false);

/** The viewBox of a face; null where the sheet has no such symbol. */
export function faceBox(face: string | undefined): FaceBox | null {
  return face ? (boxes.value.get(face) ?? null) : null;
}

/** Brings in the sheet and the stylesheet of a game, with somebody's own components where a digest names them; the
 * answer takes them away again. */
export function loadSkin(game: string, lang: Lang, content = ""): () => void {
  let worn = true;
  const own = content && `?content=${encodeURIComponent(content)}`;
  const link = stylesheet(`/skin/${game}/skin.css`);
  void Promise.all([fetchSheet(`/skin/${game}/${lang}.svg${own}`), link.done]).then(([source]) => {
    if (worn) installSkinSheet(source);
  });
  return () => {
    worn = false;
    link.remove();
  };
}

/** Puts a sheet of symbols into the page, in place of the one before. */
export function installSkinSheet(source: string): void {
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  const found = new Map<string, FaceBox>();
  for (const symbol of parsed.querySelectorAll("symbol[id]")) found.set(symbol.id, viewBoxOf(symbol));
  for (const styled of parsed.querySelectorAll<SVGElement>("[style]")) restyle(styled);
  const host = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  host.id = "skin-sheet";
  host.setAttribute("aria-hidden", "true");
  host.append(...parsed.childNodes);
  document.getElementById(host.id)?.remove();
  document.body.prepend(host);
  boxes.value = found;
  skinReady.value = true;
}

export function removeSkin(): void {
  document.getElementById("skin-sheet")?.remove();
  boxes.value = new Map();
  skinReady.value = false;
}

// Style attributes that come with markup are refused by the content-security policy; set by script they are not.
function restyle(element: SVGElement): void {
  const style = element.getAttribute("style") ?? "";
  element.removeAttribute("style");
  element.style.cssText = style;
}

function viewBoxOf(symbol: Element): FaceBox {
  const [x = 0, y = 0, w = 100, h = 100] = (symbol.getAttribute("viewBox") ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return { x, y, w, h };
}

async function fetchSheet(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.text();
  } catch {
    // a table without its art is still playable by its list of actions
  }
  return "<svg xmlns='http://www.w3.org/2000/svg'/>";
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
