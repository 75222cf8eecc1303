// A window on a board larger than itself: where it looks, how close, and how it gets elsewhere.
import { signal } from "@preact/signals";
import { reducedMotion } from "../../lib/me";
import { hasDrawers, panelScale, tableWindow } from "../../lib/viewport";

/** The middle of what is seen, in the picture's units, and pixels to a unit. */
export interface CameraLook {
  x: number;
  y: number;
  k: number;
}

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What to look at first, and how many pixels a thing to touch should have on a phone: at first, and as the board grows; 0: as many as
 * there are. */
export interface CameraOpening {
  heart: { x: number; y: number };
  near: number;
  least: number;
}

export const GLIDE_MS = 280;
/** A glide as a stylesheet tells it; `seen` reckons with the same. */
export const GLIDE_EASE = "cubic-bezier(.215,.61,.355,1)";
/** Pixels: less than this is no glide, as nobody would see it. */
const UNSEEN = 0.5;
export const TOUCH_PX = 44;
/** Pixels of a thing to touch, at most; where panels are larger, it may be so too. */
const CLOSEST = 190;
const NICE = 96;
/** How much one press of a button or a key zooms. */
export const ZOOM_STEP = 1.35;
/** What the tools of a window hide of its right side, in pixels, where they are not in a drawer. */
const SIDE = 56;
/** A board that shows everything comes closer only where things become so many times as large. */
const CALM = 1.5;

/** Whether windows go where something happens. */
export const cameraFollows = signal(localStorage.getItem("follow") !== "no");

export function setCameraFollows(on: boolean): void {
  localStorage.setItem("follow", on ? "yes" : "no");
  cameraFollows.value = on;
}

const closest = (): number => CLOSEST * panelScale.peek();

/** The same part of a picture that was drawn anew, as from the side. */
function sameView({ x, y, k }: CameraLook, from: Extent, to: Extent): CameraLook {
  const across = (x - from.left) / (from.right - from.left || 1);
  const down = (y - from.top) / (from.bottom - from.top || 1);
  return { x: to.left + across * (to.right - to.left), y: to.top + down * (to.bottom - to.top), k };
}

/** How a picture lies that already has the window of `to`, so that `from` is seen: its scale, then its shift in units. */
export interface GlideStart {
  scale: number;
  x: number;
  y: number;
}

/** Null where the way could not be seen in a window of so many pixels. */
export function glideStart(from: CameraLook, to: CameraLook, pixels: number): GlideStart | null {
  const scale = from.k / to.k;
  const shifted = Math.hypot(to.x - from.x, to.y - from.y) * Math.max(from.k, to.k);
  if (shifted + Math.abs(scale - 1) * pixels < UNSEEN) return null;
  return { scale, x: to.x - from.x * scale, y: to.y - from.y * scale };
}

/** What is seen after a part of the time. */
export function lookBetween(start: GlideStart, to: CameraLook, part: number): CameraLook {
  const rest = (1 - part) ** 3;
  const scale = 1 + (start.scale - 1) * rest;
  return { x: (to.x - start.x * rest) / scale, y: (to.y - start.y * rest) / scale, k: to.k * scale };
}

export class Camera {
  readonly look = signal<CameraLook | null>(null);
  /** The window is where it goes at once, and its picture is seen to follow; null where it rests. */
  readonly glides = signal<GlideStart | null>(null);
  /** The window in pixels, what there is to see, and the size of a thing to touch, in units. */
  private size = { w: 0, h: 0 };
  private extent: Extent = { left: 0, top: 0, right: 1, bottom: 1 };
  private cell = 100;
  /** It shows everything, and goes on doing so as the board grows. */
  private whole = true;
  /** The player wants it whole, however small things become. */
  private asked = false;
  /** The board has outgrown a small window, and nobody has moved it since. */
  private outgrown = false;
  private begun = 0;

  /** What there is to see has changed, or the window. */
  update(size: { w: number; h: number }, extent: Extent, cell: number, opens: CameraOpening): void {
    const before = this.look.peek();
    const seen = this.extent;
    const resized = size.w !== this.size.w || size.h !== this.size.h;
    this.size = size;
    this.extent = extent;
    this.cell = cell;
    if (!size.w || !size.h) return;
    if (resized) this.stop();
    if (this.outgrown && !this.isTiny(opens.near)) [this.whole, this.outgrown] = [true, false];
    if (!before) this.look.value = this.opening(opens);
    else if (this.whole && !this.asked && this.isTiny(opens.least))
      this.comeClose(resized ? { ...before, ...opens.heart } : before, opens.least);
    else if (this.whole && resized) this.look.value = this.fitting();
    else if (this.whole) {
      if (!this.suits(before)) this.glide(this.fitting());
    } else if (resized) this.look.value = this.kept(before);
    else if (before.x !== this.kept(before).x || before.y !== this.kept(before).y) this.look.value = sameView(before, seen, extent);
  }

  viewBox(): string {
    const { x, y, k } = this.look.peek() ?? { x: 0, y: 0, k: 1 };
    const w = this.size.w / k;
    const h = this.size.h / k;
    return `${x - w / 2} ${y - h / 2} ${w} ${h}`;
  }

  pan(dx: number, dy: number): void {
    const look = this.look.peek();
    if (!look) return;
    this.stop();
    this.moved();
    this.look.value = this.kept({ ...look, x: look.x - dx / look.k, y: look.y - dy / look.k });
  }

