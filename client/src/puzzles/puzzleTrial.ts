// A puzzle being solved: the table as its seat saw it, what was tried, a hint, and the solution once it is found or told.
import { batch, computed, signal } from "@preact/signals";
import { markOf, waysAt } from "../analysis/comparedWays";
import { Refusal } from "../lib/api";
import { whoAmI } from "../lib/me";
import { toastError } from "../lib/ui";
import { wayOfAction } from "../table/model/guidance";
import type { ChoiceMark } from "../table/model/viewTypes";
import { TrialBoard } from "../trial/trialBoard";
import type { PuzzleProgress } from "../wire/httpTypes";
import type { TableFrame } from "../wire/tableFrame";
import type { Text } from "../wire/types";
import { puzzleApi } from "./puzzleApi";

/** Asked, being weighed, not it, found, told. */
export type PuzzlePhase = "ask" | "weighing" | "not-yet" | "good" | "shown";

export class PuzzleTrial {
  readonly board = new TrialBoard((action) => void this.try(action));
  readonly phase = signal<PuzzlePhase>("ask");
  readonly progress = signal<PuzzleProgress | null>(null);
  readonly refused = signal<Text | null>(null);
  /** The sun has just risen: not where the puzzle was solved before. */
  readonly rises = signal(false);
  private table: TableFrame | null = null;
  private left = false;
  /** Every way of the table, whatever is shown of it. */
  readonly ways = computed(() => (this.progress.value && this.table ? waysAt(this.table) : []));

  constructor(readonly id: string) {}

  async begin(): Promise<void> {
    try {
      await whoAmI();
      const [progress, table] = await puzzleApi.open(this.id);
      if (this.left) return;
      this.table = table;
      batch(() => {
        this.board.receive(table);
        this.show(progress);
      });
    } catch (error) {
      this.refused.value = error instanceof Refusal ? error.why : { key: "table-server-trouble" };
    }
  }

  end(): void {
    this.left = true;
    this.board.end();
  }

  /** The table once more, as it stood. */
  again(): void {
    if (!this.table) return;
    batch(() => {
      this.phase.value = "ask";
      this.board.compared.value = this.marks("maybe", this.progress.peek()?.among ?? []);
      this.board.receive(this.table!);
    });
  }

  hint(): Promise<void> {
    return this.ask(() => puzzleApi.hint(this.id));
  }

  giveUp(): Promise<void> {
    return this.ask(() => puzzleApi.giveUp(this.id));
  }

  private async try(action: string): Promise<void> {
    if (this.phase.peek() !== "ask") return;
    this.phase.value = "weighing";
    await this.ask(() => puzzleApi.answer(this.id, action));
  }

  /** Something was asked that changes how far I am; where it was refused, nothing has changed. */
  private async ask(call: () => Promise<PuzzleProgress>): Promise<void> {
    this.board.busy.value = true;
    const before = this.phase.peek();
    try {
      const progress = await call();
      if (!this.left) batch(() => this.show(progress, true));
    } catch (error) {
      toastError(error);
      if (before === "weighing") this.again();
    }
    this.board.busy.value = false;
  }

  private show(progress: PuzzleProgress, now = false): void {
    const { mark, tried, solution } = progress;
    this.progress.value = progress;
    if (tried) this.board.panel.value = "";
    if (mark.state === "solved") {
      this.rises.value = now;
      this.phase.value = "good";
      this.settle(this.marks("better", tried ? [tried.action] : solution!.best.slice(0, 1)));
    } else if (mark.state === "missed") {
      this.phase.value = "shown";
      this.settle(this.marks("better", solution!.best.slice(0, 1)));
    } else if (tried) {
      this.phase.value = "not-yet";
      this.settle(this.marks("tried", [tried.action]));
    } else this.again();
  }

  private settle(marks: readonly ChoiceMark[]): void {
    this.board.still(this.table!);
    this.board.compared.value = marks;
  }

  private marks(kind: ChoiceMark["kind"], actions: readonly string[]): ChoiceMark[] {
    const ways = actions.map((action) => wayOfAction(this.ways.peek(), action)).filter((way) => way !== null);
    return ways.map((way) => markOf(kind, way, null));
  }

  /** The table, for whoever puts a choice in words. */
  get at(): TableFrame | undefined {
    return this.table ?? undefined;
  }
}
