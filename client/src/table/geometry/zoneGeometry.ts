// Where things of a drawn zone lie, in the zone's own units.
import { faceBox } from "../../lib/skin";
import { tableWindow } from "../../lib/viewport";
import type { Piece, Spot, Zone } from "../../wire/types";
import { zoneAndSpot } from "../model/zoneContents";
import { type Cell, cellBox, cellsOf, posedCells, rotatePose } from "./shapes";
import { liftOf, pileHeights, placeOnTriangle, triangleAt, triangleSize, triangleUnder } from "./triangles";

/** A centre and a size. */
export interface CentredBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

const SPOT_SIZE = 56;

/** The picture's size, as drawn. */
export function zoneSize(zone: Zone): { w: number; h: number } {
  return isDrawnTurned(zone) ? turnedSize(ownSize(zone), 1) : ownSize(zone);
}

function ownSize(zone: Zone): { w: number; h: number } {
  const cell = zone.cell ?? 100;
  const [left = 0, top = 0, right = 0, bottom = 0] = zone.pad ?? [];
  if (zone.layout === "triangles") return triangleSize(zone);
  if (zone.layout === "grid" && zone.cols) return { w: left + zone.cols * cell + right, h: top + (zone.rows || 1) * cell + bottom };
  const ground = faceBox(zone.face);
  return { w: zone.width || ground?.w || 400, h: zone.height || ground?.h || 400 };
}

/** True where a zone is drawn a quarter turned to the left. */
export const isDrawnTurned = (zone: Zone): boolean => Boolean(zone.stands) && zone.layout !== "triangles" && tableWindow.value === "stack";

/** A pose as it is drawn in a zone. */
export const drawnPose = (zone: Zone, turn: number): number => (isDrawnTurned(zone) ? rotatePose(turn, "left") : turn);

/** From the zone's own units to the picture's, and back. */
export function toDrawn(zone: Zone, place: CentredBox): CentredBox {
  return isDrawnTurned(zone) ? { x: place.y, y: ownSize(zone).w - place.x, w: place.h, h: place.w } : place;
}

export function fromDrawn(zone: Zone, at: { x: number; y: number }): { x: number; y: number } {
  return isDrawnTurned(zone) ? { x: ownSize(zone).w - at.y, y: at.x } : at;
}

/** The face drawn for a pose: one made for it where the sheet has one, else the face itself, turned. */
export function faceForPose(face: string | undefined, turn: number): { face: string; turn: number } {
  const made = `${face}.t${turn}`;
  return turn && faceBox(made) ? { face: made, turn: 0 } : { face: face ?? "", turn };
}

export function pieceFace(piece: Piece, mini: boolean): string {
  return mini && piece.face ? `mini.${piece.face}` : (piece.face ?? "");
}

/** Where a piece lies: in `spots` its centre is given, in a `grid` it covers whole cells, on a `ring` it stands at a step. */
export function pieceBox(zone: Zone, piece: Piece): CentredBox {
  return toDrawn(zone, ownPlace(zone, piece));
}

function ownPlace(zone: Zone, piece: Piece): CentredBox {
  const size = turnedSize(faceBox(piece.face) ?? { w: SPOT_SIZE, h: SPOT_SIZE }, piece.turn ?? 0);
  const [, spot] = zoneAndSpot(piece);
  const named = spot ? ownSpotBox(zone, spot) : null;
  if (named) return { ...named, ...size };
  const x = piece.x ?? 0;
  const y = piece.y ?? 0;
  if (zone.layout === "grid") return { ...middleOf(zone, piece, size), ...size };
  if (zone.layout === "triangles") return placeOnTriangle(zone, piece);
  if (zone.layout === "ring") return { ...onRing(zone, x, y), ...size };
  return { x, y, ...size };
}

/** The place of a spot by the name it has in paths, after the zone's own. */
export function spotBox(zone: Zone, id: string): CentredBox | null {
  const own = ownSpotBox(zone, id);
  return own && toDrawn(zone, own);
}

export function ownSpotBox(zone: Zone, id: string): CentredBox | null {
  const spot = zone.spots?.find((one) => one.id === id);
  if (spot && zone.layout === "triangles") return triangleAt(zone, spot, 0);
  if (spot) return { x: spot.x, y: spot.y, ...spotSize(spot) };
  const [col, row] = id.split(",").map(Number);
  if (!hasCells(zone) || col === undefined || row === undefined || Number.isNaN(col + row)) return null;
  return zone.layout === "triangles" ? triangleAt(zone, { x: col, y: row }, 0) : cellsBox(zone, { x: col, y: row }, { w: 1, h: 1 });
}

