// A table on a page: what is known of it, the hand that plays on it, and what a touch sends to it.
import { batch, computed, signal } from "@preact/signals";
import { keptWhile, sameEntries, sameItems } from "../../lib/kept";
import type { Reader } from "../../lib/words";
import { TableClock } from "../../time/clock";
import { Confirmation } from "../../time/confirmation";
import type { LinkState } from "../../wire/tableSocket";
import type { TableFrame, TableMessage } from "../../wire/tableFrame";
import type { Ask, Text, Zone } from "../../wire/types";
import type { Camera } from "../geometry/camera";
import { Autoplay } from "./autoplay";
import { Explanations } from "./explanations";
import { Guidance } from "./guidance";
import { Hand } from "./hand";
import { InvitationAnswers } from "./invitations";
import { isOwn, isPaced, offersChoice, PAGE_TIMER, Pacing, type Timer } from "../watch/pacing";
import { LastMoves, type MoveMarks } from "../watch/lastMoves";
import { cardContent, pointedOutline, shownOutlines } from "./outlines";
import { choiceAt, type Way } from "./paths";
import { placeId } from "./placing";
import { type PastStep, SinceTurn } from "../watch/sinceTurn";
import { TableState } from "./tableState";
import type { ChoiceMark, Panel } from "./viewTypes";

export class Board {
  readonly state = new TableState();
  /** False where nothing is chosen, whoever's turn is shown. */
  readonly isPlayed: boolean = true;
  /** A choice is on its way to the table. */
  readonly busy = signal(false);
  readonly panel = signal<Panel>("");
  readonly rule = signal("");
  readonly link = signal<LinkState>("opening");
  /** The windows on the page, those of zones that were shown before, and how often one has moved. */
  readonly cameras = new Map<string, Camera>();
  readonly closedCameras = new Map<string, Camera>();
  readonly cameraMoves = signal(0);
  /** Choices drawn on the board that are not made on it: of a game looked back on. */
  readonly compared = signal<readonly ChoiceMark[]>([]);
  /** Buttons of zones that are pressed, as `zone/toggle`. */
  readonly toggled = signal<ReadonlySet<string>>(new Set());
  readonly zones = keptWhile<ReadonlyMap<string, Zone>>(
    sameEntries,
    () => new Map(this.state.shown.value?.scene.zones.map((zone) => [zone.id, this.asWanted(zone)])),
  );
  readonly hand = new Hand(
    this.state,
    this.zones,
    computed(() => this.guide.lesson.value?.you ?? ""),
    () => this.explanations.hush(),
  );

  /** The group that is pointed at, or that the choice foreseen would make. */
  readonly outline = computed(() => {
    const { foreseen, pointed } = this.hand;
    return pointedOutline(this.state.shown.value?.scene, foreseen.value?.shows, pointed.value);
  });
  readonly outlines = keptWhile(sameItems, () => {
    const all = this.state.shown.value?.scene.outlines ?? [];
    return shownOutlines(all, this.zones.value.values(), this.toggled.value, this.outline.value);
  });
  /** Whether a zone shows what a choice gives and takes. */
  readonly previews = computed(() => [...this.zones.value.values()].some((zone) => zone.layout === "preview"));
  readonly card = computed(() => cardContent(this.hand.foreseen.value, this.outline.value, this.previews.value));
  readonly reader = keptWhile<Reader>(isSameReader, () => {
    const at = this.state.frame.value ?? this.state.lobby.value;
    return { game: at?.game ?? "", names: at?.seats.map((seat) => seat.name) ?? [], viewer: at?.seat ?? null };
  });

  /** Called before the picture changes, so that motion can remember where things were; a jump shows no flight. */
  beforeChange: (next: TableFrame, jump: boolean) => void = () => undefined;

  /** The choice on its way to the table: its pieces go as it says. */
  chosen: Way | null = null;

  readonly explanations: Explanations;
  /** Hints and lessons. */
  readonly guide: Guidance;
  readonly clock = new TableClock();
  /** What is said of choices before they are made. */
  readonly confirmation: Confirmation;
  /** What the table answers for the player. */
  readonly invitations = new InvitationAnswers(this);
  private readonly autoplay = new Autoplay(this);
  /** When what others do is shown. */
  private readonly pacing: Pacing;
  /** What happened since the player's last turn, to be seen again. */
  readonly since: SinceTurn;
  private readonly moves = new LastMoves();
  /** Whose last move a piece of the board belongs to. */
  readonly lastMoves = keptWhile<MoveMarks>(sameEntries, () => (this.recalled.value, this.moves.of(this.state.shown.value?.scene)));
  private readonly recalled = signal(0);
  private latest: TableFrame | null = null;

