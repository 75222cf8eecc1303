// Rings around empty places that are to be found: where the move of a hint or a lesson goes.
import type { Zone } from "../lib/types";
import type { Board } from "./board";
import { cellOf } from "./paths";
import { TriangleRing } from "./Piles";
import { placeSpot, placeTop } from "./places";
import { pointsUp } from "./triangles";

export function Beacons({ board, zone }: { board: Board; zone: Zone }) {
  const prefix = `${zone.id}/`;
  const ids = [...board.guide.shine.value].filter((id) => id.startsWith(prefix));
  const large = Boolean(board.aim.value) || (board.placing.value?.cells.length ?? 1) > 1;
  return (
    <>
      {ids.map((id) => {
        const cell = cellOf(id);
        const place = cell ? !large && placeTop(zone, board.pieces.value.get(zone.id) ?? [], id) : placeSpot(zone, id.slice(prefix.length));
        return (
          place && (
            <g key={id} class="beacon" transform={`translate(${place.x} ${place.y})`}>
              {cell && zone.layout === "triangles" ? <TriangleRing zone={zone} up={pointsUp(cell)} /> : <circle r={Math.max(place.w, place.h) * 0.66} />}
            </g>
          )
        );
      })}
    </>
  );
}
