// True on a phone's width, where the card is a sheet over the map.
import { signal } from "@preact/signals";

const width = matchMedia("(max-width: 719px)");

export const narrow = signal(width.matches);

width.addEventListener("change", () => (narrow.value = width.matches));
