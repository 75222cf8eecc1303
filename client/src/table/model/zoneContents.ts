// What lies in which zone, and which zones in which slot of the page or in which drawer.
import { sameItems } from "../../lib/kept";
import { hasDrawers, tableWindow } from "../../lib/viewport";
import type { Piece, Zone } from "../../wire/types";

export type ZonePieces = ReadonlyMap<string, readonly Piece[]>;

/** The zone a piece lies in, and the spot of it where one is named. */
export function zoneAndSpot(piece: Piece): [zone: string, spot: string] {
  const cut = piece.at.indexOf("/");
  return cut < 0 ? [piece.at, ""] : [piece.at.slice(0, cut), piece.at.slice(cut + 1)];
}

/** The zones of a slot of the chrome, or inside another zone; those in a drawer are left out. */
export function zonesIn(zones: Iterable<Zone>, slot: string): Zone[] {
  return [...zones].filter((zone) => slotOf(zone) === slot && !drawerOf(zone));
}

/** Where a zone stands: what a turn needs stands with it where the window is small. */
function slotOf(zone: Zone): string {
  return zone.needed && hasDrawers.value ? "tray" : (zone.inside ?? "board");
}

/** The drawer a zone lies in where there are drawers, named by a zone; none: "". */
export function drawerOf(zone: Zone): string {
  if (!hasDrawers.value) return "";
  if (zone.drawer) return zone.drawer_short && tableWindow.value !== "short" ? "" : zone.drawer;
  return zone.inside === "more" ? zone.id : "";
}

/** In which zone which pieces lie; a zone with the same ones as `before` has the same list. */
export function piecesByZone(pieces: readonly Piece[], before: ZonePieces = new Map()): ZonePieces {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const [zone] = zoneAndSpot(piece);
    const there = found.get(zone);
    if (there) there.push(piece);
    else found.set(zone, [piece]);
  }
  return new Map([...found].map(([zone, now]) => [zone, asBefore(before.get(zone), now)]));
}

const asBefore = (before: readonly Piece[] | undefined, now: readonly Piece[]) => (before && sameItems(before, now) ? before : now);
