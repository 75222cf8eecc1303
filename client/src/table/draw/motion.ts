// Motion: a piece that is in both scenes flies from where it was; one that is gone fades, or turns away as its choice says.
import { motionPace, reducedMotion } from "../../lib/me";
import { faceHref } from "../../lib/skin";
import type { TableFrame } from "../../wire/tableFrame";
import type { WireScene } from "../../wire/types";
import { restingPieces } from "../geometry/restingPieces";
import type { Way } from "../model/paths";
import { exitMotion, flightStart, MOTION_MS, play as playAt, prolonged, undersideKeyframes, whenAllRest } from "./moveKeyframes";

const MOVE_MS = 320;
const FADE_MS = 180;
/** How many a piece lies among: some are as large as that allows. */
const AMONG = "--n";
const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Where a piece was on the page; in a picture, its units and where it was in them. */
interface Before {
  box: DOMRect;
  card: PlayerCard | null;
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
  private flights: Animation[] = [];
  /** What the page shows, once it has been drawn. */
  private drawn: WireScene | null = null;

  constructor(private readonly root: HTMLElement) {}

  /** The picture is about to change: what moves flies once it has; where it jumps, all is there at once. */
  begin(next: TableFrame, chosen: Way | null, jump: boolean): void {
    const mine = ++this.change;
    for (const left of this.root.querySelectorAll(".leaving > .leave")) takeAway(left);
    const before = jump ? null : this.takeSnapshot(next.scene, chosen);
    if (jump) this.settle();
    requestAnimationFrame(() => {
      if (mine !== this.change) return;
      this.drawn = next.scene;
      this.settle();
      this.fly(before);
    });
  }

  private fly(before: Snapshot | null): void {
    const entrances = begunEntrances(this.root).map(prolonged);
    const flights = before ? playMotion(this.root, before) : [];
    const all = (this.flights = [...entrances.map(({ begin }) => begin()), ...flights]);
    const pace = Math.max(motionPace(), ...entrances.map(({ rests }) => rests / MOTION_MS));
    if (all.length) whenAllRest(all.at(-1)!, pace, () => cancelAll(all));
  }

  private settle(): void {
    cancelAll(this.flights);
  }

  /** Where every piece is now that may move; those that the next scene lacks are left behind to go. */
  private takeSnapshot(next: WireScene, chosen: Way | null): Snapshot {
    const staying = new Set(next.pieces.map((piece) => piece.id));
    const resting = this.drawn ? restingPieces(this.drawn, next) : new Set<string>();
    const flying = new Set(this.flights.filter(({ playState }) => playState === "running").map(({ effect }) => bodyOfFlight(effect)));
    const places = new Map<string, Before>();
    const leaving: (() => void)[] = [];
    const scales = new PictureScales();
    const cards = new PlayerCards();
    for (const piece of this.root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const id = piece.dataset["piece"]!;
      const body = bodyOf(piece);
      if (resting.has(id) && !flying.has(body)) continue;
      if (staying.has(id)) places.set(id, positionOf(body, scales, cards));
      else leaving.push(leave(piece, chosen?.moves[id] ?? "", chosen?.ghost ?? ""));
    }
    for (const begin of leaving) begin();
    return { places, chosen };
  }
}

/** What a stylesheet has begun to move with this change, and what does not stay as it leaves it. */
function begunEntrances(root: HTMLElement): Animation[] {
  const isEntrance = ({ currentTime, effect }: Animation) => {
    const { iterations, fill } = effect!.getTiming();
    return !currentTime && iterations === 1 && (fill === "none" || fill === "backwards");
  };
  return root.getAnimations({ subtree: true }).filter((motion) => motion instanceof CSSAnimation && isEntrance(motion));
}

function cancelAll(flights: Animation[]): void {
  for (const flight of flights.splice(0)) flight.cancel();
}

