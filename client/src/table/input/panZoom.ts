// Hands and keys on a window: drag and pinch, wheel, plus and minus, Shift and arrows.
import { type Camera, ZOOM_STEP } from "../geometry/camera";
import type { Board } from "../model/board";

const WHEEL = 0.0016;
const STRIDE = 90;
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

interface Finger {
  x: number;
  y: number;
}

export interface PanZoom {
  /** True while two fingers pinch. */
  down: (event: PointerEvent) => boolean;
  move: (event: PointerEvent) => boolean;
  up: (event: PointerEvent) => boolean;
  /** The window at a point may be dragged: from now on it follows the pointer. */
  pan: (event: PointerEvent) => boolean;
  wheel: (event: WheelEvent) => boolean;
  cancel: () => void;
}

export function panZoom(board: Board): PanZoom {
  const fingers = new Map<number, Finger>();
  let window_: { camera: Camera; box: DOMRect } | null = null;
  let dragged: { x: number; y: number; camera: Camera } | null = null;

  function down(event: PointerEvent): boolean {
    if (event.pointerType !== "touch") return false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      window_ = windowAt(board, event);
      dragged = null;
    }
    return window_ !== null;
  }

  function move(event: PointerEvent): boolean {
    const finger = fingers.get(event.pointerId);
    if (window_ && finger && fingers.size === 2) {
      const before = spread(fingers);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = spread(fingers);
      window_.camera.pan(after.x - before.x, after.y - before.y);
      window_.camera.zoom(after.apart / before.apart, fromMiddle(window_.box, after));
      return true;
    }
    if (finger) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!dragged) return window_ !== null;
    dragged.camera.pan(event.clientX - dragged.x, event.clientY - dragged.y);
    dragged = { ...dragged, x: event.clientX, y: event.clientY };
    return true;
  }

  function up(event: PointerEvent): boolean {
    fingers.delete(event.pointerId);
    const busy = window_ !== null || dragged !== null;
    if (!fingers.size) window_ = null;
    dragged = null;
    return busy;
  }

  function pan(event: PointerEvent): boolean {
    const found = windowAt(board, event);
    if (found) dragged = { x: event.clientX, y: event.clientY, camera: found.camera };
    return found !== null;
  }

  function wheel(event: WheelEvent): boolean {
    const found = windowAt(board, event);
    found?.camera.zoom(
      Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 6 : 1)),
      fromMiddle(found.box, { x: event.clientX, y: event.clientY }),
    );
    return found !== null;
  }

  function cancel(): void {
    fingers.clear();
    window_ = dragged = null;
  }

  return { down, move, up, pan, wheel, cancel };
}

/** Plus, minus and zero, Shift and arrows, on the window that has the focus, or the first one. */
export function panZoomByKey(board: Board, key: string, shift: boolean): boolean {
  const focused = document.activeElement?.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "";
  const camera = board.cameras.get(focused) ?? [...board.cameras.values()][0];
  if (!camera) return false;
  const arrow = shift ? ARROWS[key] : undefined;
  if (key === "+" || key === "=") camera.zoomGently(ZOOM_STEP);
  else if (key === "-") camera.zoomGently(1 / ZOOM_STEP);
  else if (key === "0") camera.fit();
  else if (arrow) camera.pan(arrow[0] * STRIDE, arrow[1] * STRIDE);
  else return false;
  return true;
}

function windowAt(board: Board, event: { clientX: number; clientY: number }): { camera: Camera; box: DOMRect } | null {
  const picture = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGSVGElement>("[data-picture]");
  const camera = picture && board.cameras.get(picture.dataset["picture"]!);
  return picture && camera ? { camera, box: picture.getBoundingClientRect() } : null;
}

function fromMiddle(box: DOMRect, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
}

function spread(fingers: ReadonlyMap<number, Finger>): { x: number; y: number; apart: number } {
  const [a, b] = [...fingers.values()] as [Finger, Finger];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
}
