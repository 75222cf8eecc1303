// Motion: a piece that is in both scenes flies from where it was; one that is gone fades where it stood.
import { still } from "../lib/me";
import type { Frame } from "../lib/types";

const MOVE_MS = 320;
const FADE_MS = 180;
const EASE = "cubic-bezier(.2,.8,.2,1)";

export type Snapshot = Map<string, DOMRect>;

/** Where every piece is now; those that the next frame lacks are left behind to fade. */
export function snapshot(root: HTMLElement, next: Frame): Snapshot {
  const staying = new Set(next.scene.pieces.map((piece) => piece.id));
  const found: Snapshot = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = piece.dataset["piece"]!;
    if (staying.has(id)) found.set(id, bodyOf(piece).getBoundingClientRect());
    else leave(piece);
  }
  return found;
}

/** Lets every piece that moved fly from its old place, or fade in where nothing should fly. */
export function play(root: HTMLElement, before: Snapshot): void {
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = before.get(piece.dataset["piece"]!);
    if (!from?.width) continue;
    const body = bodyOf(piece);
    for (const running of body.getAnimations()) if (running.id === "fly") running.cancel();
    const to = body.getBoundingClientRect();
    const dx = from.x + from.width / 2 - to.x - to.width / 2;
    const dy = from.y + from.height / 2 - to.y - to.height / 2;
    if (to.width && Math.hypot(dx, dy) > 3) fly(body, dx, dy, from.width / to.width);
  }
}

function fly(body: Element, dx: number, dy: number, scale: number): void {
  const unit = unitOf(body);
  const grown = scale > 0.2 && scale < 5 && Math.abs(scale - 1) > 0.08 ? ` scale(${scale})` : "";
  const frames = still() ? [{ opacity: 0.25 }, { opacity: 1 }] : [{ transform: `translate(${dx / unit}px, ${dy / unit}px)${grown}` }, { transform: "none" }];
  body.animate(frames, { id: "fly", duration: still() ? FADE_MS : MOVE_MS, easing: EASE });
}

function leave(piece: Element): void {
  const home = piece.closest("svg.drawn")?.querySelector(".leaving");
  if (!home) return;
  const left = piece.cloneNode(true) as Element;
  left.removeAttribute("data-piece");
  left.classList.add("leave");
  home.append(left);
  const shrunk = still() ? [{ opacity: 1 }, { opacity: 0 }] : [{ opacity: 1, scale: "1" }, { opacity: 0, scale: ".92" }];
  bodyOf(left).animate(shrunk, { duration: FADE_MS, easing: EASE, fill: "forwards" }).finished.then(
    () => left.remove(),
    () => left.remove(),
  );
}

const bodyOf = (piece: Element): Element => piece.querySelector(".body") ?? piece;

/** Page pixels to one unit of the picture an element is drawn in. */
function unitOf(element: Element): number {
  const picture = element.closest<SVGSVGElement>("svg.drawn");
  return picture?.getScreenCTM()?.a ?? 1;
}
