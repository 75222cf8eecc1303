// What can be touched or only named in a drawn zone: one unseen box each, in the scene's order.
import { faceBox } from "../../lib/skin";
import { type Reader, say, word } from "../../lib/words";
import type { Piece, Text, Zone } from "../../wire/types";
import { borderPath, type Cell, cellsOf, posedCells } from "../geometry/shapes";
import { type Heights, inFront, pilePath, tagPlace } from "../geometry/piles";
import { isTile, pileHeights } from "../geometry/triangles";
import { cellsBox, type CentredBox, drawnPose, pieceBox, pileTopBox, spotBox, toDrawn } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { cellOf, foreseenWay } from "../model/paths";
import { placeSaid } from "../model/placeNames";
import { placeId, type Placing } from "../model/placing";
import { useThing } from "./pieceLooks";

interface Touchable extends CentredBox {
  id: string;
  /** What it is called: a text is said by its target, which is drawn anew only when something about itself has changed. */
  called: Text | string | null | undefined;
  /** Its border about the corner of its box, where it is not the box. */
  path?: string | undefined;
  /** Where it lies among piles, of which the one in front is meant. */
  pile?: Cell | undefined;
}

export function TouchTargets({ board, zone, pieces }: { board: Board; zone: Zone; pieces: readonly Piece[] }) {
  const { lit, able } = board.hand.targets.value;
  const reader = board.reader.value;
  const placing = placingIn(board, zone);
  const things: Touchable[] = pieces
    .filter((piece) => piece.label || piece.note || lit.has(piece.id) || able.has(piece.id))
    .map((piece) => ({
      id: piece.id,
      called: piece.label,
      path: shapeOf(zone, piece),
      pile: pileOf(zone, piece),
      ...pieceBox(zone, piece),
    }));
  for (const spot of zone.spots ?? [])
    things.push({ id: `${zone.id}/${spot.id}`, called: spot.label, ...spotBox(zone, spot.id)! });
  const listed = new Set(things.map((thing) => thing.id));
  const heights = zone.layout === "triangles" ? pileHeights(zone, pieces) : new Map<string, number>();
  for (const id of placing ? [] : lit) {
    const place = id.startsWith(`${zone.id}/`) && !listed.has(id) ? pileTopBox(zone, pieces, id) : null;
    if (!place) continue;
    const called = cellName(zone, cellOf(id), pieces, reader);
    things.push({ id, called, path: litPile(zone, heights, id), pile: triangleNamed(zone, id), ...place });
  }
  const later = (a: Touchable, b: Touchable) => (a.pile && b.pile ? inFront(a.pile, b.pile) : 0);
  if (zone.layout === "triangles") things.sort((a, b) => later(a, b) || Number(lit.has(a.id)) - Number(lit.has(b.id)));
  return (
    <g class="hits">
      {things.map(({ pile, ...thing }) => (
        <TouchTarget key={thing.id} board={board} piled={pile !== undefined} {...thing} />
      ))}
      {zone.tell && <TagTargets board={board} zone={zone} heights={heights} />}
      {placing && <ShapeTargets board={board} placing={placing} />}
    </g>
  );
}

/** A cell without a name of its own: what lies there, else its place. */
function cellName(zone: Zone, cell: Cell | null, pieces: readonly Piece[], reader: Reader): Text | string | null | undefined {
  const there = cell && pieces.findLast((piece) => piece.label && (piece.x ?? 0) === cell.x && (piece.y ?? 0) === cell.y);
  if (there) return there.label;
  return cell ? placeSaid(zone, cell, reader) : "";
}

function placingIn(board: Board, zone: Zone): Placing | null {
  const placing = board.hand.placing.value;
  return placing && placing.zone.id === zone.id && !placing.set ? placing : null;
}

function TouchTarget({ board, piled, ...thing }: Touchable & { board: Board; piled: boolean }) {
  const { open, able, held, grab, label } = useThing(board, thing.id);
  const touchable = open || able || held;
  const reader = board.reader.value;
  const name = (label && say(label, reader)) || (typeof thing.called === "string" ? thing.called : say(thing.called, reader));
  const looks = {
    class: `hit${piled ? " piled" : ""}${touchable ? " open" : ""}${grab ? " grab" : ""}`,
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
  const pile = pileOf(zone, piece);
  if (pile && isTile(zone, piece.face)) return pilePath(zone, pile, piece.level ?? 0);
  if (zone.layout !== "grid" || !piece.shape || piece.shape.length < 4) return undefined;
  return borderPath(posedCells(cellsOf(piece.shape), drawnPose(zone, piece.turn ?? 0)), zone.cell ?? 100);
}

const pileOf = (zone: Zone, piece: Piece): Cell | undefined =>
  zone.layout === "triangles" ? { x: piece.x ?? 0, y: piece.y ?? 0 } : undefined;

const triangleNamed = (zone: Zone, id: string): Cell | undefined => (zone.layout === "triangles" ? (cellOf(id) ?? undefined) : undefined);

function litPile(zone: Zone, heights: Heights, id: string): string | undefined {
  const at = triangleNamed(zone, id);
  return at && pilePath(zone, at, heights.get(`${at.x},${at.y}`) ?? 0);
}

/** Tags lie over everything, so a touch on one means its cell, whatever is seen around it. */
function TagTargets({ board, zone, heights }: { board: Board; zone: Zone; heights: Heights }) {
  const { held, pose, targets } = board.hand;
  return (
    <>
      {[...targets.value.lit].map((id) => {
        const at = cellOf(id)?.zone === zone.id ? triangleNamed(zone, id) : undefined;
        const size = at && faceBox(foreseenWay(board.state.ways.value, held.value, pose.value, id)?.ghost);
        if (!at || !size) return null;
        const { x, y } = tagPlace(zone, heights, at, size);
        const box = { x: x - size.w / 2, y: y - size.h / 2, width: size.w, height: size.h };
        return <rect key={id} class="hit open" data-tag={id} aria-hidden="true" {...box} />;
      })}
    </>
  );
}