/** Lets every piece that moved fly from its old place, or fade in where nothing should fly: all are measured before the first flies. */
function playMotion(root: HTMLElement, { places, chosen }: Snapshot): Animation[] {
  const flights: (() => Animation)[] = [];
  const scales = new PictureScales();
  const cards = new PlayerCards();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = piece.dataset["piece"]!;
    const before = places.get(id);
    if (!before?.box.width) continue;
    const body = bodyOf(piece);
    const to = body.getBoundingClientRect();
    const scale = scales.of(body);
    const from = scale ? cameFrom(before, scale) : withCard(before, cards.of(body));
    const dx = from.x + from.width / 2 - to.x - to.width / 2;
    const dy = from.y + from.height / 2 - to.y - to.height / 2;
    const unit = scale?.matrix.a ?? 1;
    if (to.width && Math.hypot(dx, dy) > 3) flights.push(() => fly(body, dx / unit, dy / unit, from, to, chosen?.moves[id] ?? ""));
  }
  return flights.map((begin) => begin());
}

function fly(body: Element, dx: number, dy: number, from: DOMRect, to: DOMRect, way: string): Animation {
  const scale = from.width / to.width;
  const grown = scale > 0.2 && scale < 5 && Math.abs(scale - 1) > 0.08 ? ` scale(${scale})` : "";
  const posed = flightStart(way, from.width / to.height) || grown;
  return reducedMotion()
    ? play(body, [{ opacity: 0.25, easing: EASE }, { opacity: 1 }], FADE_MS, "fly")
    : play(body, [{ transform: `translate(${dx}px, ${dy}px)${posed}`, easing: EASE }, { transform: "none" }], MOVE_MS, "fly");
}

/** Plays frames of so many milliseconds at the pace of the player. */
const play = (body: Element, frames: readonly Keyframe[], ms: number, id = ""): Animation => playAt(body, frames, ms, motionPace(), id);

/** Measures a piece that goes; the answer lets a copy of it go. */
function leave(piece: Element, way: string, ghost: string): () => void {
  const picture = piece.closest("svg.drawn");
  const home = picture?.querySelector(".leaving") ?? piece.closest("[data-zone]")?.querySelector(":scope > .leaving");
  const at = piece.getBoundingClientRect();
  if (!home || !at.width) return () => undefined;
  const place = picture ? null : placeIn(home, at);
  const among = picture ? "" : getComputedStyle(piece).getPropertyValue(AMONG);
  return () => {
    const left = piece.cloneNode(true) as HTMLElement;
    left.removeAttribute("data-piece");
    left.classList.add("leave");
    left.classList.remove("enter");
    for (const part of left.querySelectorAll("[data-id]")) for (const name of ["data-id", "role", "tabindex"]) part.removeAttribute(name);
    if (way) left.dataset["way"] = way;
    Object.assign(left.style, place);
    if (among) left.style.setProperty(AMONG, among);
    home.append(left);
    const motions = depart(bodyOf(left), way, ghost);
    const end = () => takeAway(left, motions);
    whenAllRest(motions[0]!, motionPace(), end);
    requestAnimationFrame(() => left.isConnected || end());
  };
}

/** Motion of what is not in the page any more would still cost it frames, and is not told any more either. */
function takeAway(left: Element, motions: readonly Animation[] = left.getAnimations({ subtree: true })): void {
  for (const motion of motions) motion.cancel();
  left.remove();
}

function depart(body: Element, way: string, ghost: string): Animation[] {
  const turn = reducedMotion() ? null : exitMotion(way);
  if (!turn) return [play(body, shrinking(body), FADE_MS)];
  const under = ghost && (way === "turn" || way === "flip") ? showUnderside(body, way, ghost, turn.ms) : [];
  return [play(body, turn.frames, turn.ms), ...under];
}

