// Mouse, pen and finger: tap, tap-tap, drag and drop, hover, long press. The nearest thing in reach is the one meant.
import { signal } from "@preact/signals";
import { tableWindow } from "../../lib/viewport";
import type { Board } from "../model/board";
import { choiceAt } from "../model/paths";
import { isTarget, thingAt } from "./hitTest";
import { panZoom } from "./panZoom";
import { shapePointer } from "./shapePointer";

export interface Drag {
  id: string;
  x: number;
  y: number;
  /** A stroke from thing to thing, not a thing carried. */
  stroke: boolean;
  /** Over the grid it is to lie on, where its ghost stands for it. */
  over: boolean;
}

export const drag = signal<Drag | null>(null);

const HOVER_MS = 250;
const LONG_MS = 450;
const WHEEL_MS = 110;
const START_DRAG = 7;
/** A second tap this soon after one that has chosen something is of the same double tap; of clicks the browser counts which are. */
const DOUBLE_MS = 300;

interface Press {
  id: string;
  x: number;
  y: number;
  before: readonly string[];
  dragging: boolean;
  long: number;
}

/** Listens on a table; the answer stops listening. */
export function listenToPointer(root: HTMLElement, board: Board): () => void {
  let press: Press | null = null;
  let pondering = 0;
  let pondered = "";
  let wheeled = 0;
  let chose = { at: -Infinity, x: 0, y: 0 };
  let clicks = 1;
  let frame = 0;
  const panning = panZoom(board);
  const shape = shapePointer(root, board, panning);

  function down(event: PointerEvent): void {
    if (isControl(event.target)) return;
    for (const camera of board.cameras.values()) camera.stop();
    const pinching = panning.down(event);
    if (pinching) forget();
    if (shape.down(event) || pinching || event.button || !event.isPrimary) return;
    clearTimeout(pondering);
    const id = thingAt(root, board, event);
    press = { id, x: event.clientX, y: event.clientY, before: board.hand.held.peek(), dragging: false, long: 0 };
    if (event.pointerType !== "mouse" && id) press.long = window.setTimeout(() => linger(id), LONG_MS);
  }

  function linger(id: string): void {
    press = null;
    board.hand.pointed.value = id;
    explain(board, id);
  }

  function move(event: PointerEvent): void {
    if (press) return follow(press, event);
    cancelAnimationFrame(frame);
    const pans = panning.move(event);
    if (shape.move(event) || pans) point("");
    else if (event.pointerType === "mouse") frame = requestAnimationFrame(() => point(thingAt(root, board, event)));
  }

  function follow(press: Press, event: PointerEvent): void {
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > START_DRAG;
    if (far) clearTimeout(press.long);
    if (far && !press.dragging && canCarry(board, press)) lift(press, event);
    else if (far && !press.dragging && panning.pan(event)) return forget();
    else if (far && !press.dragging) begin(press, event);
    if (!press.dragging) return;
    drag.value = { ...drag.peek()!, x: event.clientX, y: event.clientY, over: shape.carry(event) };
    if (board.hand.placing.peek()) return;
    const over = thingAt(root, board, event);
    board.hand.hover.value = isTarget(board, over) ? over : "";
  }

  function lift(press: Press, event: PointerEvent): void {
    press.dragging = true;
    board.explanations.hush();
    root.setPointerCapture(event.pointerId);
    const stroke = !board.hand.targets.peek().lit.has(press.id) && !press.before.includes(press.id);
    if (takes(board, press.id)) press.before = take(board, press.id);
    else if (press.before.at(-1) !== press.id)
      board.hand.hold(board.hand.leads(press.before, press.id) ? [...press.before, press.id] : [press.id]);
    drag.value = { id: press.id, x: event.clientX, y: event.clientY, stroke, over: false };
  }

  /** A stroke from thing to thing that began beside one, or on what one touch would choose. */
  function begin(press: Press, event: PointerEvent): void {
    const { x: clientX, y: clientY } = press;
    const ends = (id: string) => !choiceAt(board.state.ways.peek(), [], 0, id);
    const id = thingAt(root, board, { clientX, clientY, pointerType: event.pointerType }, ends);
    if (id && !board.busy.peek() && board.hand.leads([], id)) lift(Object.assign(press, { id }), event);
  }

  function up(event: PointerEvent): void {
    const panned = panning.up(event);
    if (!press?.dragging && shape.up(event)) return forget();
    if (!press || panned) return forget();
    const done = press;
    forget();
    drag.value = null;
    if (done.dragging && shape.drop(event)) return;
    if (done.dragging) return drop(done, thingAt(root, board, event));
    if (Math.hypot(event.clientX - done.x, event.clientY - done.y) > 2 * START_DRAG) return;
    pondered = done.id;
    clearTimeout(pondering);
    if (event.pointerType !== "mouse") board.hand.pointed.value = done.id;
    if (isSecondTap(event)) return;
    if (done.id) board.touch(done.id);
    else rest();
    if (board.busy.peek()) chose = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  }

  function isSecondTap({ pointerType, timeStamp, clientX, clientY }: PointerEvent): boolean {
    const near = Math.hypot(clientX - chose.x, clientY - chose.y) < 4 * START_DRAG;
    return near && timeStamp - chose.at < DOUBLE_MS && (pointerType !== "mouse" || clicks > 1);
  }

  function forget(): void {
    clearTimeout(press?.long);
    press = null;
  }

  function drop(done: Press, over: string): void {
    pondered = over;
    if (board.hand.placing.peek()) return board.hand.hold(done.before);
    if (over && over !== done.id) board.drop(board.hand.held.peek(), over);
    if (!board.busy.peek()) board.hand.hold(done.before);
  }

  function rest(): void {
    board.explanations.hush();
    board.hand.hold([]);
  }

  function abandon(): void {
    if (press?.dragging) board.hand.hold(press.before);
    forget();
    shape.cancel();
    panning.cancel();
    drag.value = null;
  }

  function point(id: string): void {
    if (id || !board.hand.aim.peek()) {
      board.hand.hover.value = isTarget(board, id) ? id : "";
      board.hand.pointed.value = id;
    }
    if (id === pondered) return;
    pondered = id;
    clearTimeout(pondering);
    if (id) pondering = window.setTimeout(() => explain(board, id), HOVER_MS);
  }

  function leave(event: PointerEvent): void {
    cancelAnimationFrame(frame);
    if (!press && event.pointerType === "mouse") point("");
  }

  function wheel(event: WheelEvent): void {
    const turns = board.hand.poses.peek().length > 1 && !event.ctrlKey;
    if (!turns && !panning.wheel(event)) return;
    event.preventDefault();
    if (!turns || event.timeStamp - wheeled < WHEEL_MS) return;
    wheeled = event.timeStamp;
    board.hand.turn(event.deltaY > 0 ? "right" : "left");
  }

  function turn(event: Event): void {
    if (!board.hand.placing.peek() || isControl(event.target)) return;
    event.preventDefault();
    board.hand.turn("right");
  }

  const tasks = {
    pointerdown: down,
    mousedown: (event: MouseEvent) => (clicks = event.detail),
    pointermove: move,
    pointerup: up,
    pointercancel: abandon,
    pointerleave: leave,
    contextmenu: turn,
  } as const;
  for (const [name, task] of Object.entries(tasks)) root.addEventListener(name, task as EventListener);
  root.addEventListener("wheel", wheel, { passive: false });
  const stop = tableWindow.subscribe(abandon);
  root.addEventListener("touchmove", keepPage, { passive: false });
  return () => {
    stop();
    for (const [name, task] of Object.entries(tasks)) root.removeEventListener(name, task as EventListener);
    root.removeEventListener("wheel", wheel);
    root.removeEventListener("touchmove", keepPage);
    cancelAnimationFrame(frame);
    clearTimeout(pondering);
  };
}

