// Rings around empty places that are to be found: where the move of a hint or a lesson goes.
import type { Zone } from "../../wire/types";
import { pointsUp } from "../geometry/triangles";
import { pileTopBox, spotBox } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { cellOf } from "../model/paths";
import { useZonePieces } from "./pieceLooks";
import { TriangleRing } from "./TriangleTiles";

export function HintRings({ board, zone }: { board: Board; zone: Zone }) {
  const pieces = useZonePieces(board, zone.id);
  const prefix = `${zone.id}/`;
  const ids = [...board.guide.highlights.value].filter((id) => id.startsWith(prefix));
  const large = Boolean(board.hand.aim.value) || (board.hand.placing.value?.cells.length ?? 1) > 1;
  return (
    <>
      {ids.map((id) => {
        const cell = cellOf(id);
        const place = cell
          ? !large && pileTopBox(zone, pieces, id)
          : spotBox(zone, id.slice(prefix.length));
        return (
          place && (
            <g key={id} class="beacon" transform={`translate(${place.x} ${place.y})`}>
              {cell && zone.layout === "triangles" ? (
                <TriangleRing zone={zone} up={pointsUp(cell)} />
              ) : (
                <circle r={Math.max(place.w, place.h) * 0.66} />
              )}
            </g>
          )
        );
      })}
    </>
  );
}
