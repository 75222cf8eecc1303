// A replay being played: where it stands, whose eyes it has, and how fast it goes.
import { batch, computed, signal } from "@preact/signals";
import { sharedLink } from "../lib/address";
import { refusalText } from "../lib/api";
import { toastError } from "../lib/ui";
import type { Reader } from "../lib/words";
import { Board } from "../table/model/board";
import type { TableFrame } from "../wire/tableFrame";
import type { Text, WireEvent } from "../wire/types";
import { type ReplayOverview, replayApi, type ReplayNote, replayPath, type Viewpoint } from "./replayApi";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const BEAT_MS = 1200;
const MOST_FRAMES = 300;
const TELL_AGAIN_MS = 1000;

/** What an address asks for: a ply, a viewpoint, and whether to play at once. */
export interface ReplayQuery {
  ply: number | null;
  seat: Viewpoint | undefined;
  playing: boolean;
  analysing: boolean;
}

export function parseReplayQuery(search: string): ReplayQuery {
  const query = new URLSearchParams(search);
  const [ply, seat] = [query.get("ply"), query.get("seat")];
  return {
    ply: ply && /^\d+$/.test(ply) ? Number(ply) : null,
    seat: seat === "watch" ? null : seat && /^\d+$/.test(seat) ? Number(seat) : undefined,
    playing: query.has("play"),
    analysing: query.has("analysis"),
  };
}

/** A stop, and the viewpoint it is one of. */
interface Wanted {
  overview: ReplayOverview;
  step: number;
}

/** A board on which nothing can be done: a touch shows what a thing is. Its log names everybody but the reader. */
class ReplayBoard extends Board {
  override readonly isPlayed = false;
  override readonly reader = computed<Reader>(() => {
    const shown = this.player.overview.value;
    return { game: shown?.game ?? "", names: shown?.seats.map(({ name }) => name) ?? [], viewer: shown?.own ?? null };
  });

  constructor(private readonly player: ReplayPlayer) {
    super((ask) => {
      if (ask.do === "why") setTimeout(() => this.receive({ is: "because", ask: ask.ask }));
      return false;
    });
  }
}

export class ReplayPlayer {
  readonly board: Board = new ReplayBoard(this);
  readonly overview = signal<ReplayOverview | null>(null);
  readonly step = signal(0);
  readonly playing = signal(false);
  /** It is looked back on with its analysis. */
  readonly analysing = signal(false);
  readonly speed = signal<Speed>(1);
  readonly refused = signal<Text | null>(null);
  readonly last = computed(() => (this.overview.value?.plies.length ?? 1) - 1);
  readonly ply = computed(() => this.overview.value?.plies[this.step.value] ?? 0);
  /** What happened at each stop. */
  readonly happened = computed(() => {
    const plies = this.overview.value?.plies ?? [];
    const by = new Map<number, WireEvent[]>(plies.map((ply) => [ply, []]));
    for (const event of this.overview.value?.events ?? []) by.get(event.ply ?? 0)?.push(event);
    return plies.map((ply) => by.get(ply)!);
  });

  private frames = new Map<string, TableFrame>();
  private wanted: Wanted | null = null;
  private looks = 0;
  private loading = false;
  private beat = 0;
  private telling = 0;
  private left = false;

  constructor(readonly id: string) {}

  async begin({ ply, seat, playing, analysing }: ReplayQuery): Promise<void> {
    this.analysing.value = analysing;
    try {
      const overview = await replayApi.overview(this.id, seat).catch((error: unknown) => {
        if (seat === undefined) throw error;
        return replayApi.overview(this.id);
      });
      this.overview.value = overview;
      await this.turnTo(overview, ply === null ? 0 : lastNotAbove(overview.plies, ply));
      if (playing && !this.left) this.play();
    } catch (error) {
      this.refuse(error);
    }
  }

  end(): void {
    this.left = true;
    this.pause();
    clearTimeout(this.telling);
    this.board.end();
  }

  /** Goes to a stop by its number; while one is on its way, only the newest wish counts. */
  go(step: number): void {
    const { overview } = this.heading();
    const to = Math.max(0, Math.min(overview.plies.length - 1, step));
    if (to !== this.step.peek() || this.loading) void this.turnTo(overview, to);
  }

  jump(step: number): void {
    this.pause();
    this.go(step);
  }

