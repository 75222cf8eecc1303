// The pace at which a page shows what others do: step by step, at most six in a row, then the board as it stands.
import { preferences } from "../../lib/preferences";
import type { TableFrame } from "../../wire/tableFrame";

export const STEP_MS = { normal: 700, slow: 1400, fast: 350, at_once: 0 } as const;
export const MOST_STEPS = 6;

export interface Timer {
  now(): number;
  /** Calls back after a while; the answer calls it off. */
  later(ms: number, then: () => void): () => void;
}

export const PAGE_TIMER: Timer = {
  now: () => performance.now(),
  later: (ms, then) => {
    const id = setTimeout(then, ms);
    return () => clearTimeout(id);
  },
};

export class Pacing {
  /** Steps that have come and are not shown yet, in their order. */
  private queue: TableFrame[] = [];
  private row = 0;
  private callOff: (() => void) | null = null;

  /** `show` draws a step; `last`: nothing waits behind it; `jump`: it is several at once. */
  constructor(
    private readonly show: (step: TableFrame, last: boolean, jump: boolean) => void,
    private readonly timer: Timer = PAGE_TIMER,
  ) {}

  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** Lets a step be shown in its turn: now where the step before has been seen for long enough. */
  take(step: TableFrame): void {
    const last = this.queue.at(-1);
    if (last && isSilent(last, step)) this.queue[this.queue.length - 1] = joined([last, step]);
    else this.queue.push(step);
    if (!this.callOff) this.next();
  }

  /** Shows the board as it stands, with all that was told on the way. */
  catchUp(): void {
    const jump = this.queue.length > 1;
    if (this.isBehind) this.show(this.overtake(), true, jump);
  }

  /** All that waits and a frame that is shown at once, as one; a whole frame tells everything itself. */
  overtake(frame?: TableFrame): TableFrame {
    const steps = [...this.queue.splice(0), ...(frame ? [frame] : [])];
    this.row = 0;
    this.rest();
    return frame?.fresh === false ? frame : joined(steps);
  }

  forget(): void {
    this.callOff?.();
    this.callOff = null;
    this.queue = [];
    this.row = 0;
  }

  /** A page that is a whole step late cannot keep the pace. */
  private next(late = false): void {
    this.callOff = null;
    if (!this.isBehind) return void (this.row = 0);
    if (late || this.row >= MOST_STEPS || !stepMs()) return this.catchUp();
    this.row++;
    const step = this.queue.shift()!;
    this.rest();
    this.show(step, !this.isBehind, false);
  }

  private rest(): void {
    this.callOff?.();
    const due = this.timer.now() + stepMs();
    this.callOff = this.timer.later(stepMs(), () => this.next(this.timer.now() - due > stepMs()));
  }
}

/** What the viewer did, or the table for them. */
export const isOwn = (next: TableFrame): boolean => next.events.some(({ seat }) => seat != null && seat === next.seat);

/** A move to be watched in its turn: one move, not a whole table, before the eyes of somebody who wants to. */
export const isPaced = (next: TableFrame): boolean => Boolean(next.fresh) && stepMs() > 0 && document.visibilityState === "visible";

/** Something can be done now. */
export const offersChoice = ({ scene }: TableFrame): boolean => Boolean(scene.groups?.length || scene.cells?.length);

export const stepMs = (): number => STEP_MS[preferences.peek().pace];

/** Nothing is told, and nothing lies elsewhere: no step of its own. */
function isSilent(before: TableFrame, { events, scene: { pieces } }: TableFrame): boolean {
  const had = before.scene.pieces;
  return !events.length && pieces.length === had.length && pieces.every((piece, at) => piece === had[at]);
}

function joined(steps: readonly TableFrame[]): TableFrame {
  return { ...steps.at(-1)!, events: steps.flatMap((step) => step.events) };
}
