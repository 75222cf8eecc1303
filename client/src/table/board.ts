// What a table page knows: the last frame, what is held, what is pointed at, and what was answered.
import { batch, computed, signal } from "@preact/signals";
import type { Ask, Frame, Lobby, Piece, Tell, Text, WireEvent, Zone } from "../lib/types";
import type { Link } from "../lib/socket";
import type { Reader } from "../lib/words";
import { choiceAt, foreseen, nextPose, onward, posesOf, targetsOf, waysOf, type Way } from "./paths";

export interface Bubble {
  text: Text;
  kind: "why" | "note";
  /** The thing it speaks of: a piece or a spot in a path, or a button. */
  about: string;
}

export type Panel = "" | "menu" | "rules" | "actions" | "keys" | "scores" | "invite" | `zone:${string}`;

const BUBBLE_MS = 4000;

export class Board {
  readonly frame = signal<Frame | null>(null);
  readonly lobby = signal<Lobby | null>(null);
  readonly log = signal<WireEvent[]>([]);
  readonly news = signal<WireEvent[]>([]);
  readonly entered = signal<ReadonlySet<string>>(new Set());
  readonly held = signal<readonly string[]>([]);
  readonly pose = signal(0);
  readonly hover = signal("");
  readonly pointed = signal("");
  readonly busy = signal(false);
  readonly bubble = signal<Bubble | null>(null);
  readonly panel = signal<Panel>("");
  readonly rule = signal("");
  readonly link = signal<Link>("opening");
  readonly turnedAway = signal<Text | null>(null);

  readonly ways = computed(() => (this.frame.value ? waysOf(this.frame.value.scene) : []));
  readonly poses = computed(() => posesOf(this.ways.value, this.held.value));
  readonly targets = computed(() => targetsOf(this.ways.value, this.held.value, this.pose.value));
  /** What would come of the next touch where the pointer is. */
  readonly foreseen = computed(() => foreseen(this.ways.value, this.held.value, this.pose.value, this.hover.value));
  readonly zones = computed(() => new Map(this.frame.value?.scene.zones.map((zone) => [zone.id, zone])));
  readonly pieces = computed(() => piecesByZone(this.frame.value?.scene.pieces ?? []));
  readonly reader = computed<Reader>(() => {
    const at = this.frame.value ?? this.lobby.value;
    return { game: at?.game ?? "", names: at?.seats.map((seat) => seat.name) ?? [], viewer: at?.seat ?? null };
  });

  /** Called before the picture changes, so that motion can remember where things were. */
  beforeChange: (next: Frame) => void = () => undefined;

  /** The choice on its way to the table: its pieces go as it says. */
  chosen: Way | null = null;

  private acted = "";
  private following: readonly string[] = [];
  private asked = 0;
  private asking = new Map<number, string>();
  private fading = 0;

  constructor(private readonly send: (ask: Ask) => boolean) {}

  hear(tell: Tell): void {
    if (tell.is === "frame") this.show(tell);
    else if (tell.is === "lobby") this.wait(tell);
    else if (tell.is === "presence") this.greet(tell.seats);
    else if (tell.is === "because") this.answered(tell.ask, tell.why ?? null);
    else if (tell.is === "refused") this.refused(tell.why);
  }

  /** A touch on a thing: completes a path, goes on along one, begins another, or asks why not. */
  touch(id: string): void {
    if (this.busy.peek()) return;
    this.hush();
    const held = this.held.peek();
    const way = choiceAt(this.ways.peek(), held, this.pose.peek(), id);
    if (way) return this.act(way.action, way.then);
    if (this.leads(held, id)) return this.hold([...held, id]);
    if (held.at(-1) === id) return this.hold(held.slice(0, -1));
    const fresh = choiceAt(this.ways.peek(), [], 0, id);
    if (held.length && fresh) return this.act(fresh.action, fresh.then);
    if (held.length && this.leads([], id)) return this.hold([id]);
    this.why(id);
  }

  /** A thing dropped on another, or a stroke between the two: the choice it makes, or why there is none. */
  drop(from: readonly string[], id: string): void {
    if (this.busy.peek()) return;
    this.hush();
    const way = choiceAt(this.ways.peek(), from, this.pose.peek(), id);
    if (way) this.act(way.action, way.then);
    else this.why(id, from);
  }

  /** True where touching `id` after `held` leads on to further touches. */
  leads(held: readonly string[], id: string): boolean {
    return onward(this.ways.peek(), held).some((way) => way.path[held.length] === id && way.path.length > held.length + 1);
  }

  hold(held: readonly string[]): void {
    const poses = posesOf(this.ways.peek(), held);
    const own = this.frame.peek()?.scene.pieces.find((piece) => piece.id === held.at(-1))?.turn ?? 0;
    batch(() => {
      this.held.value = held;
      if (!poses.includes(this.pose.peek())) this.pose.value = poses.includes(own) ? own : (poses[0] ?? 0);
    });
  }