  constructor(
    readonly send: (ask: Ask) => boolean,
    timer: Timer = PAGE_TIMER,
  ) {
    this.pacing = new Pacing((step, last, jump) => this.drawStep(step, last, jump), timer);
    this.since = new SinceTurn((at) => this.lookBack(at), timer);
    this.explanations = new Explanations(this.state, this.hand, send);
    this.guide = new Guidance(this, send);
    this.confirmation = new Confirmation(this, send);
  }

  /** Takes a message of the table, whoever brings it. */
  receive(message: TableMessage): void {
    if (message.is === "frame") this.take(message);
    else if (message.is === "curtain") this.hide(message);
    else this.state.receive(message);
    if (message.is !== "frame") this.guide.receive(message);
    if (message.is === "because") this.explanations.answer(message.ask, message.why ?? null);
    else if (message.is === "refused") this.refused(message.why);
    this.clock.receive(message);
    this.confirmation.receive(message);
  }

  /** Shows the table as it stands. */
  catchUp(): void {
    this.since.close();
    this.pacing.catchUp();
  }

  /** After an absence: what was missed, and the pieces that have changed meanwhile by the moves of these seats. */
  recall(steps: readonly PastStep[], changed: ReadonlySet<string>, seats: ReadonlySet<number>): void {
    this.since.recall(steps);
    this.moves.recall(this.state.frame.peek()!, changed, seats);
    this.recalled.value++;
  }

  /** The page is left. */
  end(): void {
    this.pacing.forget();
    this.since.forget();
    this.confirmation.end();
  }

  /** A touch on a thing: completes a path, goes on along one, begins another, or asks why not. */
  touch(id: string): void {
    if (this.busy.peek()) return;
    this.explanations.hush();
    const held = this.hand.held.peek();
    if (this.lays(id)) return;
    const way = this.choiceAfter(held, id);
    if (way) return this.act(way.action, way.then);
    if (this.hand.leads(held, id)) return this.hand.hold([...held, id]);
    if (held.at(-1) === id) return this.hand.hold(held.slice(0, -1));
    const fresh = choiceAt(this.state.ways.peek(), [], 0, id);
    if (held.length && fresh) return this.act(fresh.action, fresh.then);
    if (held.length && this.hand.leads([], id)) return this.hand.hold([id]);
    this.explanations.why(id);
  }

  /** A thing dropped on another, or a stroke between the two: the choice it makes, or why there is none. */
  drop(from: readonly string[], id: string): void {
    if (this.busy.peek()) return;
    this.explanations.hush();
    const way = this.choiceAfter(from, id);
    if (way) this.act(way.action, way.then);
    else this.explanations.why(id, from);
  }

  /** Puts what is held back where it lay: an action taken back, where the table had put it into the hand. */
  putBack(): void {
    const frame = this.state.frame.peek();
    const held = this.hand.held.peek();
    this.explanations.hush();
    this.hand.hold([]);
    if (frame?.undo && frame.scene.held && held.includes(frame.scene.held)) this.undo();
  }

  /** Places a held shape where it is aimed, or says why it may not lie there. */
  place(): void {
    const placing = this.hand.placing.peek();
    const aim = this.hand.aim.peek();
    if (placing && aim) this.touch(placeId(placing, aim));
  }

  /** Chooses an action, and those that follow it by themselves as long as they are legal; the player may want to be asked first. */
  act(action: string, then: readonly string[] = []): void {
    if (!this.state.frame.peek() || this.busy.peek()) return;
    this.explanations.hush();
    if (!this.confirmation.keepsBack(action, then)) this.play(action, then);
  }

  /** Sends an action to the table. */
  play(action: string, then: readonly string[]): void {
    this.catchUp();
    const frame = this.state.frame.peek();
    if (!frame || this.busy.peek()) return;
    this.autoplay.acted(action, then);
    this.chosen = this.state.ways.peek().find((way) => way.action === action) ?? null;
    this.busy.value = this.send({ do: "act", ply: frame.ply, action });
  }

  /** Takes the last action back, or all of the turn. */
  undo(how: "undo" | "restart" = "undo"): void {
    this.catchUp();
    const frame = this.state.frame.peek();
    if (!frame?.undo || this.busy.peek()) return;
    this.explanations.hush();
    this.autoplay.tookBack();
    this.busy.value = this.send({ do: how, ply: frame.ply });
  }

