// Learning from one's mistakes: the table as it stood before each costly choice, and what a try there is worth.
import { batch, computed, signal } from "@preact/signals";
import { toastError } from "../../lib/ui";
import { wayOfAction } from "../../table/model/guidance";
import type { Way } from "../../table/model/paths";
import type { Tried } from "../../wire/httpTypes";
import { TrialBoard } from "../../trial/trialBoard";
import type { TableFrame } from "../../wire/tableFrame";
import { analysisApi } from "../analysisApi";
import { comparedWays, markOf } from "../comparedWays";
import type { Flag } from "../flags";
import type { LookBack } from "../lookBack";

/** Asked, being weighed, answered, shown; all of them seen. */
export type TrialPhase = "ask" | "weighing" | "good" | "not-yet" | "shown" | "done";
export type TrialResult = "found" | "seen" | "";

export class Mistakes {
  readonly board = new TrialBoard((action) => void this.try(action));
  readonly at = signal(0);
  readonly phase = signal<TrialPhase>("ask");
  readonly results = signal<readonly TrialResult[]>([]);
  readonly tried = signal<Tried | null>(null);
  /** A better choice than the one played: the one found, else the best known. */
  readonly better = signal("");
  readonly flag = computed<Flag | null>(() => this.flags[this.at.value] ?? null);
  readonly table = signal<TableFrame | null>(null);
  private left = false;

  /** The costliest first, as they were when one began. */
  constructor(
    readonly look: LookBack,
    readonly flags: readonly Flag[],
  ) {
    this.results.value = flags.map(() => "");
  }

  begin(): void {
    if (this.flags.length) void this.ask(0);
    else this.phase.value = "done";
  }

  end(): void {
    this.left = true;
    this.board.end();
  }

  /** The choice once more, as it stood. */
  again(): void {
    const table = this.table.peek();
    if (!table) return;
    batch(() => {
      this.phase.value = "ask";
      this.tried.value = null;
      this.board.compared.value = [];
      this.board.receive(table);
    });
  }

  /** Gives the answer: what was played and what is better, drawn on the board. */
  see(): void {
    const [flag, table] = [this.flag.peek(), this.table.peek()];
    const decision = flag && this.look.decisionOf(flag);
    if (!decision || !table) return;
    batch(() => {
      this.settle("seen");
      this.phase.value = "shown";
      this.better.value = decision.best.action;
      this.board.still(table);
      this.board.compared.value = comparedWays(table, decision).marks;
    });
  }

  next(): void {
    const at = this.at.peek() + 1;
    if (at < this.flags.length) void this.ask(at);
    else this.phase.value = "done";
  }

  private async ask(at: number): Promise<void> {
    const { act } = this.flags[at]!;
    try {
      const table = this.look.tables.peek().get(act) ?? (await analysisApi.decision(this.look.player.id, act));
      if (this.left) return;
      batch(() => {
        this.at.value = at;
        this.table.value = table;
        this.again();
      });
    } catch (error) {
      toastError(error);
    }
  }

  private async try(action: string): Promise<void> {
    const [flag, table] = [this.flag.peek(), this.table.peek()];
    if (!flag || !table || this.phase.peek() !== "ask") return;
    const way = wayOfAction(this.board.state.ways.peek(), action);
    this.board.busy.value = true;
    this.phase.value = "weighing";
    try {
      const tried = await analysisApi.try(this.look.player.id, flag.act, action);
      if (!this.left) this.answer(tried, action, way, table);
    } catch (error) {
      toastError(error);
      this.phase.value = "ask";
    }
    this.board.busy.value = false;
  }

  private answer(tried: Tried, action: string, way: Way | null, table: TableFrame): void {
    batch(() => {
      this.tried.value = tried;
      this.phase.value = tried.good ? "good" : "not-yet";
      if (tried.good) {
        this.settle("found");
        this.better.value = action;
      }
      this.board.still(table);
      this.board.compared.value = way ? [markOf("tried", way, null)] : [];
    });
  }

  private settle(result: TrialResult): void {
    this.results.value = this.results.peek().map((was, at) => (at === this.at.peek() ? was || result : was));
  }
}
