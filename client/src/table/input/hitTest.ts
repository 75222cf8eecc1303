// The thing meant by a point of the screen: the nearest one in reach.
import { cellUnder } from "../geometry/zoneGeometry";
import { screenToZone } from "../geometry/zoneSvg";
import type { Board } from "../model/board";
import { outlineOf } from "../model/outlines";

const REACH = { mouse: 8, pen: 14, touch: 22 } as const;
const FAVOUR = { mouse: 0.75, pen: 0.6, touch: 0.45 } as const;
const UNSHOWN = 1.3;

type PointerPoint = Pick<PointerEvent, "clientX" | "clientY" | "pointerType">;

/** The thing meant by a point: what can be touched is favoured and reaches further, and where it is hit nothing else is meant.
 *  Among piles it is the one in front, as it is seen; a tag means the place it stands for. */
export function thingAt(root: HTMLElement, board: Board, event: PointerPoint, fits = (_: string) => true): string {
  const zone = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-zone]");
  if (!zone || !root.contains(zone)) return "";
  const hand = event.pointerType in REACH ? (event.pointerType as keyof typeof REACH) : "mouse";
  const { lit } = board.hand.targets.peek();
  let best = tagAt(zone, event, fits);
  if (best) return best;
  let front = "";
  let least = 1;
  for (const thing of zone.querySelectorAll<HTMLElement>("[data-id]")) {
    const id = thing.dataset["id"]!;
    if (!fits(id)) continue;
    const open = isTarget(board, id) || board.hand.held.peek().includes(id);
    const box = thing.getBoundingClientRect();
    if (thing.classList.contains("piled") && thing instanceof SVGPathElement) {
      if (inside(thing, event) <= 1) front = id;
      continue;
    }
    const off = thing instanceof SVGPathElement ? inside(thing, event) : apart(box, event.clientX, event.clientY, open ? REACH[hand] : 0);
    const hit = lit.has(id) && off <= 1 && apart(box, event.clientX, event.clientY, 0) <= 1;
    const score = open ? off * FAVOUR[hand] * (lit.has(id) ? 1 : UNSHOWN) - (hit ? 1 : 0) : off;
    if (off <= 1 && score < least) [best, least] = [id, score];
  }
  return best || front || cellAt(root, board, zone.getAttribute("data-zone")!, event);
}

/** The place whose tag a point is on. */
function tagAt(zone: Element, { clientX, clientY }: PointerPoint, fits: (id: string) => boolean): string {
  const tags = [...zone.querySelectorAll<SVGElement>("[data-tag]")];
  const hit = tags.filter((tag) => apart(tag.getBoundingClientRect(), clientX, clientY, 0) <= 1);
  return hit.map((tag) => tag.dataset["tag"]!).findLast(fits) ?? "";
}

/** A cell that is neither lit nor taken, where others are lit, or of a group: touching it asks why not. */
function cellAt(root: HTMLElement, board: Board, id: string, event: PointerPoint): string {
  const zone = board.zones.peek().get(id);
  if (!zone) return "";
  const at = screenToZone(root, zone, event);
  const cell = at && cellUnder(zone, at);
  const name = cell ? `${id}/${cell.x},${cell.y}` : "";
  const lit = [...board.hand.targets.peek().lit].some((target) => target.startsWith(`${id}/`));
  return lit || outlineOf(board.state.frame.peek()?.scene.outlines ?? [], name, undefined) ? name : "";
}

/** How far from the middle of a box: 1 on its border, widened by `reach`. */
function apart(box: DOMRect, x: number, y: number, reach: number): number {
  if (!box.width || !box.height) return Infinity;
  const aside = Math.abs(x - box.x - box.width / 2) / (box.width / 2 + reach);
  const above = Math.abs(y - box.y - box.height / 2) / (box.height / 2 + reach);
  return Math.max(aside, above);
}

/** A border is meant where the point lies within it. */
function inside(border: SVGPathElement, { clientX, clientY }: PointerPoint): number {
  const matrix = border.getScreenCTM();
  return matrix && border.isPointInFill(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())) ? 0.5 : Infinity;
}

export function isTarget(board: Board, id: string): boolean {
  const { lit, able } = board.hand.targets.peek();
  return lit.has(id) || able.has(id);
}
