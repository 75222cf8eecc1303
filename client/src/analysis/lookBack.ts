// A finished game looked back on: how far the analysis is, what stands on the curve, and which choice is looked at.
import { batch, computed, effect, signal } from "@preact/signals";
import { refusalText } from "../lib/api";
import { keptWhile, sameItems } from "../lib/kept";
import { navigate } from "../lib/route";
import { toastError } from "../lib/ui";
import { revealPlace } from "../table/model/guidance";
import type { ReplayPlayer } from "../replay/replayPlayer";
import { replayApi } from "../replay/replayApi";
import type { Analysis, AnalysisState, Decision } from "../wire/httpTypes";
import type { TableFrame } from "../wire/tableFrame";
import type { Text } from "../wire/types";
import { analysisApi } from "./analysisApi";
import { type ComparedWays, comparedWays } from "./comparedWays";
import { type Flag, flagsOf, sameFlag } from "./flags";
import { firstStopAfter, stopOfAct, turnsOf } from "./chart/timeline";

const ASK_AGAIN_MS = 700;
const RETRY_MS = 3000;

/** Which of the two choices is drawn on the board. */
export type Shown = "both" | "played" | "better" | "neither";

export class LookBack {
  readonly state = signal<AnalysisState | null>(null);
  /** Why there is none. */
  readonly refused = signal<Text | null>(null);
  readonly analysis = computed<Analysis | null>(() => this.state.value?.analysis ?? null);
  /** Whose game is told. */
  readonly seat = computed(() => this.player.overview.value?.seat ?? this.player.overview.value?.own ?? 0);
  readonly acts = computed(() => this.player.overview.value?.acts ?? []);
  readonly turns = computed(() => turnsOf(this.player.happened.value));
  readonly flags = keptWhile<readonly Flag[]>(sameItems, () => {
    const [found, shown] = [this.analysis.value, this.player.overview.value];
    return found && shown?.acts?.length ? flagsOf(found, shown, this.seat.value, this.known.peek()) : [];
  });
  /** Those one can learn from: what a bot chose for somebody teaches them nothing. */
  readonly mistakes = computed(() => this.flags.value.filter(({ kind, stoodIn }) => kind === "cost" && !stoodIn));
  /** Choices of the seat that a bot made for whoever was away. */
  readonly stoodIn = computed(() => {
    const acts = this.player.overview.value?.stood_in ?? [];
    return (this.analysis.value?.decisions ?? []).filter(({ seat, ply }) => seat === this.seat.value && acts.includes(ply)).length;
  });
  /** The game that is told is that of whoever reads it; of a record that was brought along, where it was played alone. */
  readonly isMine = computed(() => {
    const { own = null, table = "", seats = [] } = this.player.overview.value ?? {};
    return own === this.seat.value || (seats.length === 1 && !table);
  });
  /** The flag that is looked at, where the replay still stands at it. */
  readonly chosen = signal<Flag | null>(null);
  readonly shown = signal<Shown>("both");
  /** The tables at which choices were made, by the number of the action. */
  readonly tables = signal<ReadonlyMap<number, TableFrame>>(new Map());
  /** The end of the game: its outcome, its titles. */
  readonly ending = signal<TableFrame | null>(null);
  readonly isBusy = computed(() => this.state.value?.state === "running");
  /** A table is being opened. */
  readonly beginning = signal(false);
  /** Seconds left of what runs, as far as can be told. */
  readonly secondsLeft = signal<number | null>(null);

  /** Flags as they were named before: values change while it is refined, and what is chosen stays so. */
  private readonly known = signal<readonly Flag[]>([]);
  private readonly stops: (() => void)[] = [];
  private asking: ReturnType<typeof setTimeout> | undefined;
  private pace: { since: number; done: number } | null = null;
  private begunAnew = false;
  private left = false;

  constructor(readonly player: ReplayPlayer) {}

  /** Begins a first look, or takes up what there is. */
  begin(): void {
    this.lookFirst();
    void this.fetchEnding();
    this.stops.push(
      effect(() => this.fetchTables(this.flags.value)),
      effect(() => this.drawMarks()),
      effect(() => this.letGo(this.player.step.value)),
    );
  }

  end(): void {
    this.left = true;
    clearTimeout(this.asking);
    for (const stop of this.stops) stop();
    this.player.board.compared.value = [];
  }

  /** A first look, or the rest of one that was stopped. */
  lookFirst(): void {
    this.begunAnew = false;
    void this.ask(() => analysisApi.begin(this.player.id, "quick"));
  }

  deepen(): void {
    void this.ask(() => analysisApi.begin(this.player.id, "deep"));
  }

  stop(): void {
    void this.ask(() => analysisApi.stop(this.player.id));
  }

  /** Goes to where a choice was made, through the eyes of who made it; chosen again, it is let go. */
  choose(flag: Flag): void {
    if (this.chosen.peek() && sameFlag(this.chosen.peek()!, flag)) return void (this.chosen.value = null);
    this.shown.value = "both";
    if (this.player.overview.peek()?.seat !== flag.seat) return void this.lookThrough(flag);
    batch(() => {
      this.player.jump(flag.step);
      this.chosen.value = flag;
    });
  }

