// True on a phone's width.
import { signal } from "@preact/signals";

const width = matchMedia("(max-width: 719px)");

export const narrow = signal(width.matches);

width.addEventListener("change", () => (narrow.value = width.matches));
