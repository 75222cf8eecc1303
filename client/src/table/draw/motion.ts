// Motion: a piece that is in both scenes flies from where it was; one that is gone fades, or turns away as its choice says.
import { motionPace, reducedMotion } from "../../lib/me";
import { faceHref } from "../../lib/skin";
import type { TableFrame } from "../../wire/tableFrame";
import { screenToSvg } from "../geometry/zoneSvg";
import type { Way } from "../model/paths";
import { exitMotion, flightStart, undersideKeyframes } from "./moveKeyframes";

const MOVE_MS = 320;
const FADE_MS = 180;
const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Where a piece was on the page; in a picture, its units and where it was in them. */
interface Before {
  box: DOMRect;
  picture: string;
  x: number;
  y: number;
  unit: number;
}

interface Snapshot {
  places: Map<string, Before>;
  chosen: Way | null;
}

/** The motion of a table: of one change at a time, so that no two moments are ever seen together. */
export class BoardMotion {
  private change = 0;

  constructor(private readonly root: HTMLElement) {}

  /** The picture is about to change: what moves flies once it has; where it jumps, all is there at once. */
  begin(next: TableFrame, chosen: Way | null, jump: boolean): void {
    const mine = ++this.change;
    for (const left of this.root.querySelectorAll(".leaving > .leave")) left.remove();
    if (jump) return settle(this.root);
    const before = takeSnapshot(this.root, next, chosen);
    requestAnimationFrame(() => mine === this.change && playMotion(this.root, before));
  }
}

/** Where every piece is now; those that the next frame lacks are left behind to go. */
function takeSnapshot(root: HTMLElement, next: TableFrame, chosen: Way | null): Snapshot {
  const staying = new Set(next.scene.pieces.map((piece) => piece.id));
  const places = new Map<string, Before>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = piece.dataset["piece"]!;
    if (staying.has(id)) places.set(id, positionOf(bodyOf(piece)));
    else leave(piece, chosen?.moves[id] ?? "", chosen?.ghost ?? "");
  }
  return { places, chosen };
}

/** Lets every piece that moved fly from its old place, or fade in where nothing should fly: all are measured before the first flies. */
function playMotion(root: HTMLElement, { places, chosen }: Snapshot): void {
  settle(root);
  const flights: (() => void)[] = [];
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = piece.dataset["piece"]!;
    const before = places.get(id);
    if (!before?.box.width) continue;
    const body = bodyOf(piece);
    const to = body.getBoundingClientRect();
    const from = cameFrom(before, body);
    const dx = from.x + from.width / 2 - to.x - to.width / 2;
    const dy = from.y + from.height / 2 - to.y - to.height / 2;
    if (to.width && Math.hypot(dx, dy) > 3) flights.push(() => fly(body, dx, dy, from, to, chosen?.moves[id] ?? ""));
  }
  for (const begin of flights) begin();
}

function settle(root: HTMLElement): void {
  for (const flight of root.getAnimations({ subtree: true })) if (flight.id === "fly") flight.cancel();
}

function fly(body: Element, dx: number, dy: number, from: DOMRect, to: DOMRect, way: string): void {
  const unit = unitOf(body);
  const scale = from.width / to.width;
  const grown = scale > 0.2 && scale < 5 && Math.abs(scale - 1) > 0.08 ? ` scale(${scale})` : "";
  const posed = flightStart(way, from.width / to.height) || grown;
  const frames = reducedMotion()
    ? [{ opacity: 0.25 }, { opacity: 1 }]
    : [{ transform: `translate(${dx / unit}px, ${dy / unit}px)${posed}` }, { transform: "none" }];
  body.animate(frames, { id: "fly", duration: reducedMotion() ? FADE_MS : MOVE_MS * motionPace(), easing: EASE });
}

function leave(piece: Element, way: string, ghost: string): void {
  const picture = piece.closest("svg.drawn");
  const home = picture?.querySelector(".leaving") ?? piece.closest("[data-zone]")?.querySelector(":scope > .leaving");
  if (!home || !piece.getBoundingClientRect().width) return;
  const left = piece.cloneNode(true) as HTMLElement;
  left.removeAttribute("data-piece");
  left.classList.add("leave");
  left.classList.remove("enter");
  for (const part of left.querySelectorAll("[data-id]")) for (const name of ["data-id", "role", "tabindex"]) part.removeAttribute(name);
  if (way) left.dataset["way"] = way;
  if (!picture) stay(left, piece, home);
  home.append(left);
  const end = () => left.remove();
  depart(bodyOf(left), way, ghost).finished.then(end, end);
}

function depart(body: Element, way: string, ghost: string): Animation {
  const turn = reducedMotion() ? null : exitMotion(way);
  if (turn) {
    if (ghost && (way === "turn" || way === "flip")) showUnderside(body, way, ghost, turn.ms);
    return body.animate(turn.frames, { duration: turn.ms * motionPace(), fill: "forwards" });
  }
  const shrunk = reducedMotion()
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [
        { opacity: 1, scale: "1" },
        { opacity: 0, scale: ".92" },
      ];
  return body.animate(shrunk, { duration: FADE_MS, easing: EASE, fill: "forwards" });
}

function showUnderside(body: Element, way: string, ghost: string, ms: number): void {
  const face = body.querySelector<SVGUseElement>("use.face");
  if (!face) return;
  const under = face.cloneNode(true) as SVGUseElement;
  under.setAttribute("href", faceHref(ghost));
  face.after(under);
  under.animate(undersideKeyframes(way), { duration: ms * motionPace(), fill: "forwards" });
}

/** Keeps a copy where its piece stood in a row, as large as it was among the others. */
function stay(left: HTMLElement, piece: Element, home: Element): void {
  left.style.setProperty("--n", getComputedStyle(piece).getPropertyValue("--n"));
  const at = piece.getBoundingClientRect();
  const around = home.getBoundingClientRect();
  Object.assign(left.style, {
    position: "absolute",
    left: `${at.x - around.x}px`,
    top: `${at.y - around.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
  });
}

function positionOf(body: Element): Before {
  const box = body.getBoundingClientRect();
  const picture = body.closest<SVGSVGElement>("svg.drawn");
  const matrix = picture?.getScreenCTM();
  if (!picture || !matrix) return { box, picture: "", x: 0, y: 0, unit: 1 };
  const { x, y } = screenToSvg(picture, box.x + box.width / 2, box.y + box.height / 2);
  return { box, picture: picture.dataset["picture"] ?? "", x, y, unit: matrix.a };
}

/** In the same picture, what it moved is counted in its units: the picture itself may have grown, or looked elsewhere. */
function cameFrom(before: Before, body: Element): DOMRect {
  const picture = body.closest<SVGSVGElement>("svg.drawn");
  const matrix = picture?.getScreenCTM();
  if (!matrix || !before.picture || picture!.dataset["picture"] !== before.picture) return before.box;
  const middle = new DOMPoint(before.x, before.y).matrixTransform(matrix);
  const [w, h] = [(before.box.width * matrix.a) / before.unit, (before.box.height * matrix.a) / before.unit];
  return new DOMRect(middle.x - w / 2, middle.y - h / 2, w, h);
}

const bodyOf = (piece: Element): Element => piece.querySelector(".body") ?? piece;

/** Page pixels to one unit of the picture an element is drawn in. */
function unitOf(element: Element): number {
  const picture = element.closest<SVGSVGElement>("svg.drawn");
  return picture?.getScreenCTM()?.a ?? 1;
}