/** In a picture only `transform` is moved off the main thread. */
function shrinking(body: Element): Keyframe[] {
  const drawn = body instanceof SVGElement;
  const whole = reducedMotion() ? {} : drawn ? { transform: "none" } : { scale: "1" };
  const less = reducedMotion() ? {} : drawn ? { transform: "scale(.92)" } : { scale: ".92" };
  return [
    { opacity: 1, ...whole, easing: EASE },
    { opacity: 0, ...less },
  ];
}

function showUnderside(body: Element, way: string, ghost: string, ms: number): Animation[] {
  const face = body.querySelector<SVGUseElement>("use.face");
  if (!face) return [];
  const under = face.cloneNode(true) as SVGUseElement;
  under.setAttribute("href", faceHref(ghost));
  face.after(under);
  return [play(under, undersideKeyframes(way), ms)];
}

/** Keeps a copy where its piece stood in a row. */
function placeIn(home: Element, at: DOMRect): Partial<CSSStyleDeclaration> {
  const around = home.getBoundingClientRect();
  return {
    position: "absolute",
    left: `${at.x - around.x}px`,
    top: `${at.y - around.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
  };
}

/** The picture an element is drawn in, and its units on the page. */
interface PictureScale {
  name: string;
  matrix: DOMMatrix;
  inverse: DOMMatrix;
}

/** The pictures of a page at one moment, each asked once. */
class PictureScales {
  private readonly known = new Map<SVGSVGElement, PictureScale | null>();

  /** Null where it is in none. */
  of(element: Element): PictureScale | null {
    const picture = element.closest<SVGSVGElement>("svg.drawn");
    if (!picture) return null;
    let scale = this.known.get(picture);
    if (scale === undefined) this.known.set(picture, (scale = scaleOf(picture)));
    return scale;
  }
}

/** Of what is drawn in it, which may be gliding. */
function scaleOf(picture: SVGSVGElement): PictureScale | null {
  const matrix = (picture.querySelector<SVGGElement>(":scope > .art") ?? picture).getScreenCTM();
  return matrix && { name: picture.dataset["picture"] ?? "", matrix, inverse: matrix.inverse() };
}

/** The card of a player, and where it is. */
interface PlayerCard {
  element: Element;
  box: DOMRect;
}

/** The cards of a page at one moment, each measured once. */
class PlayerCards {
  private readonly known = new Map<Element, PlayerCard>();

  /** Null where it is in none. */
  of(body: Element): PlayerCard | null {
    const element = body.closest(".player");
    if (!element) return null;
    let card = this.known.get(element);
    if (!card) this.known.set(element, (card = { element, box: element.getBoundingClientRect() }));
    return card;
  }
}

function positionOf(body: Element, scales: PictureScales, cards: PlayerCards): Before {
  const box = body.getBoundingClientRect();
  const scale = scales.of(body);
  if (!scale) return { box, card: cards.of(body), picture: "", x: 0, y: 0, unit: 1 };
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(scale.inverse);
  return { box, card: null, picture: scale.name, x, y, unit: scale.matrix.a };
}

/** What stays on the card of a player goes with it. */
function withCard({ box, card }: Before, now: PlayerCard | null): DOMRect {
  if (!card || card.element !== now?.element) return box;
  return new DOMRect(box.x + now.box.x - card.box.x, box.y + now.box.y - card.box.y, box.width, box.height);
}

/** In the same picture, what it moved is counted in its units: the picture itself may have grown, or looked elsewhere. */
function cameFrom(before: Before, scale: PictureScale): DOMRect {
  if (!before.picture || scale.name !== before.picture) return before.box;
  const middle = new DOMPoint(before.x, before.y).matrixTransform(scale.matrix);
  const [w, h] = [(before.box.width * scale.matrix.a) / before.unit, (before.box.height * scale.matrix.a) / before.unit];
  return new DOMRect(middle.x - w / 2, middle.y - h / 2, w, h);
}

const bodyOfFlight = (effect: AnimationEffect | null): Element | null => (effect as KeyframeEffect | null)?.target ?? null;

const bodyOf = (piece: Element): Element => piece.querySelector(".body") ?? piece;
