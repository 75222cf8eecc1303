// A held shape under mouse, pen and finger: it follows the mouse and a click places it; a finger's first tap previews it.
import type { Cell } from "../geometry/shapes";
import { toCells } from "../geometry/zoneGeometry";
import { screenToZone } from "../geometry/zoneSvg";
import type { Board } from "../model/board";
import { nearestPlace, placeId, type Placing } from "../model/placing";
import type { Aim } from "../model/viewTypes";
import type { PanZoom } from "./panZoom";

const SNAP = 0.8;
const PONDER_MS = 250;
const FAR = 7;
const ABOVE = 64;
const TWIST = 35;
const TAP_MS = 300;

interface ShapePress {
  x: number;
  y: number;
  /** From the finger to the upper left of the ghost it took hold of. */
  grip: Cell | null;
  far: boolean;
  /** It moves the window instead. */
  pans: boolean;
}

/** What a pointer does with a held shape; each answers true where it is done with the event. */
export interface ShapePointer {
  down: (event: PointerEvent) => boolean;
  move: (event: PointerEvent) => boolean;
  up: (event: PointerEvent) => boolean;
  /** A shape carried from elsewhere comes over the grid, or is let go there. */
  carry: (event: PointerEvent) => boolean;
  drop: (event: PointerEvent) => boolean;
  cancel: () => void;
}

