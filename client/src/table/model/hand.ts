// The player's hand: what is held and in which pose, where it is aimed, what is pointed at, and what could be touched next.
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { keptWhile, sameEntries, sameItems, sameSet } from "../../lib/kept";
import { hasCoarsePointer } from "../../lib/viewport";
import type { Zone } from "../../wire/types";
import type { Cell } from "../geometry/shapes";
import { quietKinds } from "./invitations";
import { choiceAt, choicesAt, foreseenWay, nextPose, posesOf, type Targets, targetsOf, waysOnward } from "./paths";
import { insideGrid, middlePlace, nearestPlace, nextShapePose, placeId, placingOf, placingTargets } from "./placing";
import type { TableState } from "./tableState";
import type { Aim } from "./viewTypes";

export class Hand {
  readonly held = signal<readonly string[]>([]);
  readonly pose = signal(0);
  readonly aim = signal<Aim | null>(null);
  /** How the pose was last changed. */
  readonly swung = signal<"right" | "left" | "flip" | "">("");
  readonly hover = signal("");
  readonly pointed = signal("");

  readonly placing = computed(() => {
    const pieces = this.state.frame.value?.scene.pieces ?? [];
    return placingOf(pieces, this.zones.value, this.state.ways.value, this.held.value, this.pose.value);
  });
  readonly poses = computed(() => this.placing.value?.poses ?? posesOf(this.state.ways.value, this.held.value));
  readonly targets = keptWhile(isSameTargets, () => {
    const targets = targetsOf(this.state.ways.value, this.held.value, this.pose.value, this.quiet.value, this.meant.value);
    return placingTargets(this.placing.value, targets);
  });
  /** What would come of the next touch where the pointer is. */
  readonly foreseen = computed(() => foreseenWay(this.state.ways.value, this.held.value, this.pose.value, this.hover.value));
  /** The choice in hand: what is held need only be touched once more, and its button does the same. */
  readonly ready = computed(() => {
    const last = this.held.value.at(-1);
    const way = last ? choiceAt(this.state.ways.value, this.held.value, this.pose.value, last) : null;
    return way?.button ? way : null;
  });
  /** The choice made by touching a thing next. */
  readonly choices = keptWhile(sameEntries, () =>
    choicesAt(this.state.ways.value, this.held.value, this.pose.value, this.targets.value.lit),
  );
  /** Where a touch now leads on to further touches. */
  readonly onward = keptWhile<ReadonlySet<string>>(sameSet, () => {
    const { length } = this.held.value;
    const going = waysOnward(this.state.ways.value, this.held.value).filter((way) => way.path.length > length + 1);
    return new Set(going.map((way) => way.path[length]!));
  });
  /** Kinds of invitations the player does not want. */
  private readonly quiet = computed(() => (this.state.frame.value ? quietKinds(this.state.frame.value) : new Set<string>()));

  /** `meant` is what a lesson asks for; `onChange` is called before what is held or aimed changes its place or its pose. */
  constructor(
    private readonly state: TableState,
    private readonly zones: ReadonlySignal<ReadonlyMap<string, Zone>>,
    private readonly meant: ReadonlySignal<string>,
    private readonly onChange: () => void,
  ) {}

  /** True where touching `id` after `held` leads on to further touches. */
  leads(held: readonly string[], id: string): boolean {
    return waysOnward(this.state.ways.peek(), held).some((way) => way.path[held.length] === id && way.path.length > held.length + 1);
  }

  hold(held: readonly string[]): void {
    const poses = posesOf(this.state.ways.peek(), held);
    const own = this.state.frame.peek()?.scene.pieces.find((piece) => piece.id === held.at(-1))?.turn ?? 0;
    batch(() => {
      this.held.value = held;
      if (!poses.includes(this.pose.peek())) this.pose.value = poses.includes(own) ? own : (poses[0] ?? 0);
      if (!this.placing.peek()?.set) this.aim.value = null;
      const placing = this.placing.peek();
      if (placing && !placing.set && hasCoarsePointer()) this.takeAim(middlePlace(placing), "finger");
    });
  }

  /** In a new frame: what it puts into the hand, where something can be done with it. */
  holdAnew(): void {
    const held = this.state.frame.peek()?.scene.held;
    this.hover.value = this.pointed.value = "";
    this.hold(held && this.canGoOn([held]) ? [held] : []);
  }

  /** True where something can still be done with what is held. */
  canGoOn(held: readonly string[] = this.held.peek()): boolean {
    return held.length > 0 && waysOnward(this.state.ways.peek(), held).length > 0;
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
      this.onChange();
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
      this.onChange();
      this.aim.value = next && { ...next, by };
      this.hover.value = placing.places.has(id) ? id : "";
      this.pointed.value = id;
    });
  }
}

/** What is lit is in the page in its order, which is that of the Tab key. */
const isSameTargets = (one: Targets, other: Targets): boolean => sameItems([...one.lit], [...other.lit]) && sameSet(one.able, other.able);
