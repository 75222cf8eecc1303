// The scene a page holds: whole at first, then changed by what it is sent. What has not changed stays the same object.
import type { GroupChange, PartChange, SceneChange, WirePart } from "./changeTypes";
import type { WireGroup } from "./gestureTypes";
import type { WireScene } from "./types";

/** What is there now: things that are new or altered, and places of those that were there; -n: the next n after them. */
type Kept<T> = readonly (number | T)[];

/** What was at a place, with other fields; null: the field is left out. */
type Altered = [at: number, fields: Record<string, unknown>];

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
    ...scene,
    ...(change.fields as Partial<WireScene> | undefined),
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

function changedPart(held: readonly HeldPart[], { of = -1, number, zones = [], pieces = [] }: PartChange): HeldPart {
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

function filled<T extends object>(before: readonly T[], told: Kept<T | Altered>): T[] {
  return places(told).map((one) => {
    if (typeof one === "number") return before[one]!;
    return isAltered(one) ? altered(before[one[0]]!, one[1]) : one;
  });
}

function isAltered(one: object): one is Altered {
  return Array.isArray(one);
}

/** With other fields; without those that are told as null. */
function altered<T extends object>(old: T, fields: Altered[1]): T {
  const entries = Object.entries({ ...old, ...fields }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as T;
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