/** A finger that carries something does not scroll the page; of a picture's parts touch-action alone does not say so. */
function keepPage(event: TouchEvent): void {
  const carries = drag.peek() || (event.target instanceof Element && event.target.closest(".grab"));
  if (event.cancelable && carries) event.preventDefault();
}

function canCarry(board: Board, press: Press): boolean {
  if (board.busy.peek() || !press.id) return false;
  return (
    press.before.at(-1) === press.id || board.hand.leads(press.before, press.id) || board.hand.leads([], press.id) || takes(board, press.id)
  );
}

/** True where one touch takes a thing with a shape, to be placed in the next scene. */
function takes(board: Board, id: string): boolean {
  const piece = board.state.frame.peek()?.scene.pieces.find((one) => one.id === id);
  return Boolean(piece?.shape?.length) && !board.hand.held.peek().includes(id) && choiceAt(board.state.ways.peek(), [], 0, id) !== null;
}

/** Takes it while it is being carried; it stays in hand wherever it is let go. */
function take(board: Board, id: string): string[] {
  const way = choiceAt(board.state.ways.peek(), [], 0, id)!;
  board.act(way.action, way.then);
  return [id];
}

function isControl(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  return Boolean(element?.closest("button, a, input, select, summary")) || !element?.closest("[data-zone]");
}

/** Why not, or what it is: the rules are asked only of a seat that may act. */
function explain(board: Board, id: string): void {
  const frame = board.state.frame.peek();
  const mayAct = board.state.ways.peek().length > 0 && frame?.seat !== null;
  if (mayAct && !isTarget(board, id)) board.explanations.why(id);
  else board.explanations.note(id);
}
