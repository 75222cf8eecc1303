// What a table page knows: the last frame, what is held, what is pointed at, and what was answered.
import { batch, computed, signal } from "@preact/signals";
import { rememberInvitation, setInvitation } from "../../lib/invitationSettings";
import type { Ask, Curtain, Frame, Lobby, Piece, Tell, Text, WireEvent, WireMay, Zone } from "../../wire/types";
import type { LinkState } from "../../wire/tableSocket";
import type { Reader } from "../../lib/words";
import type { Camera } from "../geometry/camera";
import { Guidance } from "./guidance";
import { automaticAction, mutedInvitations } from "./autoplay";
import { cardContent, pointedOutline, shownOutlines } from "./outlines";
import { choiceAt, choicesAt, foreseenWay, nextPose, waysOnward, posesOf, targetsOf, waysOf, type Way } from "./paths";
import { middlePlace, placeId, placingTargets, nearestPlace, placingOf, nextShapePose, insideGrid } from "./placing";
import { inHand, piecesByZone } from "./zoneContents";
import type { Cell } from "../geometry/shapes";
import type { Aim, BubbleText, Panel } from "./viewTypes";
import { Confirmation } from "../../time/confirmation";

const BUBBLE_MS = 4000;
const BREATH_MS = 600;
const coarse = matchMedia("(pointer: coarse)");

export class Board {
  readonly frame = signal<Frame | null>(null);
  readonly lobby = signal<Lobby | null>(null);
  /** Where several play at this device: between two of them. */
  readonly curtain = signal<Curtain | null>(null);
  /** The table at which a finished game is played again. */
  readonly again = signal("");
  readonly log = signal<WireEvent[]>([]);
  readonly news = signal<WireEvent[]>([]);
  readonly entered = signal<ReadonlySet<string>>(new Set());
  readonly held = signal<readonly string[]>([]);
  readonly pose = signal(0);
  readonly aim = signal<Aim | null>(null);
  /** How the pose was last changed. */
  readonly swung = signal<"right" | "left" | "flip" | "">("");
  readonly hover = signal("");
  readonly pointed = signal("");
  readonly busy = signal(false);
  readonly bubble = signal<BubbleText | null>(null);
  readonly panel = signal<Panel>("");
  readonly rule = signal("");
  readonly link = signal<LinkState>("opening");
  readonly turnedAway = signal<Text | null>(null);
  /** The windows on the page, those of zones that were shown before, and how often one has moved. */
  readonly cameras = new Map<string, Camera>();
  readonly looks = new Map<string, Camera>();
  readonly roamed = signal(0);
  /** Buttons of zones that are pressed, as `zone/toggle`. */
  readonly toggled = signal<ReadonlySet<string>>(new Set());

  readonly ways = computed(() => (this.frame.value ? waysOf(this.frame.value.scene) : []));
  /** Kinds of invitations the player does not want. */
  readonly quiet = computed(() => (this.frame.value ? mutedInvitations(this.frame.value) : new Set<string>()));
  readonly placing = computed(() => placingOf(this.frame.value?.scene.pieces ?? [], this.zones.value, this.ways.value, this.held.value, this.pose.value));
  readonly poses = computed(() => this.placing.value?.poses ?? posesOf(this.ways.value, this.held.value));
  readonly targets = computed(() => placingTargets(this.placing.value, targetsOf(this.ways.value, this.held.value, this.pose.value, this.quiet.value)));
  /** What would come of the next touch where the pointer is. */
  readonly foreseen = computed(() => foreseenWay(this.ways.value, this.held.value, this.pose.value, this.hover.value));
  /** The choice made by touching a thing next. */
  readonly choices = computed(() => choicesAt(this.ways.value, this.held.value, this.pose.value, this.targets.value.lit));
  readonly zones = computed(() => new Map(this.frame.value?.scene.zones.map((zone) => [zone.id, this.seen(zone)])));
  readonly pieces = computed(() => piecesByZone(this.frame.value?.scene.pieces ?? []));
  /** The group that is pointed at, or that the choice foreseen would make. */
  readonly outline = computed(() => pointedOutline(this.frame.value?.scene, this.foreseen.value?.shows, this.pointed.value));
  readonly outlines = computed(() => shownOutlines(this.frame.value?.scene.outlines ?? [], this.zones.value.values(), this.toggled.value, this.outline.value));
  readonly card = computed(() => cardContent(this.foreseen.value, this.outline.value));
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
  private breathing = 0;
  private tookBack = false;

  /** Hints and lessons. */
  readonly guide: Guidance;

  /** Time, and what is said of choices before they are made. */
  readonly sitting: Confirmation;

  constructor(readonly send: (ask: Ask) => boolean) {
    this.guide = new Guidance(this, send);
    this.sitting = new Confirmation(this, send);
  }

  hear(tell: Tell): void {
    if (tell.is !== "refused") this.turnedAway.value = null;
    this.guide.hear(tell);
    if (tell.is === "frame") this.show(tell);
    else if (tell.is === "lobby") this.wait(tell);
    else if (tell.is === "curtain") this.hide(tell);
    else if (tell.is === "rematch") this.again.value = tell.table;
    else if (tell.is === "presence") this.greet(tell.seats);
    else if (tell.is === "because") this.answered(tell.ask, tell.why ?? null);
    else if (tell.is === "refused") this.refused(tell.why);
    this.sitting.hear(tell);
  }

