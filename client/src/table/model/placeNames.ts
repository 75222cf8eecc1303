// What a cell is called, as core/scene.py does: B7 from the zone's origin, with the room it lies in.
import { say, type Reader } from "../../lib/words";
import type { Text, Zone } from "../../wire/types";

interface Place {
  place: Text;
  column: number;
  row: number;
}

/** What a sentence about a cell is told: its name, and its column and row from the origin. */
export function placeOf(zone: Zone | undefined, { x, y }: { x: number; y: number }): Place {
  const [west, north] = zone?.origin?.length ? zone.origin : [0, 0];
  const args = { column: x - west! + 1, row: y - north! + 1 };
  const area = zone?.areas?.find(({ cells }) => cells.some((column, at) => at % 2 === 0 && column === x && cells[at + 1] === y));
  const place = area ? { key: "place-cell-in", args: { ...args, area: area.label } } : { key: "place-cell", args };
  return { place, ...args };
}

export const placeSaid = (zone: Zone, cell: { x: number; y: number }, reader: Reader): string => say(placeOf(zone, cell).place, reader);