  /** The next flag along the axis, or the one before. */
  chooseNext(by: 1 | -1): void {
    const flags = [...this.flags.peek()].sort((one, other) => one.step - other.step);
    const now = this.chosen.peek();
    const here = now ? flags.findIndex((flag) => sameFlag(flag, now)) : -1;
    const step = this.player.step.peek();
    const next = by > 0 ? flags.find((flag) => flag.step > step) : flags.findLast((flag) => flag.step < step);
    const found = here >= 0 ? flags[here + by] : next;
    if (found) this.choose(found);
  }

  /** The beginning of the next turn, or of this one and those before. */
  turn(by: 1 | -1): void {
    const step = this.player.step.peek();
    const starts = this.turns.peek().map(({ from }) => from);
    const found = by > 0 ? starts.find((from) => from > step) : starts.findLast((from) => from < step);
    this.player.jump(found ?? (by > 0 ? this.player.last.peek() : 0));
  }

  /** A table of one's own at which another choice is made there, and played on against bots. */
  async playOn(flag: Flag, action: string): Promise<void> {
    const { id, overview } = this.player;
    this.beginning.value = true;
    try {
      if (overview.peek()?.seat !== flag.seat) await this.lookThrough(flag);
      const ply = overview.peek()!.plies[stopOfAct(this.acts.peek(), flag.act)]!;
      const { table } = await replayApi.fork(id, { ply, seat: flag.seat, sit: flag.seat, act: flag.act, action: action || null });
      navigate(`/table/${table}`);
    } catch (error) {
      toastError(error);
    }
    this.beginning.value = false;
  }

  /** The decision of a flag. */
  decisionOf(flag: Flag): Decision | null {
    return this.analysis.value?.decisions.find(({ ply }) => ply === flag.act) ?? null;
  }

  /** What was played at a flag and what is better, as gestures of the table there; null until it is known. */
  waysOf(flag: Flag): ComparedWays | null {
    const [decision, table] = [this.decisionOf(flag), this.tables.value.get(flag.act)];
    return decision && table ? comparedWays(table, decision) : null;
  }

  /** A flag's figures are of the first look. */
  isRough(act: number): boolean {
    const state = this.state.value;
    return !state || act >= state.refined;
  }

  private async lookThrough(flag: Flag): Promise<void> {
    this.player.pause();
    await this.player.look(flag.seat);
    const step = flag.kind === "cost" ? stopOfAct(this.acts.peek(), flag.act) : firstStopAfter(this.acts.peek(), flag.act + 1);
    batch(() => {
      this.player.go(step);
      this.chosen.value = { ...flag, step };
    });
  }

  /** What is looked at is let go as the replay goes elsewhere. */
  private letGo(step: number): void {
    if (this.chosen.peek() && this.chosen.peek()!.step !== step) this.chosen.value = null;
  }

  private drawMarks(): void {
    const chosen = this.chosen.value;
    const ways = chosen && chosen.step === this.player.step.value ? this.waysOf(chosen) : null;
    const shown = this.shown.value;
    const wanted = (ways?.marks ?? []).filter(({ kind }) => shown === "both" || shown === kind);
    this.player.board.compared.value = wanted;
    const last = wanted.at(-1)?.way.shownAt;
    if (last) requestAnimationFrame(() => revealPlace(this.player.board, last));
  }

  private async ask(call: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.asking);
    try {
      this.take(await call());
    } catch (error) {
      if (this.left) return;
      if (this.analysis.peek()) toastError(error);
      else this.refused.value = refusalText(error);
    }
  }

  private take(state: AnalysisState): void {
    if (this.left) return;
    if (this.isLost(state)) return this.beginAnew();
    batch(() => {
      this.known.value = this.flags.peek();
      this.state.value = state;
      this.refused.value = null;
      this.secondsLeft.value = this.estimate(state);
    });
    if (state.state === "running") this.asking = setTimeout(() => void this.followUp(), ASK_AGAIN_MS);
  }

  /** It was under way, and whoever answers now knows nothing of it: a server that has begun anew, or another. */
  private isLost({ state }: AnalysisState): boolean {
    return state === "none" && this.isBusy.peek() && !this.begunAnew;
  }

  private beginAnew(): void {
    this.begunAnew = true;
    void this.ask(() => analysisApi.begin(this.player.id, "quick"));
  }

  /** A call that fails while it runs is asked again. */
  private async followUp(): Promise<void> {
    try {
      this.take(await analysisApi.state(this.player.id));
    } catch {
      if (!this.left) this.asking = setTimeout(() => void this.followUp(), RETRY_MS);
    }
  }

  private estimate({ state, done, total }: AnalysisState): number | null {
    if (state !== "running") {
      this.pace = null;
      return null;
    }
    if (!this.pace || done < this.pace.done) this.pace = { since: Date.now(), done };
    const { since, done: first } = this.pace;
    return done > first ? Math.ceil(((Date.now() - since) / 1000 / (done - first)) * (total - done)) : null;
  }

  private async fetchEnding(): Promise<void> {
    const { seat, plies } = this.player.overview.peek()!;
    this.ending.value = await replayApi.ply(this.player.id, seat, plies.at(-1) ?? 0).catch(() => null);
  }

  private fetchTables(flags: readonly Flag[]): void {
    const wanted = flags.filter(({ kind, act }) => kind === "cost" && !this.tables.peek().has(act));
    for (const { act } of wanted) {
      void analysisApi.decision(this.player.id, act).then(
        (table) => (this.tables.value = new Map([...this.tables.peek(), [act, table]])),
        () => undefined,
      );
    }
  }
}
