// The drawers of a small window: which there are, and what is in each.
import type { ComponentChildren } from "preact";
import { hasDrawers } from "../../lib/viewport";
import type { Zone } from "../../wire/types";
import { hasZoneTools } from "../chrome/ZoneTools";
import type { Board } from "../model/board";
import { drawerOf, zoneAndSpot, zonesIn } from "../model/zoneContents";

/** `players`, `view`, `log`, `review`, or `zone:` and the id of the zone that names it; none is open: "". */
export type DrawerId = "" | "players" | "view" | "log" | "review" | `zone:${string}`;

/** What a drawer and its handle are known by in the page. */
export const handleClass = (id: DrawerId): string => `of-${id.replace(":", "-")}`;

/** A handle that a page adds: of a drawer of its own, or of something it does. */
export interface ExtraHandle {
  id: DrawerId;
  icon: string;
  label: string;
  content?: (close: () => void) => ComponentChildren;
  onTouch?: () => void;
}

export interface ZoneDrawer {
  id: `zone:${string}`;
  zone: Zone;
  zones: readonly Zone[];
  /** How many things in it can be touched now. */
  lit: number;
}

/** The drawers of zones, in the order of the scene. */
export function zoneDrawers(board: Board): ZoneDrawer[] {
  const all = board.zones.value;
  const found = new Map<string, Zone[]>();
  for (const zone of all.values()) {
    const name = drawerOf(zone);
    if (name) found.set(name, [...(found.get(name) ?? []), zone]);
  }
  return [...found].map(([name, zones]) => ({ id: `zone:${name}`, zone: all.get(name) ?? zones[0]!, zones, lit: litIn(board, zones) }));
}

/** Zones of the board whose buttons lie in the drawer `view`. */
export function zonesWithTools(board: Board): Zone[] {
  return hasDrawers.value ? [...board.zones.value.values()].filter((zone) => !zone.mini && hasZoneTools(zone)) : [];
}

/** Whether there is anything to see of the players: others, or what lies before a seat. */
export function hasPlayers(board: Board): boolean {
  const { seats } = board.state.frame.value!;
  return seats.length > 1 || seats.some((_, at) => zonesIn(board.zones.value.values(), `seat:${at}`).length > 0);
}

/** The drawer a piece, a cell or a zone lies in; "" where it is in sight. */
export function drawerWith(board: Board, id: string): DrawerId {
  const piece = board.state.frame.peek()?.scene.pieces.find((one) => one.id === id);
  let zone = board.zones.value.get(piece ? zoneAndSpot(piece)[0] : id.split("/")[0]!);
  while (zone && !drawerOf(zone)) {
    if (zone.inside?.startsWith("seat:")) return "players";
    zone = board.zones.value.get(zone.inside ?? "");
  }
  return zone ? `zone:${drawerOf(zone)}` : "";
}

function litIn(board: Board, zones: readonly Zone[]): number {
  const inside = new Set(zones.flatMap((zone) => [zone.id, ...nested(board, zone.id)]));
  const lit = board.hand.targets.value.lit;
  const pieces = board.state.frame.value!.scene.pieces.filter((piece) => lit.has(piece.id) && inside.has(zoneAndSpot(piece)[0]));
  const cells = [...lit].filter((id) => id.includes("/") && inside.has(id.split("/")[0]!));
  return pieces.length + cells.length;
}

function nested(board: Board, id: string): string[] {
  return zonesIn(board.zones.value.values(), id).flatMap((zone) => [zone.id, ...nested(board, zone.id)]);
}