  toggle(id: string): void {
    const on = new Set(this.toggled.peek());
    if (!on.delete(id)) on.add(id);
    this.toggled.value = on;
  }

  openRule(number: string): void {
    this.rule.value = number;
    this.panel.value = "rules";
  }

  private choiceAfter(held: readonly string[], id: string): Way | null {
    return choiceAt(this.state.ways.peek(), held, this.hand.pose.peek(), id);
  }

  /** A zone as the player wants to see it. */
  private asWanted(zone: Zone): Zone {
    return this.toggled.value.has(`${zone.id}/tilt`) ? { ...zone, tilt: !zone.tilt } : zone;
  }

  /** A touch on a cell while a shape is held lays it there, turns it so that it fits, or asks why not; false where it does nothing. */
  private lays(id: string): boolean {
    const placing = this.hand.placing.peek();
    if (!placing || placing.set || !id.startsWith(`${placing.zone.id}/`)) return false;
    const way = placing.places.get(id);
    const pose = placing.pale.get(id);
    const held = this.hand.held.peek();
    if (way && way.path.length === held.length + 1) this.act(way.action, way.then);
    else if (way) this.hand.hold([...held, id]);
    else if (pose !== undefined) this.hand.takePose(pose);
    else this.explanations.why(id);
    return true;
  }

  /** Why is said on the board, where there is one. */
  private refused(why: Text): void {
    this.busy.value = false;
    this.chosen = null;
    this.autoplay.forget();
    if (!this.state.refusal.peek()) this.explanations.object(why);
  }

  /** What others do is shown at its pace, everything else at once; what the player may do is known at once in either case. */
  private take(next: TableFrame): void {
    const mine = this.busy.peek() || isOwn(next);
    this.moves.note(this.latest, next, mine);
    this.since.note(next, mine);
    const paced = this.latest && !mine && !this.guide.lesson.peek() && isPaced(next);
    this.latest = next;
    if (!paced) return this.show(next);
    if (this.since.isOpen.peek()) return this.change(next, () => this.state.goOn(next));
    this.pacing.take(next);
    const { earlier, frame } = this.state;
    if (this.pacing.isBehind && (earlier.peek() || offersChoice(next) || offersChoice(frame.peek()!)))
      this.change(next, () => this.state.goAhead(next));
  }

  /** Shows at once, with whatever still waited to be shown. */
  private show(next: TableFrame): void {
    this.since.close();
    const jump = this.pacing.isBehind;
    const joined = this.pacing.overtake(next);
    this.draw(joined, jump, () => this.change(joined, () => this.state.receive(joined)));
    this.autoplay.wait();
  }

  /** A step in its turn; where the table is further on already, nothing but the picture changes. */
  private drawStep(step: TableFrame, last: boolean, jump: boolean): void {
    const draw = () => this.state.draw(step, last);
    this.draw(step, jump, this.state.earlier.peek() ? draw : () => this.change(step, draw));
    if (last) this.autoplay.wait();
  }

  private lookBack(at: TableFrame | null): void {
    const next = at ?? this.state.frame.peek();
    if (!next) return;
    this.pacing.catchUp();
    this.beforeChange(next, at === null);
    this.state.lookBack(at);
  }

  private draw(next: TableFrame, jump: boolean, change: () => void): void {
    const over = this.state.shown.peek()?.outcome;
    this.beforeChange(next, jump);
    batch(() => {
      change();
      if (next.outcome && !over) this.panel.value = "scores";
    });
  }

  /** While it is busy, a frame is the answer to what the hand has done: else what is held stays where it can. */
  private change(next: TableFrame, take: () => void): void {
    this.chosen = null;
    batch(() => {
      take();
      this.guide.receive(next);
      const keeps = !this.busy.peek() && (this.hand.canGoOn() || this.confirmation.stands);
      this.busy.value = false;
      if (!keeps) this.hand.holdAnew();
    });
    this.autoplay.goOn(next);
    this.guide.askPostponed();
    this.invitations.meet(next);
  }

  /** Nothing of the table stays on the page. */
  private hide(curtain: TableMessage): void {
    this.pacing.forget();
    this.since.forget();
    this.latest = null;
    this.explanations.hush();
    this.autoplay.pause();
    batch(() => {
      this.state.receive(curtain);
      this.panel.value = this.hand.pointed.value = "";
      this.busy.value = false;
      this.hand.hold([]);
    });
  }
}

const isSameReader = (one: Reader, other: Reader): boolean =>
  one.game === other.game && one.viewer === other.viewer && sameItems(one.names ?? [], other.names ?? []);
