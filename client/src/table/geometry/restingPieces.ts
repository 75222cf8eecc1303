// What a change leaves where it is: such a piece is not measured, wherever its whole picture goes.
import type { Piece, WireScene, Zone } from "../../wire/types";
import { zoneAndSpot } from "../model/zoneContents";
import { isDrawn } from "./zoneGeometry";

/** Pieces of pictures that lie in both scenes at the same place of the same picture, whatever they show. */
export function restingPieces(before: WireScene, next: WireScene): ReadonlySet<string> {
  const zones = new Map(before.zones.map((zone) => [zone.id, zone]));
  const pieces = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const still = new Set(next.zones.filter((zone) => isDrawn(zone) && isSameIn(MEASURES, zones.get(zone.id), zone)).map((zone) => zone.id));
  const rests = (piece: Piece) => still.has(zoneAndSpot(piece)[0]) && isSameIn(WHEREABOUTS, pieces.get(piece.id), piece);
  return new Set(next.pieces.filter(rests).map((piece) => piece.id));
}

const MEASURES = [
  "layout",
  "cols",
  "rows",
  "cell",
  "width",
  "height",
  "face",
  "stands",
  "tilt",
  "pad",
  "origin",
  "spots",
] as const satisfies (keyof Zone)[];
const WHEREABOUTS = ["at", "x", "y", "level", "turn", "shape"] as const satisfies (keyof Piece)[];

function isSameIn<T extends object>(fields: readonly (keyof T)[], one: T | undefined, other: T): boolean {
  return one === other || (one !== undefined && fields.every((field) => isSame(one[field], other[field])));
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
