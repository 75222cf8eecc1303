// The scene a page holds: whole at first, then changed by what it is sent. What has not changed stays the same object.
import type { GroupChange, ScenePartChange, SceneChange, WirePart } from "./changeTypes";
import type { WireGroup } from "./gestureTypes";
import type { WireScene } from "./types";

/** What is there now: things that are new or altered, and places of those that were there; -n: the next n after them. */
type Kept<T> = readonly (number | T)[];

/** Fields that are other, null: left out; `~name` is what is other within the field. */
type Fields = Record<string, unknown>;

/** What was at a place, or is at one told already, with other fields. */
type Altered = [at: number, fields: Fields];

interface HeldPart {
  number: number;
  zones: WireScene["zones"];
  pieces: WireScene["pieces"];
}

const PRIME = 16777619;

/** Of the numbers of all the page was sent, reckoned in 32 bits as the server does. */
export function sceneDigest(scene: WireScene): number {
  const numbers = [scene.turn ?? 0, ...(scene.parts ?? []).map(([number]) => number)];
  return numbers.reduce((found, number) => {
    const mixed = Math.imul(found ^ number, PRIME);
    return mixed ^ (mixed >>> 15);
  }, 0) >>> 0;
}

export function changedScene(scene: WireScene, change: SceneChange): WireScene {
  const held = heldParts(scene);
  const parts = places(change.parts).map((one) => (typeof one === "number" ? held[one]! : changedPart(held, one)));
  return {
    ...now({ ...scene }, change.fields ?? {}),
    turn: change.turn ?? scene.turn,
    parts: parts.map((part): WirePart => [part.number, part.zones.length, part.pieces.length]),
    zones: parts.flatMap((part) => part.zones),
    pieces: parts.flatMap((part) => part.pieces),
    groups: change.groups ? changedGroups(scene.groups ?? [], change.groups) : scene.groups,
    cells: change.cells ? filled(scene.cells ?? [], change.cells) : scene.cells,
    outlines: change.outlines ? filled(scene.outlines ?? [], change.outlines) : scene.outlines,
  };
}

function heldParts(scene: WireScene): HeldPart[] {
  let zone = 0;
  let piece = 0;
  return (scene.parts ?? []).map(([number, zones, pieces]) => ({
    number,
    zones: scene.zones.slice(zone, (zone += zones)),
    pieces: scene.pieces.slice(piece, (piece += pieces)),
  }));
}

function changedPart(
  held: readonly HeldPart[],
  { of = -1, number, zones = [], pieces = [] }: ScenePartChange,
): HeldPart {
  const before = held[of];
  return { number, zones: filled(before?.zones ?? [], zones), pieces: filled(before?.pieces ?? [], pieces) };
}

function changedGroups(before: readonly WireGroup[], told: Kept<GroupChange>): WireGroup[] {
  return places(told).map((one) => {
    if (typeof one === "number") return before[one]!;
    const { of = -1, gestures, ...group } = one;
    return { ...group, gestures: filled(before[of]?.gestures ?? [], gestures) };
  });
}

/** A place beyond what was there is that of one told already. */
function filled<T>(before: readonly T[], told: Kept<T | Altered>): T[] {
  const found: T[] = [];
  for (const one of places(told)) {
    if (typeof one === "number") found.push(before[one]!);
    else if (isAltered(one)) found.push(altered(before[one[0]] ?? found[one[0] - before.length]!, one[1]));
    else found.push(one);
  }
  return found;
}

function isAltered(one: unknown): one is Altered {
  return Array.isArray(one);
}

/** With other fields; without those that are told as null. */
function altered<T>(old: T, fields: Fields): T {
  const entries = Object.entries(now({ ...(old as object) }, fields)).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as T;
}

/** What is told of each field, whole or by what is other within it. */
function now<T extends object>(thing: T, fields: Fields): T {
  const held = thing as Fields;
  for (const [name, value] of Object.entries(fields)) {
    const inner = name.slice(1);
    if (!name.startsWith("~")) held[name] = value;
    else if (Array.isArray(value)) held[inner] = filled((held[inner] ?? []) as unknown[], value as Kept<unknown>);
    else held[inner] = altered(held[inner] ?? {}, value as Fields);
  }
  return thing;
}

/** Every place by itself. */
function places<T>(told: Kept<T>): (number | T)[] {
  const found: (number | T)[] = [];
  let last = -1;
  for (const one of told) {
    if (typeof one !== "number" || one >= 0) {
      found.push(one);
      if (typeof one === "number") last = one;
    } else for (const end = last - one; last < end; ) found.push(++last);
  }
  return found;
}