  /** Closer or further, about a point of the window counted in pixels from its middle. */
  zoom(by: number, about = { x: 0, y: 0 }): void {
    const look = this.look.peek();
    if (!look) return;
    this.stop();
    this.moved();
    const k = this.bounded(look.k * by);
    const stays = { x: look.x + about.x / look.k, y: look.y + about.y / look.k };
    this.look.value = this.kept({ x: stays.x - about.x / k, y: stays.y - about.y / k, k });
  }

  zoomGently(by: number): void {
    const look = this.look.peek();
    this.moved();
    if (look) this.glide(this.kept({ ...look, k: this.bounded(look.k * by) }));
  }

  fit(): void {
    this.whole = this.asked = true;
    this.outgrown = false;
    this.glide(this.fitting());
  }

  /** Comes close to a point, for as long as something is placed there. */
  approach(at: { x: number; y: number }, near: number): void {
    const k = Math.max(this.fitting().k, near / this.cell);
    this.whole = false;
    this.glide(this.kept({ ...at, k }));
  }

  /** Goes where a part of the picture is seen whole, no further than it must. */
  reveal({ left, top, right, bottom }: Extent, margin = 0): void {
    const look = this.look.peek();
    if (!look || this.whole) return;
    const w = this.size.w / look.k / 2 - margin;
    const h = this.size.h / look.k / 2 - margin;
    const x = right - left > 2 * w ? (left + right) / 2 : Math.max(right - w, Math.min(left + w, look.x));
    const y = bottom - top > 2 * h ? (top + bottom) / 2 : Math.max(bottom - h, Math.min(top + h, look.y));
    if (Math.hypot(x - look.x, y - look.y) * look.k > 2) this.glide({ ...look, x, y });
  }

  /** True where a point of the picture is in the window. */
  sees(x: number, y: number): boolean {
    const look = this.look.peek();
    return Boolean(look) && Math.abs(x - look!.x) * look!.k < this.size.w / 2 && Math.abs(y - look!.y) * look!.k < this.size.h / 2;
  }

  private fitting(): CameraLook {
    const { left, top, right, bottom } = this.extent;
    const side = this.side();
    const most = tableWindow.peek() === "wide" ? closest() : NICE;
    const k = Math.min((this.size.w - side) / (right - left), this.size.h / (bottom - top), most / this.cell);
    const spare = (this.size.w - (right - left) * k) / 2;
    return { x: (left + right) / 2 + Math.max(0, side - spare) / k, y: (top + bottom) / 2, k };
  }

  /** All there is to see is in the window, at about the size it could have: what was lit and is not any more moves nothing. */
  private suits({ x, y, k }: CameraLook): boolean {
    const { left, top, right, bottom } = this.extent;
    const [w, h] = [this.size.w / k / 2, this.size.h / k / 2];
    const [near, side] = [UNSEEN / k, this.side() / k];
    const across = left > x - w - near && right < x + w - side + near;
    return across && top > y - h - near && bottom < y + h + near && this.fitting().k < k * CALM;
  }

  private side(): number {
    return hasDrawers.peek() ? 0 : Math.min(SIDE * panelScale.peek(), this.size.w / 8);
  }

  /** At first all of it; on a phone close enough for a finger. */
  private opening({ heart, near }: CameraOpening): CameraLook {
    if (!this.isTiny(near)) return this.fitting();
    this.whole = false;
    this.outgrown = true;
    return this.filled({ ...heart, k: near / this.cell });
  }

  /** Whole, it would be too small for a finger. */
  private isTiny(near: number): boolean {
    return hasDrawers.peek() && near > 0 && this.fitting().k * this.cell < near;
  }

  /** The board has outgrown the window: from now on a part of it is seen. */
  private comeClose(look: CameraLook, near: number): void {
    this.whole = false;
    this.outgrown = true;
    this.glide(this.filled({ ...look, k: near / this.cell }));
  }

  /** The player has another part in view. */
  private moved(): void {
    this.whole = this.asked = this.outgrown = false;
  }

  private bounded(k: number): number {
    const least = Math.min(this.fitting().k * 0.6, TOUCH_PX / this.cell);
    return Math.max(least, Math.min(closest() / this.cell, k));
  }

  /** Where it goes by itself, no part of the window is spent on what lies beyond the board. */
  private filled({ x, y, k }: CameraLook): CameraLook {
    const { left, top, right, bottom } = this.extent;
    const inside = (at: number, from: number, to: number, half: number) =>
      to - from < 2 * half ? (from + to) / 2 : Math.max(from + half, Math.min(to - half, at));
    return { x: inside(x, left, right, this.size.w / k / 2), y: inside(y, top, bottom, this.size.h / k / 2), k };
  }

  /** The middle stays over the board. */
  private kept({ x, y, k }: CameraLook): CameraLook {
    const { left, top, right, bottom } = this.extent;
    return { x: Math.max(left, Math.min(right, x)), y: Math.max(top, Math.min(bottom, y)), k };
  }

  /** What is seen is what is meant: a touch ends a glide. */
  stop(): void {
    this.glides.value = null;
  }

  private glide(to: CameraLook): void {
    const before = this.look.peek();
    if (before && before.x === to.x && before.y === to.y && before.k === to.k) return;
    const from = this.seen();
    this.stop();
    this.look.value = to;
    this.begun = performance.now();
    if (from && !reducedMotion()) this.glides.value = glideStart(from, to, Math.max(this.size.w, this.size.h));
  }

  private seen(): CameraLook | null {
    const [look, start] = [this.look.peek(), this.glides.peek()];
    return look && start ? lookBetween(start, look, Math.min(1, (performance.now() - this.begun) / GLIDE_MS)) : look;
  }
}
