// The window: at which sizes pages are laid out anew, and which of four ways a table is.
import { computed, signal, type Signal } from "@preact/signals";

/** Upright and narrow; low, or a tablet on its side; at a desk; large. A table has it as `data-window`. */
export type TableWindow = "stack" | "short" | "desk" | "wide";

/** A page that is not a table, on a phone. */
export const isNarrow = holds("(max-width: 719px)");
/** The same, on a phone on its side or enlarged. */
export const isLow = holds("(max-height: 500px)");

/** The size of the page. */
export const pageSize = signal({ w: globalThis.innerWidth ?? 1280, h: globalThis.innerHeight ?? 800 });
globalThis.addEventListener?.("resize", () => (pageSize.value = { w: innerWidth, h: innerHeight }));

/** Which of the four ways a page of a size is laid out. */
export function windowOf({ w, h }: { w: number; h: number }): TableWindow {
  if (w >= 560 && (h < 560 || (w < 1024 && w >= 1.1 * h))) return "short";
  if (w < 1024) return "stack";
  return w >= 1500 && h >= 900 ? "wide" : "desk";
}

export const tableWindow = computed(() => windowOf(pageSize.value));

/** Players, log and what else is looked at now and then lie in drawers. */
export const hasDrawers = computed(() => tableWindow.value === "stack" || tableWindow.value === "short");

/** How much larger than at a desk panels are drawn in a large window: a text of 15 pixels grows with the height, to 27. */
export const panelScale = computed(() =>
  tableWindow.value === "wide" ? Math.min(1.8, Math.max(1, (0.0172 * pageSize.value.h) / 15)) : 1,
);

function holds(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const now = signal(media.matches);
  media.addEventListener("change", () => (now.value = media.matches));
  return now;
}

const coarse = matchMedia("(pointer: coarse)");

/** A finger rather than a mouse. */
export const hasCoarsePointer = (): boolean => coarse.matches;
