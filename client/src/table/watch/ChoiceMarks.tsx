// Choices shown where they are not made: what was played in a solid frame, what is better in a dashed one, each with its word.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { faceBox } from "../../lib/skin";
import { word } from "../../lib/words";
import type { Piece, Zone } from "../../wire/types";
import { borderPath, cellBox, cellsOf, posedCells } from "../geometry/shapes";
import { type PlacedTag, placeTags } from "../geometry/tagPlaces";
import { cellsBox, type CentredBox, drawnPose, pieceBox, pileTopBox, spotBox, toDrawn, zoneSize } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { cellOf } from "../model/paths";
import type { ChoiceMark } from "../model/viewTypes";
import { Face } from "../draw/Face";
import { useValue, useZonePieces } from "../draw/pieceLooks";

const LETTER = 8.2;
const TAG_HEIGHT = 24;

/** A mark as it lies in a zone: its frames, and where its word belongs. */
interface LaidMark {
  mark: ChoiceMark;
  frames: readonly MarkFrame[];
}

interface MarkFrame extends CentredBox {
  id: string;
  /** The face that would come there, in its pose. */
  ghost: string;
  turn: number;
  /** The border of a shape, about its middle. */
  path: string;
}

export function ChoiceMarks({ board, zone }: { board: Board; zone: Zone }) {
  const marks = board.compared.value;
  return marks.length ? <LaidMarks board={board} zone={zone} marks={marks} /> : null;
}

function LaidMarks({ board, zone, marks }: { board: Board; zone: Zone; marks: readonly ChoiceMark[] }) {
  const pieces = useZonePieces(board, zone.id);
  const all = board.state.shown.value?.scene.pieces ?? [];
  const [group, unit] = useUnit(board, zone);
  const laid = marks.map((mark): LaidMark => ({ mark, frames: framesOf(zone, pieces, all, mark) })).filter(({ frames }) => frames.length);
  const camera = useValue(() => (board.cameraMoves.value ? (board.cameras.get(zone.id)?.viewBox() ?? "") : ""), [board, zone.id]);
  const [x = 0, y = 0, w = zoneSize(zone).w, h = zoneSize(zone).h] = camera ? camera.split(" ").map(Number) : [];
  const lying = new Set(zone.layout === "triangles" ? [] : pieces.map(({ id }) => id));
  const wanted = laid.map(({ mark, frames }) => ({
    at: frames.find(({ id }) => id === mark.way.shownAt) ?? frames.at(-1)!,
    w: (tagWord(mark).length * LETTER + 20) * unit,
    h: TAG_HEIGHT * unit,
  }));
  const things = pieces.filter((piece) => piece.label).map((piece) => pieceBox(zone, piece));
  const tags = placeTags(wanted, { x, y, w, h }, things, laid.flatMap(({ frames }) => frames));
  return (
    <g class="choice-marks" ref={group}>
      {laid.flatMap(({ mark, frames }) =>
        frames
          .filter(({ id }) => !lying.has(id))
          .map((one) => <FrameLine key={`${mark.kind}.${mark.way.action}.${one.id}`} kind={mark.kind} frame={one} unit={unit} />),
      )}
      {laid.map(({ mark }, at) => (
        <Tag key={`${mark.kind}.${mark.way.action}`} kind={mark.kind} words={tagWord(mark)} place={tags[at]!} unit={unit} />
      ))}
    </g>
  );
}

/** Right over the piece that is marked, so that what lies over that lies over its marks too. */
export function PieceMarks({ board, zone, piece }: { board: Board; zone: Zone; piece: Piece }) {
  const unit = zoneSize(zone).w / 500;
  const marks = board.compared.value.filter(({ ids }) => ids.includes(piece.id));
  return (
    <>
      {marks.flatMap((mark) =>
        framesOf(zone, [piece], [piece], { ...mark, ids: [piece.id] }).map((one) => (
          <FrameLine key={`${mark.kind}.${mark.way.action}`} kind={mark.kind} frame={one} unit={unit} />
        )),
      )}
    </>
  );
}

const tagWord = ({ kind }: ChoiceMark): string => word(`choice-${kind}`);

/** How many units of the picture a pixel is: told as it is laid out, and as its camera moves. */
function useUnit(board: Board, zone: Zone) {
  const group = useRef<SVGGElement>(null);
  const [unit, setUnit] = useState(zoneSize(zone).w / 500);
  const camera = useValue(() => (board.cameraMoves.value ? (board.cameras.get(zone.id)?.look.value?.k ?? 0) : 0), [board, zone.id]);
  useLayoutEffect(() => {
    const picture = group.current?.ownerSVGElement;
    if (!picture) return;
    const measure = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      const box = picture.viewBox.baseVal;
      const scale = Math.min(width / box.width, height / box.height);
      if (scale > 0) setUnit(1 / scale);
    });
    measure.observe(picture);
    return () => measure.disconnect();
  }, [zone.id]);
  return [group, camera ? 1 / camera : unit] as const;
}

