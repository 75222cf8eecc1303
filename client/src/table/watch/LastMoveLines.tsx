// The last move of each opponent: an outline in the colour of their seat, with its sign.
import { spriteHref } from "../../lib/faces/sprites";
import { SeatDisc } from "../../lib/ui";
import { say, seatName, word } from "../../lib/words";
import type { Piece, Zone } from "../../wire/types";
import { borderPath, cellsOf, posedCells } from "../geometry/shapes";
import { pileHeights, pointsUp, rimPath, triangleAt } from "../geometry/triangles";
import { type CentredBox, hasCells, isDrawnTurned, pieceBox, zoneSize } from "../geometry/zoneGeometry";
import { useValue, useZonePieces } from "../draw/pieceLooks";
import type { Board } from "../model/board";

const SHARE = 0.42;
const WIDEST = 30;

/** In a picture: around every piece that was moved. */
export function LastMoveLines({ board, zone, mini }: { board: Board; zone: Zone; mini: boolean }) {
  const marks = board.lastMoves.value;
  const pieces = useZonePieces(board, zone.id);
  const moved = pieces.filter((piece) => marks.has(piece.id));
  const signed = new Map(moved.map((piece) => [marks.get(piece.id)!, piece.id]));
  const scale = useCameraScale(board, mini ? "" : zone.id);
  return (
    <g class={`last-moves${scale ? " scaled" : ""}`} style={scale ? { "--px": String(1 / scale) } : undefined}>
      {moved.map((piece) => {
        const seat = marks.get(piece.id)!;
        const place = pieceBox(zone, piece);
        return (
          <g key={piece.id} class="last-move" data-moved={mini ? undefined : piece.id} style={seatStyle(seat)}>
            <Border zone={zone} piece={piece} pieces={pieces} place={place} />
            {!mini && signed.get(seat) === piece.id && <Sign seat={seat} zone={zone} piece={piece} place={place} />}
          </g>
        );
      })}
    </g>
  );
}

/** Pixels to a unit, where the picture has a camera: as wide as it says lines let the picture glide off the main thread, which lines that
 * do not scale with it would not. */
const useCameraScale = (board: Board, zone: string): number =>
  useValue(() => (board.cameraMoves.value ? (board.cameras.get(zone)?.look.value?.k ?? 0) : 0), [board, zone]);

/** Whose move it was, once for each: a small board stands beside its player. */
function Sign({ seat, zone, piece, place }: { seat: number; zone: Zone; piece: Piece; place: CentredBox }) {
  const size = Math.min(WIDEST, SHARE * Math.min(place.w, place.h));
  const { x, y } = zone.layout === "triangles" ? triangleCorner(zone, piece) : { x: place.x - place.w / 2, y: place.y - place.h / 2 };
  return <use href={spriteHref(`seat-${seat % 6}`)} x={x - size * 0.3} y={y - size * 0.3} width={size} height={size} />;
}

/** The left corner of the cell a piece is on, as high as the piece. */
function triangleCorner(zone: Zone, piece: Piece): { x: number; y: number } {
  const at = { x: piece.x ?? 0, y: piece.y ?? 0 };
  const { x, y, w, h } = triangleAt(zone, at, piece.level ?? 0);
  return { x: x - w / 2, y: pointsUp(at) ? y + h / 2 : y - h / 2 };
}

function Border({ zone, piece, pieces, place }: { zone: Zone; piece: Piece; pieces: readonly Piece[]; place: CentredBox }) {
  const path = cellBorder(zone, piece, pieces);
  const [x, y, rx] = [place.x - place.w / 2, place.y - place.h / 2, Math.min(place.w, place.h) * 0.16];
  const box = { x, y, rx, width: place.w, height: place.h };
  const turned = path && isDrawnTurned(zone) ? `translate(0 ${zoneSize(zone).h}) rotate(-90)` : undefined;
  return (
    <g transform={turned}>
      {["edge", "band"].map((line) => (path ? <path key={line} class={line} d={path} /> : <rect key={line} class={line} {...box} />))}
    </g>
  );
}

/** Of a shape, or of the top of a pile; empty where it has no cells. */
function cellBorder(zone: Zone, piece: Piece, pieces: readonly Piece[]): string {
  const at = { x: piece.x ?? 0, y: piece.y ?? 0 };
  if (zone.layout === "triangles") return rimPath(zone, [at], pileHeights(zone, pieces));
  if (!piece.shape?.length || !hasCells(zone) || zone.layout === "spots") return "";
  const [left = 0, top = 0] = zone.pad ?? [];
  const cells = posedCells(cellsOf(piece.shape), piece.turn ?? 0).map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
  return borderPath(cells, zone.cell ?? 100, { x: left, y: top });
}

/** In a row: around a piece. */
export function LastMoveFrame({ board, id }: { board: Board; id: string }) {
  const seat = useValue(() => board.lastMoves.value.get(id), [board, id]);
  return seat === undefined ? null : (
    <i class="last-move" style={seatStyle(seat)}>
      <SeatDisc seat={seat} class="sign" />
    </i>
  );
}

/** Beside a player, for those who do not see the outlines. */
export function LastMoveNote({ board, at }: { board: Board; at: number }) {
  const reader = board.reader.value;
  const pieces = board.state.shown.value?.scene.pieces.filter((piece) => board.lastMoves.value.get(piece.id) === at && piece.label) ?? [];
  const named = [...new Set(pieces.map((piece) => say(piece.label, reader)))];
  return named.length ? (
    <p class="unseen last-move-note">{word("table-last-move", { name: seatName(at, reader), pieces: named.join(", ") })}</p>
  ) : null;
}

const seatStyle = (seat: number) => ({ "--seat": `var(--seat-${seat % 6})` });
