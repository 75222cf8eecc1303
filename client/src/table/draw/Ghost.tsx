// The coming piece: half there on the target that is pointed at, or a held shape where it is aimed.
import { faceBox } from "../../lib/skin";
import { say } from "../../lib/words";
import type { Zone } from "../../wire/types";
import { borderPath, type Cell, cellBox, cellsOf, posedCells } from "../geometry/shapes";
import { tagPlace } from "../geometry/piles";
import { isTile, pileHeights, pointsUp, triangleAt } from "../geometry/triangles";
import { cellsBox, type CentredBox, drawnPose, pieceBox, spotBox, toDrawn } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { cellOf, foreseenWay, type Way } from "../model/paths";
import { placeId, type Placing } from "../model/placing";
import { Face } from "./Face";
import { useZonePieces } from "./pieceLooks";
import { TileFace } from "./TriangleTiles";

export function Ghost({ board, zone }: { board: Board; zone: Zone }) {
  const placing = board.hand.placing.value;
  if (placing) {
    const at = placing.zone.id === zone.id ? (placing.set ?? board.hand.aim.value) : null;
    return at && <Shape board={board} placing={placing} at={at} />;
  }
  const way = board.hand.foreseen.value;
  const id = board.hand.hover.value || (board.hand.held.value.at(-1) ?? "");
  const told = zone.tell ? [...board.hand.targets.value.lit].filter((one) => one !== id) : [];
  return (
    <>
      {told.map((one) => {
        const likely = foreseenWay(board.state.ways.value, board.hand.held.value, board.hand.pose.value, one);
        return likely?.ghost && <Coming key={one} board={board} zone={zone} way={likely} id={one} told />;
      })}
      {way?.ghost && <Coming board={board} zone={zone} way={way} id={id} />}
    </>
  );
}

/** What a choice would bring, on its target. */
function Coming({ board, zone, way, id, told = false }: { board: Board; zone: Zone; way: Way; id: string; told?: boolean }) {
  const at = placeOfId(board, zone, way.shownAt) ? way.shownAt : id;
  const place = placeOfId(board, zone, at);
  if (!place) return null;
  const cell = zone.layout === "grid" && faceBox(way.ghost) ? cellOf(at) : null;
  const first = cell ? pieceBox(zone, { id, at: zone.id, face: way.ghost, turn: way.turn, x: cell.x, y: cell.y }) : place;
  if (zone.layout === "triangles") return <OnPile board={board} zone={zone} way={way} id={at} told={told} />;
  return (
    <g class={`ghost${told ? " told" : ""}`} transform={`translate(${first.x} ${first.y})`}>
      <Face face={way.ghost} turn={drawnPose(zone, way.turn)} class="face" />
      {way.after && <text class="after">{say(way.after, board.reader.value)}</text>}
    </g>
  );
}

/** On a pile a tile comes a level higher; anything else is a tag on its face. */
function OnPile({ board, zone, way, id, told }: { board: Board; zone: Zone; way: Way; id: string; told: boolean }) {
  const pieces = useZonePieces(board, zone.id);
  const piece = pieces.find((one) => one.id === id);
  const cell = piece ? { x: piece.x ?? 0, y: piece.y ?? 0 } : cellOf(id);
  if (!cell) return null;
  const heights = pileHeights(zone, pieces);
  const tile = isTile(zone, way.ghost);
  const level = (heights.get(`${cell.x},${cell.y}`) ?? 0) + 1;
  const { x, y } = tile ? triangleAt(zone, cell, level) : tagPlace(zone, heights, cell, faceBox(way.ghost) ?? { w: 0, h: 0 });
  return (
    <g class={`ghost${told ? " told" : ""}`} transform={`translate(${x} ${y})`}>
      {tile ? <TileFace zone={zone} face={way.ghost} up={pointsUp(cell)} level={level} /> : <Face face={way.ghost} class="face" />}
    </g>
  );
}

/** A held shape where it is aimed: its face in its pose, and the border of its cells. */
function Shape({ board, placing, at }: { board: Board; placing: Placing; at: Cell }) {
  const { piece, zone } = placing;
  const pose = board.hand.pose.value;
  const way = placing.places.get(placeId(placing, at));
  const face = way?.ghost || piece.face || "";
  const { x, y } = toDrawn(zone, cellsBox(zone, at, placing.size));
  const cell = zone.cell ?? 100;
  const cells = posedCells(cellsOf(piece.shape!), drawnPose(zone, pose));
  const box = cellBox(cells);
  return (
    <g class={`ghost shape ${way || placing.set ? "fits" : "bars"}`} transform={`translate(${x} ${y})`}>
      <g key={pose} class={`swing ${board.hand.swung.value}`}>
        <Face face={face} turn={drawnPose(zone, pose)} class="face" />
        <path class="outline" d={borderPath(cells, cell)} transform={`translate(${(-box.w * cell) / 2} ${(-box.h * cell) / 2})`} />
      </g>
    </g>
  );
}

function placeOfId(board: Board, zone: Zone, id: string): CentredBox | null {
  const piece = board.state.pieces.value.get(zone.id)?.find((one) => one.id === id);
  if (piece) return pieceBox(zone, piece);
  return id.startsWith(`${zone.id}/`) ? spotBox(zone, id.slice(zone.id.length + 1)) : null;
}
