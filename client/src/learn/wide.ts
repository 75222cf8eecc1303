// True where players and log stand beside the board.
import { signal } from "@preact/signals";

const width = matchMedia("(min-width: 1024px)");

export const wide = signal(width.matches);

width.addEventListener("change", () => (wide.value = width.matches));
