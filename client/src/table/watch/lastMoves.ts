// The last move of each opponent: the pieces it brought or moved, until the player acts.
import type { TableFrame } from "../../wire/tableFrame";
import type { Piece, WireScene, Zone } from "../../wire/types";
import { isDrawn } from "../geometry/zoneGeometry";

/** Whose last move a piece belongs to, by the piece's id. */
export type MoveMarks = ReadonlyMap<string, number>;

const NONE: MoveMarks = new Map();

/** What is marked belongs to a scene: it is drawn with it, however late that is shown. */
export class LastMoves {
  private readonly marks = new WeakMap<WireScene, MoveMarks>();
  private lastSeat = -1;

  of(scene: WireScene | undefined): MoveMarks {
    return (scene && this.marks.get(scene)) ?? NONE;
  }

  /** A frame has come; `mine`: it answers the player's own move, and what others did before has been seen. */
  note(before: TableFrame | null, next: TableFrame, mine: boolean): void {
    if (!before) return;
    const had = mine ? NONE : this.of(before.scene);
    this.marks.set(next.scene, next.fresh ? this.added(had, before.scene, next) : kept(had, before.scene, next.scene));
  }

  /** After an absence: pieces that have changed, as far as they tell whose they are, or nobody but one other seat has moved. */
  recall(frame: TableFrame, changed: ReadonlySet<string>, seats: ReadonlySet<number>): void {
    const others = [...seats].filter((seat) => seat !== frame.seat);
    const pieces = frame.scene.pieces.filter((piece) => changed.has(piece.id));
    this.marks.set(frame.scene, new Map(others.flatMap((seat) => ofSeat(frame.scene, pieces, seat, seats.size === 1))));
  }

  /** A seat that goes on adds to its move; one that moves again after somebody else begins anew. */
  private added(had: MoveMarks, before: WireScene, { events, scene, seat: me }: TableFrame): MoveMarks {
    const seats = new Set(events.flatMap(({ seat }) => (seat == null || seat === me ? [] : [seat])));
    if (!seats.size) return kept(had, before, scene);
    const again = [...seats].filter((seat) => seat !== this.lastSeat);
    const marks = new Map([...kept(had, before, scene)].filter(([, seat]) => !again.includes(seat)));
    const moved = movedPieces(before, scene);
    const alone = seats.size === 1 && !events.some(({ seat }) => seat != null && seat === me);
    for (const seat of seats) for (const [id, by] of ofSeat(scene, moved, seat, alone)) marks.set(id, by);
    this.lastSeat = [...seats].at(-1)!;
    return marks;
  }
}

/** Pieces that are new, or lie elsewhere or otherwise than before. */
export function movedPieces(before: WireScene, next: WireScene): Piece[] {
  const known = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return next.pieces.filter((piece) => known.get(piece.id) !== piece && whereabouts(known.get(piece.id)) !== whereabouts(piece));
}

function whereabouts(piece: Piece | undefined): string {
  return piece ? [piece.at, piece.x, piece.y, piece.level, piece.turn, piece.face, piece.tint].join() : "";
}

/** Marks of pieces that still lie where they lay. */
function kept(had: MoveMarks, before: WireScene, next: WireScene): MoveMarks {
  const moved = new Set(movedPieces(before, next).map((piece) => piece.id));
  const there = new Set(next.pieces.map((piece) => piece.id));
  return new Map([...had].filter(([id]) => there.has(id) && !moved.has(id)));
}

/** Of pieces that moved, those of a seat: in its zones or in its colour, and where only that seat moved those on common boards; what lies
 * in rows counts where nothing on a board has changed. */
function ofSeat(scene: WireScene, pieces: readonly Piece[], seat: number, alone: boolean): [string, number][] {
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  const zoneOf = (piece: Piece) => zones.get(piece.at.split("/")[0]!);
  const onBoard = (piece: Piece) => {
    const zone = zoneOf(piece);
    return zone !== undefined && isDrawn(zone);
  };
  const isOf = (piece: Piece) => {
    const owner = ownerOf(zones, zoneOf(piece));
    return owner === seat || piece.tint === `seat-${seat}` || (alone && owner === null && onBoard(piece));
  };
  const own = pieces.filter(isOf);
  const seen = own.some(onBoard) ? own.filter(onBoard) : own;
  return seen.map((piece) => [piece.id, seat]);
}

/** The seat a zone belongs to: said by it, or by the place it stands in. */
function ownerOf(zones: ReadonlyMap<string, Zone>, zone: Zone | undefined): number | null {
  for (let at = zone; at; at = zones.get(at.inside ?? "")) {
    if ((at.owner ?? -1) >= 0) return at.owner!;
    const seat = /^seat:(\d+)$/.exec(at.inside ?? "");
    if (seat) return Number(seat[1]);
  }
  return null;
}