  turn(by: "right" | "left" | "flip"): void {
    this.pose.value = nextPose(this.poses.peek(), this.pose.peek(), by);
  }

  /** Plays an action, and those that follow it by themselves as long as they are legal. */
  act(action: string, then: readonly string[] = []): void {
    const frame = this.frame.peek();
    if (!frame || this.busy.peek()) return;
    this.hush();
    this.acted = action;
    this.following = then;
    this.chosen = this.ways.peek().find((way) => way.action === action) ?? null;
    this.busy.value = this.send({ do: "act", ply: frame.ply, action });
  }

  undo(): void {
    const frame = this.frame.peek();
    if (!frame?.undo || this.busy.peek()) return;
    this.hush();
    this.following = [];
    this.busy.value = this.send({ do: "undo", ply: frame.ply });
  }

  /** Asks the rules why a thing may not be touched next. */
  why(id: string, held = this.held.peek()): void {
    const frame = this.frame.peek();
    if (!frame || frame.seat === null || frame.outcome) return;
    this.ask(id, { path: [...held, id], turn: this.pose.peek() });
  }

  /** Asks the rules why a button is closed. */
  whyShut(action: string): void {
    this.ask(action, { action });
  }

  note(id: string, text: Text): void {
    this.speak({ text, kind: "note", about: id });
  }

  hush(): void {
    clearTimeout(this.fading);
    this.asking.clear();
    this.bubble.value = null;
  }

  openRule(number: string): void {
    this.rule.value = number;
    this.panel.value = "rules";
  }

  private ask(about: string, what: { action?: string; path?: string[]; turn?: number }): void {
    const ask = ++this.asked;
    this.asking.clear();
    this.asking.set(ask, about);
    this.send({ do: "why", ask, ...what });
  }

  private answered(ask: number, why: Text | null): void {
    const about = this.asking.get(ask);
    this.asking.delete(ask);
    if (about === undefined) return;
    const note = this.frame.peek()?.scene.pieces.find((piece) => piece.id === about)?.note;
    if (why) this.speak({ text: why, kind: "why", about });
    else if (note) this.note(about, note);
  }

  private refused(why: Text): void {
    this.busy.value = false;
    this.chosen = null;
    this.following = [];
    if (!this.frame.peek() && !this.lobby.peek()) this.turnedAway.value = why;
    else this.speak({ text: why, kind: "why", about: "" });
  }

  private speak(bubble: Bubble): void {
    clearTimeout(this.fading);
    this.bubble.value = bubble;
    this.fading = window.setTimeout(() => (this.bubble.value = null), BUBBLE_MS);
  }

  private show(next: Frame): void {
    const before = this.frame.peek();
    this.beforeChange(next);
    this.chosen = null;
    const known = new Set(before?.scene.pieces.map((piece) => piece.id));
    const isNew = (piece: Piece) => !known.has(piece.id);
    const held = this.held.peek();
    const keeps = !this.busy.peek() && held.length > 0 && onward(waysOf(next.scene), held).length > 0;
    batch(() => {
      this.frame.value = next;
      this.lobby.value = null;
      this.busy.value = false;
      if (!keeps) this.held.value = [];
      if (!keeps) this.hover.value = "";
      this.entered.value = new Set(before ? next.scene.pieces.filter(isNew).map((piece) => piece.id) : []);
      this.log.value = next.fresh ? [...this.log.peek(), ...next.events] : next.events;
      this.news.value = next.fresh ? next.events : [];
      if (next.outcome && !before?.outcome) this.panel.value = "scores";
    });
    this.follow();
  }

  /** Goes on by itself; a frame that came before the answer, after somebody else's choice, changes nothing to that. */
  private follow(): void {
    const [next, ...rest] = this.following;
    const offered = (action: string) => this.ways.peek().some((way) => way.action === action);
    if (!next || offered(this.acted)) return;
    this.following = [];
    if (offered(next)) this.act(next, rest);
  }

  private wait(lobby: Lobby): void {
    batch(() => {
      this.lobby.value = lobby;
      this.frame.value = null;
    });
  }

  private greet(seats: Frame["seats"]): void {
    const { frame, lobby } = this;
    if (frame.peek()) frame.value = { ...frame.peek()!, seats };
    else if (lobby.peek()) lobby.value = { ...lobby.peek()!, seats };
  }
}

/** The zone a piece lies in, and the spot of it where one is named. */
export function placeOf(piece: Piece): [zone: string, spot: string] {
  const cut = piece.at.indexOf("/");
  return cut < 0 ? [piece.at, ""] : [piece.at.slice(0, cut), piece.at.slice(cut + 1)];
}

/** The zones of a slot of the chrome, or inside another zone. */
export function zonesIn(zones: Iterable<Zone>, slot: string): Zone[] {
  return [...zones].filter((zone) => (zone.inside ?? "board") === slot);
}

function piecesByZone(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const [zone] = placeOf(piece);
    const there = found.get(zone);
    if (there) there.push(piece);
    else found.set(zone, [piece]);
  }
  return found;
}
