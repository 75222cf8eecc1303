// Zones whose pieces follow one another: row, fan, pile, track, ladder.
import { faceBox, faceHref } from "../../lib/skin";
import { say, word } from "../../lib/words";
import type { Piece, Zone } from "../../wire/types";
import { faceForPose, pieceFace, poseStyle, poseTransform, turnedSize } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { wordsAfter } from "../model/outlines";
import { LastMoveFrame } from "../watch/LastMoveLines";
import { ChoiceFrame } from "../watch/ChoiceMarks";
import { tintStyle, usePieceClasses, useThing, useValue, useZonePieces } from "./pieceLooks";
import { SeatCorner } from "./SeatMark";

export function FlowZone({ board, zone, mini }: { board: Board; zone: Zone; mini: boolean }) {
  const pieces = useZonePieces(board, zone.id);
  const spots = mini ? [] : (zone.spots ?? []);
  const ids = [...pieces.map((piece) => piece.id), ...spots.map((spot) => `${zone.id}/${spot.id}`)];
  const shines = useValue(() => ids.some((id) => board.guide.highlights.value.has(id)), [board, ids.join(" ")]);
  return (
    <ul
      class={shines ? "flow shines" : "flow"}
      tabIndex={zone.cols ? 0 : undefined}
      aria-label={zone.cols ? say(zone.label, board.reader.value) : undefined}
      style={{ "--n": String(pieces.length), "--cols": String(zone.cols || pieces.length || 1) }}
    >
      {pieces.map((piece, at) => (
        <FlowPiece key={piece.id} board={board} zone={zone} piece={piece} at={at} mini={mini} />
      ))}
      {spots.map((spot, at) => (
        <FlowPiece
          key={spot.id}
          board={board}
          zone={zone}
          piece={{ id: `${zone.id}/${spot.id}`, at: zone.id, face: spot.face ?? "", lit: spot.lit ?? "", label: spot.label, marks: "spot" }}
          at={pieces.length + at}
          mini={false}
        />
      ))}
    </ul>
  );
}

interface FlowProps {
  board: Board;
  zone: Zone;
  piece: Piece;
  at: number;
  mini: boolean;
}

function FlowPiece({ board, zone, piece, at, mini }: FlowProps) {
  const reader = board.reader.value;
  const { held, label, ghost, ...thing } = useThing(board, piece.id);
  const open = !mini && thing.open;
  const touchable = open || (!mini && (thing.able || held));
  const name = counted((open && label && say(label, reader)) || say(piece.label, reader), piece.count);
  const access = touchable
    ? {
        role: "button",
        tabindex: open || held ? 0 : -1,
        "aria-label": name || piece.id,
        "aria-pressed": held || undefined,
      }
    : {};
  const after = useValue(() => wordsAfter(board.hand.foreseen.value, piece.id), [board, piece.id]);
  return (
    <li
      class={usePieceClasses(board, piece.id, piece.marks, piece.tint, open) + (!mini && thing.grab ? " grab" : "")}
      data-piece={mini ? undefined : piece.id}
      style={{ ...tintStyle(piece.tint), "--i": String(at) }}
    >
      <div
        class={`body${touchable ? " open" : ""}`}
        data-id={mini || (!touchable && !piece.label && !piece.note) ? undefined : piece.id}
        {...(access as object)}
      >
        {!touchable && name && <span class="unseen">{name}</span>}
        <PieceArt board={board} piece={piece} mini={mini} open={open} ghost={open ? ghost : ""} />
        <SeatCorner tint={piece.tint} />
        <LastMoveFrame board={board} id={piece.id} />
        {!mini && <ChoiceFrame board={board} id={piece.id} />}
        {piece.words && (
          <span class={`words${after ? " after" : ""}`} aria-hidden={name ? true : undefined}>
            {say(after ?? piece.words, reader)}
          </span>
        )}
        {zone.layout === "ladder" && piece.note && (
          <b class="end" aria-hidden={name ? true : undefined}>
            {say(piece.note, reader)}
          </b>
        )}
        {typeof piece.count === "number" && (
          <b class="count" aria-hidden={name ? true : undefined}>
            {piece.count}
          </b>
        )}
      </div>
    </li>
  );
}

/** A name that says the number its thing wears. */
function counted(name: string, count: number | null | undefined): string {
  if (!name || typeof count !== "number" || new RegExp(`(?<!\\d)${count}(?!\\d)`).test(name)) return name;
  return word("table-counted", { name, count });
}

/** The pose of what is held last, where there are several; else null. */
function heldPose({ hand }: Board, id: string): number | null {
  return hand.held.value.at(-1) === id && hand.poses.value.length > 1 ? hand.pose.value : null;
}

function PieceArt({ board, piece, mini, open, ghost }: { board: Board; piece: Piece; mini: boolean; open: boolean; ghost: string }) {
  const turn = useValue(() => heldPose(board, piece.id) ?? piece.turn ?? 0, [board, piece]);
  const made = faceForPose(pieceFace(piece, mini), turn);
  const face = made.face;
  const box = faceBox(face) ?? faceBox(ghost);
  if (!box) return null;
  const size = turnedSize(box, made.turn);
  const whole = { x: -box.w / 2, y: -box.h / 2, width: box.w, height: box.h };
  return (
    <svg
      class="art"
      aria-hidden="true"
      viewBox={`${-size.w / 2} ${-size.h / 2} ${size.w} ${size.h}`}
      style={{ "--w": String(size.w), "--h": String(size.h) }}
    >
      {open && piece.lit && <use class="lit" href={faceHref(piece.lit)} {...whole} />}
      <g class="posed" transform={poseTransform(made.turn)} style={poseStyle(made.turn)}>
        {faceBox(face) && <use class="face" href={faceHref(face)} {...whole} />}
        {faceBox(ghost) && <use class="face ghost" href={faceHref(ghost)} {...whole} />}
      </g>
    </svg>
  );
}