  /** A touch on a thing: completes a path, goes on along one, begins another, or asks why not. */
  touch(id: string): void {
    if (this.busy.peek()) return;
    this.hush();
    const held = this.held.peek();
    if (this.lays(id)) return;
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
    return waysOnward(this.ways.peek(), held).some((way) => way.path[held.length] === id && way.path.length > held.length + 1);
  }

  hold(held: readonly string[]): void {
    const poses = posesOf(this.ways.peek(), held);
    const own = this.frame.peek()?.scene.pieces.find((piece) => piece.id === held.at(-1))?.turn ?? 0;
    batch(() => {
      this.held.value = held;
      if (!poses.includes(this.pose.peek())) this.pose.value = poses.includes(own) ? own : (poses[0] ?? 0);
      if (!this.placing.peek()?.set) this.aim.value = null;
      const placing = this.placing.peek();
      if (placing && !placing.set && coarse.matches) this.takeAim(middlePlace(placing), "finger");
    });
  }

  /** Puts what is held back where it lay: an action taken back, where the table had put it into the hand. */
  putBack(): void {
    const frame = this.frame.peek();
    const held = this.held.peek();
    this.hush();
    this.hold([]);
    if (frame?.undo && frame.scene.held && held.includes(frame.scene.held)) this.undo();
  }

  turn(by: "right" | "left" | "flip"): void {
    const placing = this.placing.peek();
    this.swung.value = by;
    if (placing) this.takePose(nextShapePose(placing, this.pose.peek(), by));
    else this.pose.value = nextPose(this.poses.peek(), this.pose.peek(), by);
  }

  /** Turns what is held to a pose; a shape that is aimed turns about its middle, into a legal place close by if there is one. */
  takePose(pose: number): void {
    const before = this.placing.peek();
    const aim = this.aim.peek();
    batch(() => {
      this.hush();
      this.pose.value = pose;
      const now = this.placing.peek();
      if (!before || !now || !aim || now.set) return;
      const middle = { x: aim.x + before.size.w / 2, y: aim.y + before.size.h / 2 };
      const raw = { x: Math.round(middle.x - now.size.w / 2), y: Math.round(middle.y - now.size.h / 2) };
      this.takeAim(nearestPlace(now, middle, 1.01) ?? raw, aim.by);
    });
  }

  /** Aims a held shape at a cell. */
  takeAim(cell: Cell | null, by: Aim["by"] = "mouse"): void {
    const placing = this.placing.peek();
    const aim = this.aim.peek();
    if (!placing || placing.set) return;
    const next = cell && insideGrid(placing, cell);
    if (next?.x === aim?.x && next?.y === aim?.y && by === aim?.by) return;
    const id = next ? placeId(placing, next) : "";
    batch(() => {
      this.hush();
      this.aim.value = next && { ...next, by };
      this.hover.value = placing.places.has(id) ? id : "";
      this.pointed.value = id;
    });
  }

  /** Places a held shape where it is aimed, or says why it may not lie there. */
  place(): void {
    const placing = this.placing.peek();
    const aim = this.aim.peek();
    if (placing && aim) this.touch(placeId(placing, aim));
  }

  /** Chooses an action, and those that follow it by themselves as long as they are legal; the player may want to be asked first. */
  act(action: string, then: readonly string[] = []): void {
    if (!this.frame.peek() || this.busy.peek()) return;
    this.hush();
    if (!this.sitting.keepsBack(action, then)) this.play(action, then);
  }

  /** Sends an action to the table. */
  play(action: string, then: readonly string[]): void {
    const frame = this.frame.peek();
    if (!frame || this.busy.peek()) return;
    this.tookBack = false;
    this.acted = action;
    this.following = then;
    this.chosen = this.ways.peek().find((way) => way.action === action) ?? null;
    this.busy.value = this.send({ do: "act", ply: frame.ply, action });
  }

  /** Takes the last action back, or all of the turn. */
  undo(how: "undo" | "restart" = "undo"): void {
    const frame = this.frame.peek();
    if (!frame?.undo || this.busy.peek()) return;
    this.hush();
    this.following = [];
    this.tookBack = true;
    this.busy.value = this.send({ do: how, ply: frame.ply });
  }

  /** Asks the rules why a thing may not be touched next. */
  why(id: string, held = this.held.peek()): void {
    const frame = this.frame.peek();
    if (!frame || frame.seat === null || frame.outcome || frame.stopped) return;
    this.ask(id, { path: [...held, id], turn: this.pose.peek() });
  }

  /** Asks the rules why a button is closed. */
  whyShut(action: string): void {
    this.ask(action, { action });
  }

  /** What a thing is, with its face large where it has one; false where there is nothing to say. */
  note(id: string): boolean {
    const piece = this.frame.peek()?.scene.pieces.find((one) => one.id === id);
    const text = piece?.note ?? (piece?.large ? piece.label : null);
    if (text) this.speak({ text, kind: "note", about: id, face: piece?.large });
    return Boolean(text);
  }