/** The place of a spot named in a path, on top of what is piled there. */
export function pileTopBox(zone: Zone, pieces: readonly Piece[], id: string): CentredBox | null {
  const spot = id.slice(zone.id.length + 1);
  const place = spotBox(zone, spot);
  const height = place && zone.layout === "triangles" ? (pileHeights(zone, pieces).get(spot) ?? 0) : 0;
  const lift = liftOf(zone, height);
  return place && height ? { ...place, x: place.x + lift.x, y: place.y + lift.y } : place;
}

/** True where a zone is one picture, in which a piece lies by itself. */
export const isDrawn = (zone: Zone): boolean => ["spots", "grid", "ring", "triangles"].includes(zone.layout);

/** True where a zone has cells that need no listing. */
export const hasCells = (zone: Zone): boolean =>
  ["grid", "triangles"].includes(zone.layout) || (zone.layout === "spots" && Boolean(zone.cols));

/** The cell under a point given in the zone's own units; null where there is none. */
export function cellUnder(zone: Zone, at: { x: number; y: number }): Cell | null {
  if (zone.layout === "triangles") return triangleUnder(zone, at);
  const { x, y } = toCells(zone, at);
  const inside = hasCells(zone) && x >= 0 && y >= 0 && x < (zone.cols ?? 0) && y < (zone.rows ?? 0);
  return inside ? { x: Math.floor(x), y: Math.floor(y) } : null;
}

/** Some cells of a grid, from the upper left one, in the zone's own units. */
export function cellsBox(zone: Zone, at: Cell, size: { w: number; h: number }): CentredBox {
  const cell = zone.cell ?? 100;
  const [left = 0, top = 0] = zone.pad ?? [];
  return { x: left + (at.x + size.w / 2) * cell, y: top + (at.y + size.h / 2) * cell, w: size.w * cell, h: size.h * cell };
}

/** A point in the zone's own units, counted in cells. */
export function toCells(zone: Zone, at: { x: number; y: number }): Cell {
  const cell = zone.cell ?? 100;
  const [left = 0, top = 0] = zone.pad ?? [];
  return { x: (at.x - left) / cell, y: (at.y - top) / cell };
}

function spotSize(spot: Spot): { w: number; h: number } {
  const box = faceBox(spot.face) ?? faceBox(spot.lit);
  return box ? { w: box.w, h: box.h } : { w: SPOT_SIZE, h: SPOT_SIZE };
}

export function turnedSize(size: { w: number; h: number }, turn: number): { w: number; h: number } {
  return turn % 2 ? { w: size.h, h: size.w } : { w: size.w, h: size.h };
}

/** The pose as custom properties, for parts of a face that are to stay upright. */
export function poseStyle(turn: number): Record<string, string> {
  return { "--turn": `${(turn % 4) * 90}deg`, "--mirror": turn >= 4 ? "-1" : "1" };
}

/** How a face is posed: quarter turns clockwise, 4 to 7 mirrored before they are turned. */
export function poseTransform(turn: number): string | undefined {
  if (!turn) return undefined;
  return `rotate(${(turn % 4) * 90})${turn >= 4 ? " scale(-1 1)" : ""}`;
}

function middleOf(zone: Zone, piece: Piece, size: { w: number; h: number }): { x: number; y: number } {
  const cell = zone.cell ?? 100;
  const box = piece.shape?.length
    ? cellBox(posedCells(cellsOf(piece.shape), piece.turn ?? 0))
    : { w: Math.max(1, Math.round(size.w / cell)), h: Math.max(1, Math.round(size.h / cell)) };
  const { x, y } = cellsBox(zone, { x: piece.x ?? 0, y: piece.y ?? 0 }, box);
  return { x, y };
}

function onRing(zone: Zone, step: number, inward: number): { x: number; y: number } {
  const { w, h } = ownSize(zone);
  const angle = (2 * Math.PI * step) / (zone.cols || 12) - Math.PI / 2;
  const reach = Math.min(w, h) * 0.42 - inward * (zone.cell ?? 100);
  return { x: w / 2 + reach * Math.cos(angle), y: h / 2 + reach * Math.sin(angle) };
}
