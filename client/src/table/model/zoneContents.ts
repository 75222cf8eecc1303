// Parts of a scene: what lies where, and what is in the hand.
import type { Frame, Piece, Zone } from "../../wire/types";
import { waysOnward, waysOf } from "./paths";

/** What a scene puts into the hand, where something can be done with it. */
export function inHand({ scene }: Frame): string[] {
  return scene.held && waysOnward(waysOf(scene), [scene.held]).length ? [scene.held] : [];
}

/** The zone a piece lies in, and the spot of it where one is named. */
export function zoneAndSpot(piece: Piece): [zone: string, spot: string] {
  const cut = piece.at.indexOf("/");
  return cut < 0 ? [piece.at, ""] : [piece.at.slice(0, cut), piece.at.slice(cut + 1)];
}

/** The zones of a slot of the chrome, or inside another zone. */
export function zonesIn(zones: Iterable<Zone>, slot: string): Zone[] {
  return [...zones].filter((zone) => (zone.inside ?? "board") === slot);
}

export function piecesByZone(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const [zone] = zoneAndSpot(piece);
    const there = found.get(zone);
    if (there) there.push(piece);
    else found.set(zone, [piece]);
  }
  return found;
}
