// What is known of choices before they are made, and a choice that waits until the player confirms it.
import { batch, effect, signal } from "@preact/signals";
import { preferences } from "../lib/preferences";
import type { Board } from "../table/model/board";
import { previewMove } from "../table/model/guidance";
import { buttonsOf, choicesOf, type Way } from "../table/model/paths";
import type { TableMessage } from "../wire/tableFrame";
import type { Ask, Marked, Text } from "../wire/types";

/** What would come of a choice: whether it stands for good, and whether it ends the turn. */
export interface ActionMark {
  final: boolean;
  ends: boolean;
}

interface Chosen {
  action: string;
  then: readonly string[];
}

/** A choice that is made but not sent; one that is always asked about has its words, and everything touched for it in the hand. */
export interface PendingAction extends Chosen, ActionMark {
  asked?: { label: Text | null; held: readonly string[] };
}

const MOST = 40;
const DEBOUNCE_MS = 120;
/** Where the table cannot tell, a choice is taken for one that stands for good. */
const UNKNOWN: ActionMark = { final: true, ends: false };

export class Confirmation {
  readonly marks = signal<ReadonlyMap<string, ActionMark>>(new Map());
  readonly pending = signal<PendingAction | null>(null);

  /** Stops asking for marks. */
  readonly end: () => void;

  private ply = -1;
  private asked = new Set<string>();
  private timer = 0;
  private awaited: Chosen | null = null;

  constructor(
    private readonly board: Board,
    private readonly send: (ask: Ask) => boolean,
  ) {
    const stops = [
      effect(() => {
        const wanted = this.wanted();
        if (wanted.length) this.timer = window.setTimeout(() => this.askOnce(wanted), DEBOUNCE_MS);
        return () => clearTimeout(this.timer);
      }),
      effect(() => this.dropUnlessHeld(board.hand.held.value)),
    ];
    this.end = () => stops.forEach((stop) => stop());
  }

  receive(message: TableMessage): void {
    if (message.is === "frame") this.turnTo(message.ply);
    else if (message.is === "marked") this.learn(message);
    else if (message.is === "refused") this.drop();
    else if (message.is === "curtain") this.turnTo(-1);
  }

  /** True where a choice is kept back until the player says so; made a second time, it goes. */
  keepsBack(action: string, then: readonly string[]): boolean {
    const { confirm, end_turn } = preferences.peek();
    const ways = this.board.state.ways.peek().filter((one) => one.action === action && (one.sure || one.path.length));
    const way = ways[0];
    const again = this.pending.peek()?.action === action;
    this.pending.value = null;
    if (again || !way || this.board.guide.lesson.peek()) return false;
    if (way.sure) return this.makeSure(ways, then);
    if (confirm === "never" && end_turn === "at_once") return false;
    const mark = this.marks.peek().get(action);
    if (mark) return this.weigh(way, then, mark);
    if (!this.ask([way])) return false;
    this.awaited = { action, then };
    this.board.busy.value = true;
    return true;
  }

  /** True while what is asked about can still be chosen: others may act meanwhile. */
  get stands(): boolean {
    const pending = this.pending.peek();
    return Boolean(pending?.asked) && this.board.state.ways.peek().some((way) => way.action === pending!.action);
  }

  /** Sends the choice that waits. */
  confirm(): void {
    const pending = this.pending.peek();
    if (pending) this.board.act(pending.action, pending.then);
  }

  /** Lets the choice that waits go. */
  drop(): void {
    const held = this.pending.peek()?.asked?.held;
    this.awaited = null;
    this.pending.value = null;
    if (held?.length) this.board.hand.hold(held.slice(0, -1));
  }

  markOf(action: string): ActionMark | null {
    const mark = this.marks.value.get(action);
    if (!mark) return null;
    const revocable = this.board.state.ways.value.some((way) => way.action === action && way.revocable);
    return revocable ? { ...mark, final: false } : mark;
  }

  /** Asks about a choice whatever the player prefers; what was touched last is held with the rest. */
  private makeSure(ways: readonly Way[], then: readonly string[]): true {
    const { hand } = this.board;
    const before = hand.held.peek();
    const touched = ways.find(({ path }) => path.length === before.length + 1 && before.every((id, at) => path[at] === id)) ?? ways[0]!;
    const mark = this.marks.peek().get(touched.action) ?? { final: false, ends: false };
    batch(() => {
      hand.hold(touched.path);
      const asked = { label: touched.label, held: hand.held.peek() };
      this.pending.value = { action: touched.action, then, ...mark, asked };
    });
    return true;
  }

  /** Another touch lets go what was asked about. */
  private dropUnlessHeld(held: readonly string[]): void {
    const asked = this.pending.peek()?.asked;
    if (asked && asked.held !== held) this.pending.value = null;
  }

  private weigh(way: Way, then: readonly string[], mark: ActionMark): boolean {
    const { confirm } = preferences.peek();
    if (confirm !== "each" && !mark.ends && !mark.final) return false;
    batch(() => {
      previewMove(this.board, way);
      this.pending.value = { action: way.action, then, ...mark };
    });
    return true;
  }

  /** What was asked before may never be answered: a frame also comes after a lost connection. */
  private turnTo(ply: number): void {
    if (!this.stands) this.drop();
    this.asked.clear();
    if (ply === this.ply) return;
    this.ply = ply;
    this.marks.value = new Map();
  }

  /** Choices whose marks are not known: buttons, what is pointed at, and if that is not too much the next touches and the list. */
  private wanted(): Way[] {
    const board = this.board;
    const frame = board.state.frame.value;
    if (!frame || frame.seat === null || frame.outcome || board.guide.lesson.value || board.link.value === "lost") return [];
    const next = [...board.hand.choices.value.values()];
    const pointed = board.hand.foreseen.value;
    const listed = board.panel.value === "actions" ? choicesOf(board.state.ways.value) : [];
    const ways = [
      ...buttonsOf(board.state.ways.value),
      ...(next.length <= MOST ? next : []),
      ...(pointed ? [pointed] : []),
      ...(listed.length <= MOST ? listed : []),
    ];
    return ways.filter((way) => !this.marks.value.has(way.action)).slice(0, MOST);
  }

  private askOnce(ways: readonly Way[]): void {
    const fresh = ways.filter((way) => !this.asked.has(way.action));
    for (const way of fresh) this.asked.add(way.action);
    if (fresh.length) this.ask(fresh);
  }

  private ask(ways: readonly Way[]): boolean {
    const ply = this.board.state.frame.peek()?.ply;
    return ply !== undefined && this.send({ do: "marks", ply, ways: ways.map((way) => [way.action, ...way.then]) });
  }

  private learn(tell: Marked): void {
    if (tell.ply !== this.board.state.frame.peek()?.ply) return;
    const marks = new Map(this.marks.peek());
    for (const action of tell.asked)
      marks.set(action, { final: tell.final?.includes(action) ?? false, ends: tell.ends?.includes(action) ?? false });
    this.marks.value = marks;
    if (this.awaited && (marks.has(this.awaited.action) || !tell.asked.length)) this.goOn(this.awaited);
  }

  /** The mark of a choice that was made before it was known has come, or there is none to be had. */
  private goOn({ action, then }: Chosen): void {
    this.awaited = null;
    this.board.busy.value = false;
    const way = this.board.state.ways.peek().find((one) => one.action === action);
    if (!way || !this.weigh(way, then, this.marks.peek().get(action) ?? UNKNOWN)) this.board.play(action, then);
  }
}
