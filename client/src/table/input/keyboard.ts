// The keyboard: Enter and Space touch, arrows go to the nearest target, and one key for each thing a hand does.
import { restartTurn } from "../../time/TurnButtons";
import type { Zone } from "../../wire/types";
import type { Cell } from "../geometry/shapes";
import { isDrawnTurned } from "../geometry/zoneGeometry";
import { screenToSvg } from "../geometry/zoneSvg";
import type { Board } from "../model/board";
import { cellOf } from "../model/paths";
import { panZoomByKey } from "./panZoom";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function listenToKeyboard(root: HTMLElement, board: Board): () => void {
  function key(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || from.closest("input, textarea, select")) return;
    const id = from.dataset?.["id"];
    if (!from.closest("dialog") && panZoomByKey(board, event.key, event.shiftKey)) event.preventDefault();
    else if (!from.closest("dialog, button, a") && steerShape(root, board, event.key)) event.preventDefault();
    else if ((event.key === "Enter" || event.key === " ") && id && root.contains(from)) board.touch(id);
    else if (from.closest("dialog") || (from.closest("button, a") && (event.key === "Enter" || event.key === " "))) return;
    else if (event.key in ARROWS) {
      if (!focusNearest(root, ARROWS[event.key]!)) return;
    } else if (!command(board, event.key)) return;
    event.preventDefault();
  }

  // A press by an assistive tool comes as a click without a pointer.
  function press(event: MouseEvent): void {
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-id]")?.dataset["id"];
    if (id && event.detail === 0) board.touch(id);
  }

  function focus(event: FocusEvent): void {
    const id = (event.target as HTMLElement).dataset?.["id"];
    if (!id || !(event.target as HTMLElement).matches(":focus-visible")) return;
    board.hand.hover.value = board.hand.pointed.value = id;
    showFocused(board, event.target as HTMLElement);
  }

  root.ownerDocument.addEventListener("keydown", key);
  root.addEventListener("click", press);
  root.addEventListener("focusin", focus);
  return () => {
    root.ownerDocument.removeEventListener("keydown", key);
    root.removeEventListener("click", press);
    root.removeEventListener("focusin", focus);
  };
}

/** A thing that has the focus is to be seen, in a window too. */
function showFocused(board: Board, thing: Element): void {
  const picture = thing.closest<SVGSVGElement>("[data-picture]");
  const camera = picture && board.cameras.get(picture.dataset["picture"]!);
  if (!picture || !camera) return;
  const box = thing.getBoundingClientRect();
  const [from, to] = [screenToSvg(picture, box.left, box.top), screenToSvg(picture, box.right, box.bottom)];
  camera.reveal({ left: from.x, top: from.y, right: to.x, bottom: to.y }, 20);
}

/** Arrows move a held shape cell by cell, Enter and Space place it; false where no shape is held. */
function steerShape(root: HTMLElement, board: Board, key: string): boolean {
  const placing = board.hand.placing.peek();
  const arrow = ARROWS[key];
  if (!placing || placing.set || (!arrow && key !== "Enter" && key !== " ")) return false;
  const first = [...placing.places.keys()][0];
  const aim = board.hand.aim.peek();
  if (aim && arrow) board.hand.takeAim(shiftedCell(placing.zone, aim, arrow), "keys");
  else if (aim) board.place();
  else if (first) board.hand.takeAim(cellOf(first), "keys");
  requestAnimationFrame(() => root.querySelector<SVGElement>(".placer")?.focus({ preventScroll: true }));
  return true;
}

/** A step as the eye sees it: in a zone that is drawn turned, another one. */
function shiftedCell(zone: Zone, { x, y }: Cell, [dx, dy]: [number, number]): Cell {
  return isDrawnTurned(zone) ? { x: x - dy, y: y + dx } : { x: x + dx, y: y + dy };
}

function command(board: Board, key: string): boolean {
  const many = board.hand.poses.peek().length > 1;
  if (key === "Escape" && board.confirmation.pending.peek()) board.confirmation.drop();
  else if (key === "Escape" && board.hand.aim.peek()) board.hand.takeAim(null);
  else if (key === "Escape" && (board.hand.held.peek().length || board.explanations.bubble.peek())) board.putBack();
  else if (key === "Backspace") board.undo();
  else if (key === "Delete") restartTurn(board);
  else if (key === "?") board.panel.value = "keys";
  else if (key === "h" || key === "H") board.guide.ask();
  else if (key === "a" || key === "A") board.panel.value = "actions";
  else if (many && (key === "r" || key === "R")) board.hand.turn(key === "R" ? "left" : "right");
  else if (many && (key === "f" || key === "F")) board.hand.turn("flip");
  else return shortcut(board, key);
  return true;
}

/** A letter begins a choice; a digit takes the next touch of what is held, in the order shown; Enter takes the likeliest. */
function shortcut(board: Board, key: string): boolean {
  const held = board.hand.held.peek();
  const next = [...board.hand.targets.peek().lit].filter((id) => !held.includes(id));
  if (held.length && key === "Enter" && board.hand.foreseen.peek()) board.touch(held.at(-1)!);
  else if (held.length && next[Number(key) - 1]) board.touch(next[Number(key) - 1]!);
  else {
    const way = board.state.ways.peek().find((one) => one.key === key && !one.alternate);
    if (!way) return false;
    if (way.path.length) board.touch(way.path[0]!);
    else board.act(way.action, way.then);
  }
  return true;
}

/** Moves the focus to the nearest target in a direction; false where there is none. */
function focusNearest(root: HTMLElement, [dx, dy]: [number, number]): boolean {
  const now = document.activeElement as HTMLElement | null;
  const stops = [...root.querySelectorAll<HTMLElement>("[data-id][tabindex='0']")].filter((stop) => stop !== now);
  if (!now?.dataset?.["id"]) {
    stops[0]?.focus();
    return stops.length > 0;
  }
  const here = middle(now);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const there = middle(stop);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const cost = along + 2 * across;
    if (along > 1 && cost < least) [best, least] = [stop, cost];
  }
  best?.focus();
  return best !== null;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