  move(by: number): void {
    this.jump(this.heading().step + by);
  }

  toggle(): void {
    if (this.playing.peek()) this.pause();
    else this.play();
  }

  play(): void {
    if (this.step.peek() === this.last.peek()) this.go(0);
    this.playing.value = true;
    this.tick();
  }

  pause(): void {
    clearTimeout(this.beat);
    this.playing.value = false;
  }

  /** Other eyes, at the same moment. */
  async look(seat: Viewpoint): Promise<void> {
    const mine = ++this.looks;
    if (seat === this.heading().overview.seat) return;
    try {
      const overview = await replayApi.overview(this.id, seat);
      if (mine !== this.looks) return;
      const { overview: before, step } = this.heading();
      const line = before.lines?.[step] ?? -1;
      await this.turnTo(overview, lastNotAbove(overview.lines ?? overview.plies, line));
    } catch (error) {
      this.refuse(error);
    }
  }

  async note(words: string, shared: boolean): Promise<void> {
    const { seat } = this.overview.peek()!;
    const note: ReplayNote = { ply: this.ply.peek(), words, shared };
    const notes = await replayApi.note(this.id, seat, note);
    if (this.overview.peek()!.seat === seat) this.overview.value = { ...this.overview.peek()!, notes };
  }

  /** Where it stands, or will in a moment. */
  private heading(): Wanted {
    return this.wanted ?? { overview: this.overview.peek()!, step: this.step.peek() };
  }

  private tick(): void {
    clearTimeout(this.beat);
    this.beat = window.setTimeout(() => {
      if (this.loading) return this.tick();
      this.go(this.step.peek() + 1);
      if (this.step.peek() >= this.last.peek() - 1) this.pause();
      else this.tick();
    }, BEAT_MS / this.speed.peek());
  }

  private async turnTo(overview: ReplayOverview, step: number): Promise<void> {
    this.wanted = { overview, step };
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.wanted) await this.load(this.wanted);
    } catch (error) {
      this.wanted = null;
      this.pause();
      this.refuse(error);
    } finally {
      this.loading = false;
    }
  }

  private async load(wanted: Wanted): Promise<void> {
    const frame = await this.frame(wanted.overview, wanted.step);
    if (this.wanted !== wanted) return;
    this.wanted = null;
    if (!this.left) this.show(wanted, frame);
  }

  private async frame(overview: ReplayOverview, step: number): Promise<TableFrame> {
    const ply = overview.plies[step] ?? 0;
    const key = `${overview.seat}.${ply}`;
    const held = this.frames.get(key);
    if (held) return held;
    const frame = await replayApi.ply(this.id, overview.seat, ply);
    if (this.frames.size >= MOST_FRAMES) this.frames.delete(this.frames.keys().next().value!);
    this.frames.set(key, frame);
    return frame;
  }

  private show({ overview, step }: Wanted, frame: TableFrame): void {
    const ply = overview.plies[step] ?? 0;
    const onward = step === this.step.peek() + 1 && this.board.state.frame.peek() !== null;
    batch(() => {
      if (overview.seat !== this.overview.peek()?.seat) this.overview.value = overview;
      this.step.value = step;
      this.board.receive({ ...frame, events: overview.events.filter((event) => (event.ply ?? 0) <= ply), fresh: false });
      this.board.state.news.value = this.happened.peek()[step] ?? [];
      this.board.panel.value = "";
    });
    this.tell(sharedLink(replayPath(this.id, overview.seat, ply) + (this.analysing.peek() ? "&analysis" : "")));
    if (onward && step < this.last.peek()) void this.frame(overview, step + 1).catch(() => undefined);
  }

  /** Browsers refuse or ignore an address that changes too often: then it follows a little later. */
  private tell(address: string): void {
    clearTimeout(this.telling);
    try {
      history.replaceState(null, "", address);
    } catch {
      // seen below
    }
    if (location.href !== address) this.telling = window.setTimeout(() => this.tell(address), TELL_AGAIN_MS);
  }

  /** Where there is something to see already, it stays. */
  private refuse(error: unknown): void {
    if (this.board.state.frame.peek()) toastError(error);
    else this.refused.value = refusalText(error);
  }
}

/** The last of rising numbers that is not above one. */
function lastNotAbove(numbers: readonly number[], most: number): number {
  return Math.max(
    0,
    numbers.findLastIndex((one) => one <= most),
  );
}
