// The lines around groups on a board.
import type { Outline, Piece, Zone } from "../../wire/types";
import { borderPath, cellsOf } from "../geometry/shapes";
import { pileHeights, rimPath } from "../geometry/triangles";
import { hasCells, isDrawnTurned, zoneSize } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { useZonePieces } from "./pieceLooks";

/** The lines of a picture. */
export function OutlineLines({ board, zone }: { board: Board; zone: Zone }) {
  const shown = board.outlines.value.filter((outline) => outline.at === zone.id);
  const pieces = useZonePieces(board, zone.id);
  const { h } = zoneSize(zone);
  return (
    <g class="outlines" transform={isDrawnTurned(zone) ? `translate(0 ${h}) rotate(-90)` : undefined}>
      {shown.map((outline) => {
        const path = outline.path || outlinePath(zone, outline, pieces);
        return path && <path key={outline.id} class={`outline ${outline.marks ?? ""}`} d={path} />;
      })}
    </g>
  );
}

function outlinePath(zone: Zone, outline: Outline, pieces: readonly Piece[]): string {
  const cells = cellsOf(outline.cells ?? []);
  if (!cells.length || !hasCells(zone)) return "";
  if (zone.layout === "triangles") return rimPath(zone, cells, pileHeights(zone, pieces));
  const [left = 0, top = 0] = zone.pad ?? [];
  return borderPath(cells, zone.cell ?? 100, { x: left, y: top });
}