  toggle(id: string): void {
    const on = new Set(this.toggled.peek());
    if (!on.delete(id)) on.add(id);
    this.toggled.value = on;
  }

  hush(): void {
    clearTimeout(this.fading);
    this.asking.clear();
    this.bubble.value = null;
  }

  /** This kind of invitation is not to be shown again. */
  neverAsk(may: WireMay): void {
    setInvitation(this.frame.peek()?.game ?? "", may.kind, may.name, "never");
    this.breathe();
  }

  openRule(number: string): void {
    this.rule.value = number;
    this.panel.value = "rules";
  }

  /** A zone as the player wants to see it. */
  private seen(zone: Zone): Zone {
    return this.toggled.value.has(`${zone.id}/tilt`) ? { ...zone, tilt: !zone.tilt } : zone;
  }

  /** A touch on a cell while a shape is held: lays it there, turns it so that it fits, or asks why not; false where it means something else. */
  private lays(id: string): boolean {
    const placing = this.placing.peek();
    if (!placing || placing.set || !id.startsWith(`${placing.zone.id}/`)) return false;
    const way = placing.places.get(id);
    const pose = placing.pale.get(id);
    const held = this.held.peek();
    if (way && way.path.length === held.length + 1) this.act(way.action, way.then);
    else if (way) this.hold([...held, id]);
    else if (pose !== undefined) this.takePose(pose);
    else this.why(id);
    return true;
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
    if (why) this.speak({ text: why, kind: "why", about });
    else this.note(about);
  }

  private refused(why: Text): void {
    this.busy.value = false;
    this.chosen = null;
    this.following = [];
    if (!this.frame.peek() && !this.lobby.peek() && !this.curtain.peek()) this.turnedAway.value = why;
    else this.speak({ text: why, kind: "why", about: "" });
  }

  private speak(bubble: BubbleText): void {
    clearTimeout(this.fading);
    this.bubble.value = bubble;
    this.fading = window.setTimeout(() => (this.bubble.value = null), BUBBLE_MS);
  }

  private show(next: Frame): void {
    const before = this.frame.peek();
    this.beforeChange(next);
    this.chosen = null;
    if (!next.fresh) this.following = [];
    const known = new Set(before?.scene.pieces.map((piece) => piece.id));
    const isNew = (piece: Piece) => !known.has(piece.id);
    const held = this.held.peek();
    const keeps = !this.busy.peek() && held.length > 0 && waysOnward(waysOf(next.scene), held).length > 0;
    batch(() => {
      this.frame.value = next;
      this.lobby.value = null;
      this.curtain.value = null;
      this.busy.value = false;
      if (!keeps) this.hover.value = "";
      if (!keeps) this.hold(inHand(next));
      this.entered.value = new Set(before ? next.scene.pieces.filter(isNew).map((piece) => piece.id) : []);
      this.log.value = next.fresh ? [...this.log.peek(), ...next.events] : next.events;
      this.news.value = next.fresh ? next.events : [];
      if (next.outcome && !before?.outcome) this.panel.value = "scores";
    });
    this.follow();
    for (const may of next.scene.may ?? []) rememberInvitation(next.game, may.kind, may.name);
    this.breathe();
  }

  /** After a breath, does what needs no choice; never what the player has just taken back. */
  private breathe(): void {
    clearTimeout(this.breathing);
    const frame = this.frame.peek();
    const way = frame && !this.busy.peek() && !this.tookBack && !this.guide.lesson.peek() ? automaticAction(frame, this.ways.peek()) : null;
    if (!way) return;
    this.breathing = window.setTimeout(() => {
      if (this.frame.peek()?.ply === frame!.ply && document.visibilityState === "visible") this.act(way.action, way.then);
    }, BREATH_MS);
  }

  /** Goes on by itself; a frame that came before the answer, after somebody else's choice, changes nothing to that. */
  private follow(): void {
    const [next, ...rest] = this.following;
    const offered = (action: string) => this.ways.peek().some((way) => way.action === action);
    if (!next || offered(this.acted)) return;
    this.following = [];
    if (offered(next)) this.play(next, rest);
  }

  private wait(lobby: Lobby): void {
    batch(() => {
      this.lobby.value = lobby;
      this.frame.value = null;
    });
  }

  /** Nothing of the table stays on the page. */
  private hide(curtain: Curtain): void {
    this.hush();
    clearTimeout(this.breathing);
    batch(() => {
      this.curtain.value = curtain;
      this.frame.value = this.lobby.value = null;
      this.log.value = this.news.value = [];
      this.panel.value = this.pointed.value = "";
      this.busy.value = false;
      this.hold([]);
    });
  }

  private greet(seats: Frame["seats"]): void {
    const { frame, lobby, curtain } = this;
    if (curtain.peek()) curtain.value = { ...curtain.peek()!, seats };
    if (frame.peek()) frame.value = { ...frame.peek()!, seats };
    else if (lobby.peek()) lobby.value = { ...lobby.peek()!, seats };
  }
}
