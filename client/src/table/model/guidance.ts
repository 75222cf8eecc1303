// Hints and lessons on the board: what glows, and a move shown as far as it can be shown without making it.
import { batch, signal } from "@preact/signals";
import { keptWhile, sameSet } from "../../lib/kept";
import type { TableFrame, TableMessage } from "../../wire/tableFrame";
import type { Ask, Hinted, LessonMessage, Text } from "../../wire/types";
import { pileTopBox, spotBox } from "../geometry/zoneGeometry";
import type { Board } from "./board";
import { cellOf, type Way } from "./paths";

export class Guidance {
  /** What a strong player would do, and whether one thinks about it. */
  readonly hint = signal<Hinted | null>(null);
  readonly pondering = signal(false);
  /** Why no hint came. */
  readonly excuse = signal<Text | null>(null);
  /** A hint was asked for while a move was on its way: asked as soon as that is answered. */
  private postponed = false;
  /** The step of a lesson. */
  readonly lesson = signal<LessonMessage | null>(null);
  /** Ids of zones, pieces, cells and buttons that are to be found: those a lesson points at, and the path of the move meant. */
  readonly highlights = keptWhile(sameSet, () =>
    highlighted(this.lesson.value, this.hint.value, this.board.state.ways.value, this.board.hand.held.value),
  );

  constructor(
    private readonly board: Board,
    private readonly send: (ask: Ask) => boolean,
  ) {}

  /** Asks what a strong player would do here; in a lesson, which move is meant. */
  ask(): void {
    const frame = this.board.state.frame.peek();
    if (!frame || !(frame.hints || this.lesson.peek()) || this.pondering.peek()) return;
    this.excuse.value = null;
    if (this.board.busy.peek()) this.pondering.value = this.postponed = true;
    else if (!this.board.state.ways.peek().length) this.excuse.value = { key: "server-hint-later" };
    else if (this.send({ do: "hint", ply: frame.ply })) this.pondering.value = true;
    else this.excuse.value = { key: "hint-unheard" };
  }

  /** A move has been answered: what was asked meanwhile is asked now. */
  askPostponed(): void {
    if (!this.postponed || this.board.busy.peek()) return;
    this.postponed = this.pondering.value = false;
    this.ask();
  }

  forget(): void {
    this.hint.value = this.excuse.value = null;
    this.pondering.value = this.postponed = false;
  }

  /** Turns to a step of the lesson. */
  read(step: number): void {
    this.send({ do: "read", step });
  }

  receive(message: TableMessage): void {
    if (message.is === "frame") this.reconsider(message);
    else if (message.is === "refused") this.pondering.value = this.postponed = false;
    else if (message.is === "curtain") this.forget();
    else if (message.is === "lesson") this.teach(message);
    else if (message.is === "hint") this.hinted(message);
  }

  private teach(step: LessonMessage): void {
    this.forget();
    this.lesson.value = step;
  }

  /** As a frame comes: what others do leaves a hint as it is while it can be followed; over a lost connection none comes. */
  private reconsider(next: TableFrame): void {
    const hint = this.hint.peek();
    if (this.board.busy.peek() || !hint || !wayOfAction(this.board.state.ways.peek(), hint.action)) this.hint.value = null;
    if (this.board.busy.peek()) this.excuse.value = null;
    if (this.postponed || !this.pondering.peek()) return;
    if (!next.fresh && !this.board.busy.peek()) this.excuse.value = { key: "hint-late" };
    if (this.board.busy.peek() || !next.fresh) this.pondering.value = false;
  }

  private hinted(hint: Hinted): void {
    if (!this.pondering.peek() || this.postponed) return;
    this.pondering.value = false;
    if (!hint.action || hint.ply !== this.board.state.frame.peek()?.ply) return void (this.excuse.value = { key: "hint-late" });
    this.hint.value = hint;
    previewMove(this.board, hint);
  }
}

function highlighted(
  lesson: LessonMessage | null,
  hint: Hinted | null,
  ways: readonly Way[],
  held: readonly string[],
): ReadonlySet<string> {
  const meant = hint?.action ?? lesson?.you;
  const way = meant ? wayOfAction(ways, meant) : null;
  return new Set([...(lesson?.look ?? []), ...(way ? ahead(way, held) : [])]);
}

/** The next touch of a way, and the places it goes to; the button where it is one. */
function ahead({ action, path }: Way, held: readonly string[]): string[] {
  const next = held.every((id, at) => path[at] === id) ? held.length : 0;
  return path.length ? path.filter((id, at) => at === next || (at > next && id.includes("/"))) : [action];
}

/** Takes into the hand what the move begins with, turned as it should be, and holds it over where it goes. */
export function previewMove(board: Board, { action }: { action: string }): void {
  const way = wayOfAction(board.state.ways.peek(), action);
  const last = way?.path.at(-1);
  if (!way || !last) return;
  batch(() => {
    if (way.path.length > 1) board.hand.hold(way.path.slice(0, -1));
    board.hand.pose.value = way.turn;
    const placing = board.hand.placing.peek();
    if (placing && !placing.set) board.hand.takeAim(cellOf(last), "keys");
    else if (way.path.length === 1 || last.includes("/")) board.hand.hover.value = last;
  });
  revealPlace(board, last);
}

/** Brings a place of a window into sight, with some of what lies around it. */
export function revealPlace(board: Board, id: string): void {
  const zone = board.zones.peek().get(id.slice(0, id.indexOf("/")));
  const place = zone && (spotBox(zone, id.slice(zone.id.length + 1)) ?? pileTopBox(zone, board.state.pieces.peek().get(zone.id) ?? [], id));
  if (!place) return;
  const { x, y, w, h } = place;
  board.cameras.get(zone.id)?.reveal({ left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 }, 1.4 * h);
}

export function wayOfAction(ways: readonly Way[], action: string): Way | null {
  return ways.find((way) => way.action === action && !way.alternate) ?? null;
}