function framesOf(zone: Zone, pieces: readonly Piece[], all: readonly Piece[], mark: ChoiceMark): MarkFrame[] {
  return mark.ids.flatMap((id) => {
    const shape = shapeAt(zone, all, mark, id);
    if (shape) return [shape];
    const place = placeOf(zone, pieces, id);
    if (!place) return [];
    const ghost = id === mark.way.shownAt ? mark.way.ghost || comingFace(all, mark, id) : "";
    const turn = drawnPose(zone, mark.way.turn);
    const box = faceBox(ghost);
    const size = box && (turn % 2 ? { w: box.h, h: box.w } : { w: box.w, h: box.h });
    return [{ id, x: place.x, y: place.y, ...(size ?? { w: place.w, h: place.h }), ghost: box ? ghost : "", turn, path: "" }];
  });
}

/** What is laid on a place shows its own face there. */
const comingFace = (all: readonly Piece[], { way }: ChoiceMark, id: string): string =>
  id.includes("/") ? (way.path.map((one) => all.find((piece) => piece.id === one)?.face).findLast(Boolean) ?? "") : "";

/** A shape that would lie on cells: the border of all it covers. */
function shapeAt(zone: Zone, all: readonly Piece[], { way }: ChoiceMark, id: string): MarkFrame | null {
  const cell = cellOf(id);
  const piece = way.path.map((one) => all.find((other) => other.id === one)).findLast((one) => one?.shape?.length);
  if (!cell || cell.zone !== zone.id || zone.layout !== "grid" || !piece?.shape) return null;
  const own = posedCells(cellsOf(piece.shape), way.turn);
  const place = toDrawn(zone, cellsBox(zone, cell, cellBox(own)));
  const turn = drawnPose(zone, way.turn);
  const drawn = posedCells(cellsOf(piece.shape), turn);
  return { id, ...place, ghost: way.ghost || piece.face || "", turn, path: borderPath(drawn, zone.cell ?? 100) };
}

function placeOf(zone: Zone, pieces: readonly Piece[], id: string): CentredBox | null {
  const piece = pieces.find((one) => one.id === id);
  if (piece) return pieceBox(zone, piece);
  if (!id.startsWith(`${zone.id}/`)) return null;
  return pileTopBox(zone, pieces, id) ?? spotBox(zone, id.slice(zone.id.length + 1));
}

function FrameLine({ kind, frame, unit }: { kind: ChoiceMark["kind"]; frame: MarkFrame; unit: number }) {
  const { x, y, w, h, path, ghost, turn } = frame;
  const room = 4 * unit;
  const box = { x: -w / 2 - room, y: -h / 2 - room, width: w + 2 * room, height: h + 2 * room, rx: 5 * unit };
  const line = { "stroke-width": 2.4 * unit, "stroke-dasharray": kind === "better" ? `${7 * unit} ${5 * unit}` : undefined };
  return (
    <g class={`choice-mark ${kind}`} transform={`translate(${x} ${y})`}>
      {path ? (
        <path class="ground" d={path} {...line} transform={`translate(${-w / 2} ${-h / 2})`} />
      ) : (
        <rect class="ground" {...box} {...line} />
      )}
      {ghost && <Face face={ghost} turn={turn} class="coming" />}
    </g>
  );
}

function Tag({ kind, words, place, unit }: { kind: ChoiceMark["kind"]; words: string; place: PlacedTag; unit: number }) {
  const { x, y, w, h } = place;
  const out = place.side === "left" ? 1 : -1;
  const edge = (out * w) / 2;
  const pointed = place.side === "left" || place.side === "right";
  const tip = pointed ? `${edge} ${-h * 0.28}L${edge + 7 * unit * out} 0L${edge} ${h * 0.28}` : "";
  return (
    <g class={`choice-tag ${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={4 * unit} stroke-width={2 * unit} />
      {tip && <path d={`M${tip}`} stroke-width={2 * unit} />}
      <text font-size={14.5 * unit}>{words}</text>
    </g>
  );
}

/** In a row: around a piece, with the word on it. */
export function ChoiceFrame({ board, id }: { board: Board; id: string }) {
  const kind = useValue(() => board.compared.value.filter(({ ids }) => ids.includes(id)).map((mark) => mark.kind)[0] ?? "", [board, id]);
  const ends = useValue(() => board.compared.value.some((mark) => mark.kind === kind && lastInRow(mark) === id), [board, id, kind]);
  return kind ? <i class={`choice-frame ${kind}`}>{ends && <b>{word(`choice-${kind}`)}</b>}</i> : null;
}

/** Where the word of a mark stands among rows: at its last thing that is no place on a board. */
const lastInRow = ({ ids }: ChoiceMark): string | undefined => ids.findLast((id) => !id.includes("/")) ?? ids.at(-1);
