// The chrome's sheet of symbols, its own signs and seats: those that are shown are in the page, for what a picture takes from another file
// is built twice, the second time in a frame of its own.
import { fileAddress } from "../address";

/** Named by its content, and so kept for good. */
declare const SPRITES: string;
const SVG = "http://www.w3.org/2000/svg";
const AGAIN_MS = 2000;

const wanted = new Set<string>();
let put: ((id: string) => void) | null = null;

/** The symbol is in the page once the sheet is there; its name is none of a game's. */
export function spriteHref(id: string): string {
  if (!wanted.has(id)) {
    wanted.add(id);
    put?.(id);
  }
  return `#${inPage(id)}`;
}

/** Brings the sheet, again where the network fails. */
export function loadSprites(): void {
  fetchSheet()
    .then((sheet) => {
      put = putter(sheet);
      for (const id of wanted) put(id);
    })
    .catch(() => setTimeout(loadSprites, AGAIN_MS));
}

async function fetchSheet(): Promise<Document> {
  const answer = await fetch(fileAddress(SPRITES));
  if (!answer.ok) throw new Error(String(answer.status));
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
}

function putter(sheet: Document): (id: string) => void {
  const host = document.createElementNS(SVG, "svg");
  host.style.display = "none";
  host.setAttribute("aria-hidden", "true");
  document.body.prepend(host);
  return (id) => {
    const symbol = sheet.getElementById(id);
    if (!symbol) return;
    symbol.id = inPage(id);
    host.append(symbol);
  };
}

const inPage = (id: string): string => `sprite.${id}`;
