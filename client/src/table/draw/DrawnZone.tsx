// Zones drawn as one picture: spots, grid, triangles, ring. Art below, then ghosts, then what can be touched or named.
import { Fragment } from "preact";
import { useRef } from "preact/hooks";
import { faceBox } from "../../lib/skin";
import { spriteHref } from "../../lib/faces/sprites";
import { say } from "../../lib/words";
import type { Piece, Spot, Zone } from "../../wire/types";
import { isTile, paintOrder, pileHeights, pointsUp, triangleAt } from "../geometry/triangles";
import { type CentredBox, drawnPose, isDrawnTurned, pieceBox, pieceFace, spotBox, zoneSize } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { cellOf } from "../model/paths";
import { ChoiceMarks, PieceMarks } from "../watch/ChoiceMarks";
import { Face, Ground } from "./Face";
import { Ghost } from "./Ghost";
import { HintRings } from "./HintRings";
import { LastMoveLines } from "../watch/LastMoveLines";
import { OutlineLines } from "./OutlineLines";
import { tintStyle, useLit, usePieceClasses, useRefused, useValue, useZonePieces } from "./pieceLooks";
import { SeatMark } from "./SeatMark";
import { TouchTargets } from "./TouchTargets";
import { Footprint, PileHeights, TileFace, TriangleRing } from "./TriangleTiles";
import { Beyond, ZoneCamera } from "./ZoneCamera";

export function DrawnZone({ board, zone, mini }: { board: Board; zone: Zone; mini: boolean }) {
  const { w, h } = zoneSize(zone);
  const pieces = useZonePieces(board, zone.id);
  const piled = zone.layout === "triangles";
  const layered = [...pieces, ...(piled && !mini ? litCells(board, zone, pieces) : [])]
    .map((piece, at) => ({ piece, at }))
    .sort((a, b) => (a.piece.layer ?? 0) - (b.piece.layer ?? 0) || (piled ? paintOrder(a.piece, b.piece) : 0) || a.at - b.at);
  const lies = (piece: Piece) => isTile(zone, piece.face) || piece.marks === LIT;
  const tiles = piled ? layered.filter(({ piece }) => lies(piece)) : layered;
  const things = piled ? layered.filter(({ piece }) => !lies(piece)) : [];
  const picture = useRef<SVGSVGElement>(null);
  const marked = new Set(mini ? [] : board.compared.value.flatMap(({ ids }) => ids));
  return (
    <svg ref={picture} class="drawn" viewBox={`0 0 ${w} ${h}`} role="none" data-picture={mini ? undefined : zone.id}>
      <g aria-hidden="true" class="art">
        {!mini && <Beyond zone={zone} />}
        <Ground face={mini && zone.face ? `mini.${zone.face}` : zone.face} turn={isDrawnTurned(zone) ? 3 : 0} w={w} h={h} />
        {zone.layout === "grid" && !zone.face && <path class="cells" d={cellLines(zone, w, h)} />}
        {piled && <Footprint zone={zone} pieces={pieces} />}
        {!mini && !piled && <Spots board={board} zone={zone} />}
        {tiles.map(({ piece }) =>
          piece.marks === LIT ? (
            <LitTriangle key={piece.id} board={board} zone={zone} piece={piece} />
          ) : marked.has(piece.id) ? (
            <Fragment key={piece.id}>
              <DrawnPiece board={board} zone={zone} piece={piece} mini={mini} />
              <PieceMarks board={board} zone={zone} piece={piece} />
            </Fragment>
          ) : (
            <DrawnPiece key={piece.id} board={board} zone={zone} piece={piece} mini={mini} />
          ),
        )}
        {!mini && piled && <Spots board={board} zone={zone} />}
        {things.map(({ piece }) => (
          <DrawnPiece key={piece.id} board={board} zone={zone} piece={piece} mini={mini} />
        ))}
        <LastMoveLines board={board} zone={zone} mini={mini} />
        {piled && <PileHeights zone={zone} pieces={pieces} />}
        {!mini && <OutlineLines board={board} zone={zone} />}
        <g class="leaving" />
        {!mini && <Ghost board={board} zone={zone} />}
        {!mini && <HintRings board={board} zone={zone} />}
        {!mini && <ChoiceMarks board={board} zone={zone} />}
      </g>
      {!mini && <TouchTargets board={board} zone={zone} pieces={pieces} />}
      {zone.zoom && !mini && <ZoneCamera board={board} zone={zone} picture={picture} />}
    </svg>
  );
}

const LIT = "spot cell";

/** Lit cells as things that lie on their piles, so that what stands in front of them hides them too. */
function litCells(board: Board, zone: Zone, pieces: readonly Piece[]): Piece[] {
  const heights = pileHeights(zone, pieces);
  const layer = Math.max(0, ...pieces.filter((piece) => piece.label && isTile(zone, piece.face)).map((piece) => piece.layer ?? 0));
  return [...board.hand.targets.value.lit].flatMap((id) => {
    const cell = cellOf(id);
    return cell?.zone === zone.id
      ? [{ id, at: zone.id, x: cell.x, y: cell.y, layer, level: heights.get(`${cell.x},${cell.y}`) ?? 0, marks: LIT }]
      : [];
  });
}

function LitTriangle({ board, zone, piece }: { board: Board; zone: Zone; piece: Piece }) {
  const cell = { x: piece.x ?? 0, y: piece.y ?? 0 };
  const { x, y } = triangleAt(zone, cell, piece.level ?? 0);
  return (
    <g class={usePieceClasses(board, piece.id, LIT, "", true)} data-cell={piece.id} transform={`translate(${x} ${y})`}>
      <TriangleRing zone={zone} up={pointsUp(cell)} />
    </g>
  );
}