export function shapePointer(root: HTMLElement, board: Board, panning: PanZoom): ShapePointer {
  let press: ShapePress | null = null;
  let pondering = 0;
  const fingers = new Map<number, { x: number; y: number }>();
  let twist: { angle: number; since: number; turned: boolean } | null = null;

  const active = (): Placing | null => {
    const placing = board.hand.placing.peek();
    return placing && !placing.set && !board.busy.peek() ? placing : null;
  };

  function cellsAt(placing: Placing, event: { clientX: number; clientY: number }): Cell | null {
    const at = screenToZone(root, placing.zone, event);
    return at && toCells(placing.zone, at);
  }

  function aim(placing: Placing, middle: Cell, by: Aim["by"], cell: Cell | null = null): void {
    const raw = cell ?? { x: Math.round(middle.x - placing.size.w / 2), y: Math.round(middle.y - placing.size.h / 2) };
    board.hand.takeAim(nearestPlace(placing, middle, SNAP) ?? raw, by);
    ponder();
  }

  /** Let go over a cell that takes it in another pose, what a finger brings turns. */
  function turned(placing: Placing, at: Cell): Placing {
    const pale = placing.pale.get(placeId(placing, { x: Math.floor(at.x), y: Math.floor(at.y) }));
    if (pale === undefined) return placing;
    board.hand.takePose(pale);
    return board.hand.placing.peek() ?? placing;
  }

  /** Why not, once the shape rests where it may not lie. */
  function ponder(): void {
    clearTimeout(pondering);
    const placing = active();
    const at = board.hand.aim.peek();
    if (!placing || !at || placing.places.has(placeId(placing, at)) || placing.pale.has(placeId(placing, at))) return;
    pondering = window.setTimeout(() => board.explanations.why(placeId(placing, at)), PONDER_MS);
  }

  function down(event: PointerEvent): boolean {
    const placing = active();
    if (!placing) return false;
    if (event.pointerType === "touch") fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      twist = { angle: angleOf(fingers), since: event.timeStamp, turned: false };
      press = null;
      return true;
    }
    const at = cellsAt(placing, event);
    if (!at || event.button) return false;
    const aimed = board.hand.aim.peek();
    const grip = aimed && aimed.by !== "mouse" && covers(placing, aimed, at) ? { x: aimed.x - at.x, y: aimed.y - at.y } : null;
    press = { x: event.clientX, y: event.clientY, grip, far: false, pans: false };
    if (grip) root.setPointerCapture(event.pointerId);
    return true;
  }

  function move(event: PointerEvent): boolean {
    const placing = active();
    if (!placing) return false;
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (twist) return turnBy(event);
    if (press) return slide(placing, press, event);
    if (event.pointerType !== "mouse") return false;
    const at = cellsAt(placing, event);
    if (at) aim(placing, at, "mouse");
    else if (board.hand.aim.peek()?.by === "mouse") board.hand.takeAim(null);
    return at !== null;
  }

  function slide(placing: Placing, press: ShapePress, event: PointerEvent): boolean {
    press.far ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
    const at = press.far ? cellsAt(placing, event) : null;
    if (at && press.grip) {
      const middle = { x: at.x + press.grip.x + placing.size.w / 2, y: at.y + press.grip.y + placing.size.h / 2 };
      aim(placing, middle, "finger");
    } else if (at && event.pointerType === "mouse") aim(placing, at, "mouse");
    else if (press.far && !press.grip && !press.pans) press.pans = panning.pan(event);
    return true;
  }

  function turnBy(event: PointerEvent): boolean {
    if (!twist || fingers.size < 2) return true;
    const by = ((angleOf(fingers) - twist.angle + 540) % 360) - 180;
    if (Math.abs(by) > TWIST) {
      twist = { angle: angleOf(fingers), since: event.timeStamp, turned: true };
      board.hand.turn(by > 0 ? "right" : "left");
    }
    return true;
  }

  function up(event: PointerEvent): boolean {
    const two = twist;
    fingers.delete(event.pointerId);
    if (two) {
      if (fingers.size === 1 && !two.turned && event.timeStamp - two.since < TAP_MS) board.hand.turn("right");
      if (!fingers.size) twist = null;
      else two.turned = true;
      return true;
    }
    const done = press;
    const placing = active();
    press = null;
    if (!done || !placing) return false;
    const moved = done.far || Math.hypot(event.clientX - done.x, event.clientY - done.y) > FAR;
    const aimed = board.hand.aim.peek();
    if (moved && done.grip && aimed) turned(placing, aimed);
    if (moved) return true;
    const at = cellsAt(placing, event);
    if (at) tap(placing, at, event.pointerType === "mouse");
    return at !== null;
  }

  /** A click places; a tap previews, and one on the ghost places it. */
  function tap(placing: Placing, at: Cell, mouse: boolean): void {
    clearTimeout(pondering);
    const aimed = board.hand.aim.peek();
    const over = { x: Math.floor(at.x), y: Math.floor(at.y) };
    if (aimed?.by === "finger" && covers(placing, aimed, at)) return board.place();
    if (mouse) {
      aim(placing, at, "mouse");
      clearTimeout(pondering);
      return board.place();
    }
    const now = turned(placing, at);
    const found = nearestPlace(now, at, Infinity, over);
    aim(now, at, "finger", found);
    if (found) board.hand.takeAim(found, "finger");
  }

  function carry(event: PointerEvent): boolean {
    const placing = active();
    const at = placing && cellsAt(placing, raised(event));
    if (placing && at) aim(placing, at, "mouse");
    else if (placing) board.hand.takeAim(null);
    return Boolean(at);
  }

  function drop(event: PointerEvent): boolean {
    if (!carry(event)) return false;
    clearTimeout(pondering);
    if (event.pointerType === "mouse") board.place();
    else settle();
    return true;
  }

  /** Waits where a finger has let go of it. */
  function settle(): void {
    board.hand.takeAim(board.hand.aim.peek(), "finger");
    const placing = active();
    const aimed = board.hand.aim.peek();
    if (placing && aimed) turned(placing, aimed);
  }

  function cancel(): void {
    press = twist = null;
    fingers.clear();
    clearTimeout(pondering);
  }

  return { down, move, up, carry, drop, cancel };
}

/** A finger hides what is under it: the shape goes above it. */
function raised(event: PointerEvent): { clientX: number; clientY: number } {
  return { clientX: event.clientX, clientY: event.clientY - (event.pointerType === "mouse" ? 0 : ABOVE) };
}

function covers(placing: Placing, aim: Cell, at: Cell): boolean {
  const x = Math.floor(at.x) - aim.x;
  const y = Math.floor(at.y) - aim.y;
  return x >= 0 && y >= 0 && x < placing.size.w && y < placing.size.h;
}

function angleOf(fingers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [a, b] = [...fingers.values()];
  return (Math.atan2(b!.y - a!.y, b!.x - a!.x) * 180) / Math.PI;
}
