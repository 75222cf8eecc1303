// The widths at which pages are laid out anew.
import { signal, type Signal } from "@preact/signals";

/** A phone. */
export const isNarrow = holds("(max-width: 719px)");
/** Players and log stand beside the board. */
export const isWide = holds("(min-width: 1024px)");

function holds(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const now = signal(media.matches);
  media.addEventListener("change", () => (now.value = media.matches));
  return now;
}

const coarse = matchMedia("(pointer: coarse)");

/** A finger rather than a mouse. */
export const hasCoarsePointer = (): boolean => coarse.matches;
