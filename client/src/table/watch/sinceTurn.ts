// What happened since the player's last turn, board by board: seen again while the table goes on.
import { computed, signal } from "@preact/signals";
import { refusalText } from "../../lib/api";
import { replayApi } from "../../replay/replayApi";
import type { TableFrame } from "../../wire/tableFrame";
import type { Text, WireEvent } from "../../wire/types";
import { catchUp } from "../model/catchUp";
import { stepMs, type Timer } from "./pacing";

const MOST_KEPT = 80;
const BEAT_MS = 1200;

export interface PastStep {
  ply: number;
  events: readonly WireEvent[];
  /** Its board; fetched when it is wanted where the page was not there. */
  frame: TableFrame | null;
}

export class SinceTurn {
  /** Others' moves since the player's last, the oldest first. */
  readonly steps = signal<readonly PastStep[]>([]);
  /** The step that is seen again; -1: none. */
  readonly at = signal(-1);
  readonly playing = signal(false);
  /** Why a board cannot be shown. */
  readonly trouble = signal<Text | null>(null);
  readonly isOpen = computed(() => this.at.value >= 0);
  readonly step = computed(() => this.steps.value[this.at.value] ?? null);
  /** The table and the seat that boards are asked for. */
  private about: { table: string; seat: number | null } = { table: "", seat: null };
  private callOff: (() => void) | null = null;

  /** `look` draws an earlier board; null: the table as it is. */
  constructor(
    private readonly look: (frame: TableFrame | null) => void,
    private readonly timer: Timer,
  ) {}

  /** A frame has come; where all moves become known at once, one's own brings those of the others. */
  note(next: TableFrame, mine: boolean): void {
    this.about = next;
    const before = mine || !next.fresh ? [] : this.steps.peek();
    const moves = next.fresh ? movesOfOthers(next, mine) : [];
    const steps = moves.map((events): PastStep => ({ ply: next.ply, events, frame: next }));
    this.steps.value = steps.length ? [...before, ...steps].slice(-MOST_KEPT) : before;
  }

  /** Boards of an absence, where the page has none of its own. */
  recall(steps: readonly PastStep[]): void {
    if (steps.length > this.steps.peek().length) this.steps.value = steps.slice(-MOST_KEPT);
  }

  open(): void {
    if (this.steps.peek().length) void this.go(0);
  }

  forget(): void {
    this.pause();
    this.steps.value = [];
    this.at.value = -1;
  }

  close(): void {
    if (!this.isOpen.peek()) return;
    this.pause();
    this.at.value = -1;
    this.look(null);
    catchUp.value = null;
  }

  move(by: number): void {
    this.pause();
    void this.go(this.at.peek() + by);
  }

  toggle(): void {
    if (this.playing.peek()) return this.pause();
    this.playing.value = true;
    if (this.at.peek() === this.steps.peek().length - 1) void this.go(0);
    this.beat();
  }

  private pause(): void {
    this.callOff?.();
    this.callOff = null;
    this.playing.value = false;
  }

  private beat(): void {
    this.callOff = this.timer.later(Math.max(BEAT_MS, stepMs()), () => {
      if (this.at.peek() >= this.steps.peek().length - 1) return this.pause();
      void this.go(this.at.peek() + 1);
      this.beat();
    });
  }

  private async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.steps.peek().length - 1, to));
    const step = this.steps.peek()[at];
    if (!step) return;
    this.at.value = at;
    this.trouble.value = null;
    if (step.frame) return this.look(step.frame);
    await this.fetch(step);
    if (this.step.peek() === step && step.frame) this.look(step.frame);
  }

  /** A seat may look back at its own running game: at what it was shown, and nothing else. */
  private async fetch(step: PastStep): Promise<void> {
    const { table, seat } = this.about;
    step.frame = await replayApi.ply(table, seat, step.ply).catch((error: unknown) => {
      this.trouble.value = refusalText(error);
      return null;
    });
  }
}

/** What a frame tells, a part for each seat that moved; what is told of nobody goes with the move before it. */
function movesOfOthers({ events, seat: me }: TableFrame, mine: boolean): WireEvent[][] {
  const parts: WireEvent[][] = [];
  for (const event of events) {
    const of = parts.at(-1)?.[0]?.seat;
    if (parts.length && (event.seat == null || event.seat === of)) parts.at(-1)!.push(event);
    else parts.push([event]);
  }
  return mine ? parts.filter(([first]) => first!.seat != null && first!.seat !== me) : parts;
}
