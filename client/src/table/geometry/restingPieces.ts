// What a change leaves where it is: such a piece is not measured, wherever its whole picture goes.
import type { WireScene } from "../../wire/types";
import { zoneAndSpot } from "../model/zoneContents";
import { isDrawn } from "./zoneGeometry";

/** Pieces of pictures that are the same objects in both scenes, and so are their zones. */
export function restingPieces(before: WireScene, next: WireScene): ReadonlySet<string> {
  const had = new Set<unknown>([...before.zones, ...before.pieces]);
  const still = new Set(next.zones.filter((zone) => isDrawn(zone) && had.has(zone)).map((zone) => zone.id));
  return new Set(next.pieces.filter((piece) => had.has(piece) && still.has(zoneAndSpot(piece)[0])).map((piece) => piece.id));
}
