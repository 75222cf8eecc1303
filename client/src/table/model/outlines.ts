// Groups of a board: which one is pointed at, and what its card says.
import type { Outline, Piece, Tally, Text, WireScene, Zone } from "../../wire/types";
import { cellsOf } from "../geometry/shapes";
import { cellOf, type Way } from "./paths";

/** What a card says of a group, or of a choice. */
export interface CardContent {
  label: Text | null;
  tallies: readonly Tally[];
  note: Text | null;
}

/** The group a thing belongs to: by name, or by the cell it is or lies on. */
export function outlineOf(outlines: readonly Outline[], id: string, piece: Piece | undefined): Outline | null {
  if (!id) return null;
  const cell = cellOf(id) ?? (piece && { zone: piece.at.split("/")[0]!, x: piece.x ?? 0, y: piece.y ?? 0 });
  const holds = (outline: Outline) =>
    cell !== undefined && outline.at === cell.zone && cellsOf(outline.cells ?? []).some(({ x, y }) => x === cell.x && y === cell.y);
  return outlines.find((outline) => outline.members?.includes(id)) ?? outlines.find(holds) ?? null;
}

/** The group a choice shows, else the one that is pointed at; those that a button shows are left to it. */
export function pointedOutline(scene: WireScene | undefined, shows: string | undefined, id: string): Outline | null {
  const outlines = scene?.outlines ?? [];
  if (!scene || !outlines.length) return null;
  const shown = shows ? outlines.find((outline) => outline.id === shows) : undefined;
  const wanted = new Set(scene.zones.flatMap((zone) => (zone.toggles ?? []).map((toggle) => toggle.shows)));
  const free = outlines.filter((outline) => !wanted.has(outline.id));
  return (
    shown ??
    outlineOf(
      free,
      id,
      scene.pieces.find((piece) => piece.id === id),
    )
  );
}

/** All that are to be seen. */
export function shownOutlines(
  outlines: readonly Outline[],
  zones: Iterable<Zone>,
  toggled: ReadonlySet<string>,
  pointed: Outline | null,
): Outline[] {
  const found = toggledOutlines(outlines, zones, toggled);
  return pointed && !found.includes(pointed) ? [...found, pointed] : found;
}

/** Groups shown because a button of their zone is pressed. */
function toggledOutlines(outlines: readonly Outline[], zones: Iterable<Zone>, toggled: ReadonlySet<string>): Outline[] {
  const wanted = new Set(
    [...zones].flatMap((zone) => (zone.toggles ?? []).filter(({ id }) => toggled.has(`${zone.id}/${id}`)).map(({ shows }) => shows)),
  );
  return outlines.filter(({ id }) => wanted.has(id));
}

/** What a choice would make of a thing's words; null where they stay. */
export function wordsAfter(way: Way | null, id: string): Text | null {
  return way?.tallies.find((tally) => tally.at === id)?.label ?? null;
}

/** What a choice would bring, but for what things themselves or others say of it; else what a group is. */
export function cardContent(way: Way | null, outline: Outline | null, elsewhere = false): CardContent | null {
  const told = way?.tallies.length && !elsewhere;
  if (told) return { label: outline?.label ?? null, tallies: way.tallies.filter((tally) => !tally.at), note: way.note };
  return outline && { label: outline.label, tallies: outline.tallies ?? [], note: outline.note ?? null };
}

/** Counts that follow one another under the same name are one row. */
export function tallyRows(tallies: readonly Tally[]): { label: Text; counts: Tally[] }[] {
  const rows: { label: Text; counts: Tally[] }[] = [];
  for (const tally of tallies) {
    const row = rows.at(-1);
    if (row?.label.key === tally.label.key) row.counts.push(tally);
    else rows.push({ label: tally.label, counts: [tally] });
  }
  return rows;
}
