// What a grid of triangles has and others have not: the ground of its cells, tiles with a side, heights written on piles.
import { faceBox, faceHref } from "../../lib/skin";
import type { Piece, Zone } from "../../wire/types";
import { NUMBER, numberPlace } from "../geometry/piles";
import { isTile, pileHeights, pointsUp, squeeze, triangleAt, trianglePath } from "../geometry/triangles";

const SHELVES = ["shelf-1", "shelf-2", "shelf-3", "shelf-4", "foam"];

/** The cells in use as one path, drawn several times for a skin to stroke: shallows and shore. */
export function Footprint({ zone, pieces }: { zone: Zone; pieces: readonly Piece[] }) {
  const cells = [...pileHeights(zone, pieces)].filter(([, level]) => level > 0).map(([id]) => cellNamed(id));
  const path = cells.map((cell) => triangleAround(zone, cell)).join("");
  return (
    <g class="footprint">
      {SHELVES.map((name) => (
        <path key={name} class={name} d={path} />
      ))}
    </g>
  );
}

/** A tile about the middle of its cell: from the side by a face made for that, else squeezed over a plain side. */
export function TileFace({ zone, face, up, level }: { zone: Zone; face: string; up: boolean; level: number }) {
  const side = zone.tilt ? faceBox(`${face}.side`) : null;
  const flat = faceBox(face);
  const box = triangleAt(zone, { x: 0, y: 0 }, 0);
  const cast = <path class="cast" d={trianglePath(box, up)} transform={`translate(${0.012 * box.w * level} ${0.016 * box.w * level})`} />;
  if (side) {
    const corner = { x: side.x - box.w / 2, y: side.y - box.h / 2 };
    return <use class="face" href={faceHref(`${face}.side`)} {...corner} width={side.w} height={side.h} />;
  }
  if (!flat) return null;
  return (
    <>
      {cast}
      {zone.tilt && <path class="side" d={trianglePath(box, up)} transform={`translate(0 ${box.w * 0.07})`} />}
      <g transform={zone.tilt ? `scale(1 ${squeeze(zone)})` : undefined}>
        <use class="face" href={faceHref(face)} x={-flat.w / 2} y={-flat.h / 2} width={flat.w} height={flat.h} />
      </g>
    </>
  );
}

/** The height of each pile, in the corner that nothing stands on. */
export function PileHeights({ zone, pieces }: { zone: Zone; pieces: readonly Piece[] }) {
  const taken = new Set(
    pieces.filter((piece) => !isTile(zone, piece.face) && piece.face).map((piece) => `${piece.x ?? 0},${piece.y ?? 0}`),
  );
  return (
    <g class="levels">
      {[...pileHeights(zone, pieces)]
        .filter(([, level]) => level > 0)
        .map(([id, level]) => {
          const at = cellNamed(id);
          const box = triangleAt(zone, at, level);
          const { x, y } = numberPlace(box, at, taken.has(id));
          return (
            <g key={id} class="level" data-level={Math.min(level, 6)} transform={`translate(${x} ${y})`}>
              <circle r={NUMBER * box.w} />
              <text font-size={NUMBER * box.w * 1.35}>{level}</text>
            </g>
          );
        })}
    </g>
  );
}

/** A lit cell. */
export function TriangleRing({ zone, up }: { zone: Zone; up: boolean }) {
  const path = trianglePath(triangleAt(zone, { x: 0, y: 0 }, 0), up);
  return (
    <g class="ring">
      <path class="edge" d={path} />
      <path class="band" d={path} />
    </g>
  );
}

function triangleAround(zone: Zone, cell: { x: number; y: number }): string {
  const { x, y, w, h } = triangleAt(zone, cell, 0);
  const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  return pointsUp(cell) ? `M${x} ${top}L${right} ${bottom}H${left}Z` : `M${left} ${top}H${right}L${x} ${bottom}Z`;
}

function cellNamed(id: string): { x: number; y: number } {
  const [x = 0, y = 0] = id.split(",").map(Number);
  return { x, y };
}
