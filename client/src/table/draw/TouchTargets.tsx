// What can be touched or only named in a drawn zone: one unseen box each, in the scene's order.
import { type Reader, say, word } from "../../lib/words";
import type { Piece, Zone } from "../../wire/types";
import { borderPath, type Cell, cellsOf, posedCells } from "../geometry/shapes";
import { isTile, pointsUp, triangleAt } from "../geometry/triangles";
import { cellsBox, type CentredBox, drawnPose, pieceBox, pileTopBox, spotBox, toDrawn } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { cellOf } from "../model/paths";
import { placeSaid } from "../model/placeNames";
import { placeId, type Placing } from "../model/placing";
import { useThing } from "./pieceLooks";

interface Touchable extends CentredBox {
  id: string;
  name: string;
  /** Its border about the corner of its box, where it is not the box. */
  path?: string | undefined;
}

export function TouchTargets({ board, zone, pieces }: { board: Board; zone: Zone; pieces: readonly Piece[] }) {
  const { lit, able } = board.hand.targets.value;
  const reader = board.reader.value;
  const placing = placingIn(board, zone);
  const things: Touchable[] = pieces
    .filter((piece) => piece.label || piece.note || lit.has(piece.id) || able.has(piece.id))
    .map((piece) => ({ id: piece.id, name: say(piece.label, reader), path: shapeOf(zone, piece), ...pieceBox(zone, piece) }));
  for (const spot of zone.spots ?? [])
    things.push({ id: `${zone.id}/${spot.id}`, name: say(spot.label, reader), ...spotBox(zone, spot.id)! });
  const listed = new Set(things.map((thing) => thing.id));
  for (const id of placing ? [] : lit) {
    const place = id.startsWith(`${zone.id}/`) && !listed.has(id) ? pileTopBox(zone, pieces, id) : null;
    if (place) things.push({ id, name: cellName(zone, cellOf(id), pieces, reader), path: triangleOf(zone, cellOf(id)), ...place });
  }
  if (zone.layout === "triangles") things.sort((a, b) => a.y - b.y);
  return (
    <g class="hits">
      {things.map((thing) => (
        <TouchTarget key={thing.id} board={board} {...thing} />
      ))}
      {placing && <ShapeTargets board={board} placing={placing} />}
    </g>
  );
}

/** A cell without a name of its own: what lies there, else its place. */
function cellName(zone: Zone, cell: Cell | null, pieces: readonly Piece[], reader: Reader): string {
  const there = cell && pieces.findLast((piece) => piece.label && (piece.x ?? 0) === cell.x && (piece.y ?? 0) === cell.y);
  if (there) return say(there.label, reader);
  return cell ? placeSaid(zone, cell, reader) : "";
}

function placingIn(board: Board, zone: Zone): Placing | null {
  const placing = board.hand.placing.value;
  return placing && placing.zone.id === zone.id && !placing.set ? placing : null;
}

function TouchTarget({ board, ...thing }: Touchable & { board: Board }) {
  const { open, able, held, grab, label } = useThing(board, thing.id);
  const touchable = open || able || held;
  const name = (label && say(label, board.reader.value)) || thing.name;
  const looks = {
    class: `hit${touchable ? " open" : ""}${grab ? " grab" : ""}`,
    "data-id": thing.id,
    role: touchable ? ("button" as const) : name ? ("img" as const) : undefined,
    "aria-hidden": !touchable && !name ? true : undefined,
    tabindex: open || held ? 0 : undefined,
    "aria-label": name || (touchable ? thing.id : undefined),
    "aria-pressed": held || undefined,
  };
  const corner = { x: thing.x - thing.w / 2, y: thing.y - thing.h / 2 };
  return thing.path ? (
    <path {...looks} d={thing.path} transform={`translate(${corner.x} ${corner.y})`} />
  ) : (
    <rect {...looks} {...corner} width={thing.w} height={thing.h} />
  );
}

/** Every place of a held shape, and the one it is aimed at, which takes the arrow keys. */
function ShapeTargets({ board, placing }: { board: Board; placing: Placing }) {
  const reader = board.reader.value;
  const first = [...placing.places.keys()][0];
  const aim = board.hand.aim.value ?? (first ? cellOf(first) : null);
  const aimed = aim ? placeId(placing, aim) : "";
  const way = placing.places.get(aimed);
  return (
    <>
      {[...placing.places].map(
        ([id, one]) =>
          id !== aimed && (
            <rect
              key={id}
              class="hit open"
              data-id={id}
              data-turn={board.hand.pose.value}
              {...boxAt(placing, cellOf(id)!)}
              role="button"
              tabindex={-1}
              aria-label={say(one.label, reader) || id}
            />
          ),
      )}
      {[...placing.pale.keys()].map(
        (id) =>
          id !== aimed && (
            <rect
              key={id}
              class="hit open"
              data-id={id}
              data-turn={board.hand.pose.value}
              {...boxAt(placing, cellOf(id)!)}
              role="button"
              tabindex={-1}
              aria-label={word("table-fits-turned", { place: placeSaid(placing.zone, cellOf(id)!, reader) })}
            />
          ),
      )}
      {aim && (
        <rect
          key="placer"
          class={`hit open placer${board.hand.aim.value?.by === "finger" ? " grab" : ""}`}
          data-id={aimed}
          data-turn={board.hand.pose.value}
          {...boxAt(placing, aim)}
          role="application"
          tabindex={0}
          aria-label={way ? say(way.label, reader) : word("table-not-here", { place: placeSaid(placing.zone, aim, reader) })}
        />
      )}
    </>
  );
}

/** The box of a shape that lies at a cell, as attributes. */
function boxAt({ zone, size }: Placing, at: Cell): { x: number; y: number; width: number; height: number } {
  const place = toDrawn(zone, cellsBox(zone, at, size));
  return { x: place.x - place.w / 2, y: place.y - place.h / 2, width: place.w, height: place.h };
}

/** The border of a piece of several cells: on a full board boxes overlap, shapes do not. */
function shapeOf(zone: Zone, piece: Piece): string | undefined {
  if (isTile(zone, piece.face)) return triangleOf(zone, { x: piece.x ?? 0, y: piece.y ?? 0 });
  if (zone.layout !== "grid" || !piece.shape || piece.shape.length < 4) return undefined;
  return borderPath(posedCells(cellsOf(piece.shape), drawnPose(zone, piece.turn ?? 0)), zone.cell ?? 100);
}

/** The border of a triangle about the corner of its box. */
function triangleOf(zone: Zone, at: Cell | null): string | undefined {
  if (zone.layout !== "triangles" || !at) return undefined;
  const { w, h } = triangleAt(zone, at, 0);
  return pointsUp(at) ? `M${w / 2} 0L${w} ${h}H0Z` : `M0 0H${w}L${w / 2} ${h}Z`;
}