function cellLines(zone: Zone, w: number, h: number): string {
  const cell = zone.cell ?? 100;
  const lines = [];
  for (let x = 0; x <= w; x += cell) lines.push(`M${x} 0V${h}`);
  for (let y = 0; y <= h; y += cell) lines.push(`M0 ${y}H${w}`);
  return lines.join("");
}

function DrawnPiece({ board, zone, piece, mini }: { board: Board; zone: Zone; piece: Piece; mini: boolean }) {
  const place = pieceBox(zone, piece);
  const turn = drawnPose(zone, piece.turn ?? 0);
  const tile = zone.layout === "triangles" && isTile(zone, piece.face);
  const up = pointsUp({ x: piece.x ?? 0, y: piece.y ?? 0 });
  const lit = useLit(board, piece.id) && !mini;
  const refused = useRefused(board, piece.id) && !mini;
  const count = piece.count ?? null;
  return (
    <g
      class={usePieceClasses(board, piece.id, piece.marks, piece.tint, lit)}
      data-piece={mini ? undefined : piece.id}
      transform={`translate(${place.x} ${place.y})`}
      style={tintStyle(piece.tint)}
    >
      <g class="body">
        {lit && (piece.lit ? <Face face={piece.lit} class="lit" turn={turn} /> : tile ? null : <Ring place={place} />)}
        {tile ? (
          <TileFace zone={zone} face={pieceFace(piece, mini)} up={up} level={piece.level ?? 0} />
        ) : (
          <Face face={pieceFace(piece, mini)} class="face" turn={turn} />
        )}
        <SeatMark tint={piece.tint} box={faceBox(pieceFace(piece, mini))} />
        {piece.words && <text class="words">{say(piece.words, board.reader.value)}</text>}
        {count !== null && <CountBadge value={count} place={place} />}
        {lit && tile && !piece.lit && <TriangleRing zone={zone} up={up} />}
        {refused && <Face face="refuse" class="refuse" />}
      </g>
    </g>
  );
}

function Spots({ board, zone }: { board: Board; zone: Zone }) {
  const spots = zone.spots ?? [];
  return (
    <>
      {spots.map((spot) => (
        <DrawnSpot key={spot.id} board={board} zone={zone} spot={spot} />
      ))}
      <Cells board={board} zone={zone} listed={new Set(spots.map((spot) => `${zone.id}/${spot.id}`))} />
    </>
  );
}

function DrawnSpot({ board, zone, spot }: { board: Board; zone: Zone; spot: Spot }) {
  const id = `${zone.id}/${spot.id}`;
  const place = spotBox(zone, spot.id)!;
  const lit = useLit(board, id);
  return (
    <g class={usePieceClasses(board, id, "spot", "", lit)} transform={`translate(${place.x} ${place.y})`}>
      {lit && (spot.lit ? <Face face={spot.lit} class="lit" /> : <Ring place={place} />)}
      <Face face={spot.face} class="face" />
    </g>
  );
}

/** Lit cells: targets by themselves, or all that a held shape may come to cover. Pale ones take it in another pose. */
function Cells({ board, zone, listed }: { board: Board; zone: Zone; listed: ReadonlySet<string> }) {
  const placing = board.hand.placing.value?.zone.id === zone.id ? board.hand.placing.value : null;
  const lit = placing && !placing.set ? placing.lit : board.hand.targets.value.lit;
  const ids = zone.layout === "triangles" ? [] : [...lit].filter((id) => id.startsWith(`${zone.id}/`) && !listed.has(id));
  const at = (id: string) => spotBox(zone, id.slice(zone.id.length + 1));
  return (
    <>
      {[...(placing?.pale.keys() ?? [])].map((id) => {
        const place = at(id);
        return place && <PaleCell key={id} board={board} id={id} {...place} />;
      })}
      {ids.map((id) => {
        const place = at(id);
        return place && <LitCell key={id} board={board} id={id} covered={placing !== null} {...place} />;
      })}
    </>
  );
}

function PaleCell({ board, id, ...place }: CentredBox & { board: Board; id: string }) {
  const pointed = useValue(() => board.hand.pointed.value === id, [board, id]);
  return (
    <g class={`piece spot cell turnable${pointed ? " pointed" : ""}`} transform={`translate(${place.x} ${place.y})`}>
      <Ring place={place} />
      <use
        class="sign"
        href={spriteHref("ico-rotate-right")}
        x={-place.w * 0.16}
        y={-place.h * 0.16}
        width={place.w * 0.32}
        height={place.h * 0.32}
      />
    </g>
  );
}

/** `covered`: a held shape may come to cover it. */
function LitCell({ board, id, covered, ...place }: CentredBox & { board: Board; id: string; covered: boolean }) {
  const classes = usePieceClasses(board, id, "spot cell", "", true);
  return (
    <g class={covered ? "piece spot cell legal" : classes} transform={`translate(${place.x} ${place.y})`}>
      <Ring place={place} />
    </g>
  );
}

function Ring({ place }: { place: CentredBox }) {
  const box = { x: -place.w / 2, y: -place.h / 2, width: place.w, height: place.h, rx: Math.min(place.w, place.h) * 0.16 };
  return (
    <g class="ring">
      <rect class="edge" {...box} />
      <rect class="band" {...box} />
    </g>
  );
}

function CountBadge({ value, place }: { value: number; place: CentredBox }) {
  const r = Math.max(11, Math.min(place.w, place.h) * 0.17);
  return (
    <g class="count" transform={`translate(${place.w / 2 - r * 0.6} ${-place.h / 2 + r * 0.6})`}>
      <circle r={r} />
      <text font-size={r * 1.25}>{value}</text>
    </g>
  );
}
