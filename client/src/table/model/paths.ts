// The prefix machine: what has been touched so far, what may be touched next, and what that chooses.
import type { Gesture } from "../../wire/gestureCodec";
import type { Text, Zone } from "../../wire/types";
import { placeOf } from "./placeNames";

/** One way to make a gesture: by its own path, or by another one. */
export interface Way extends Omit<Gesture, "also" | "walks"> {
  /** Another path than the one the choice is shown by. */
  alternate: boolean;
  /** Where the choice shows itself: the last touch of its main path. */
  shownAt: string;
}

export interface Targets {
  /** Shown: next touches of main paths, or of any path once something is held. */
  lit: ReadonlySet<string>;
  /** Touchable without being shown: where other paths to the same choices begin. */
  able: ReadonlySet<string>;
}

/** Every way of every gesture; the main one of each before its others. */
export function waysOf(gestures: readonly Gesture[], zones: readonly Zone[] = []): Way[] {
  return gestures.flatMap(({ also, walks, ...gesture }) => {
    const { path, turn } = gesture;
    const main: Way = { ...gesture, label: spokenLabel(gesture.label, path, turn, zones), alternate: false, shownAt: path.at(-1) ?? "" };
    const others = also.map((other): Way => ({ ...main, path: other, alternate: true }));
    const walked = walks.map(([end, then]): Way => ({ ...main, path: [...path.slice(0, -1), end], then, alternate: true, shownAt: end }));
    return [main, ...others, ...walked];
  });
}

/** A label is told the pose, and the cell its path ends on. */
function spokenLabel(label: Text | null, path: readonly string[], turn: number, zones: readonly Zone[]): Text | null {
  if (!label) return null;
  const cell = cellOf(path.at(-1) ?? "");
  return { ...label, args: { turn, ...(cell && placeOf(zones.find(({ id }) => id === cell.zone), cell)), ...label.args } };
}

/** The zone, column and row that a name in a path means; null for a piece, or a spot with a name of its own. */
export function cellOf(id: string): { zone: string; x: number; y: number } | null {
  const found = /^(.+)\/(\d+),(\d+)$/.exec(id);
  return found && { zone: found[1]!, x: Number(found[2]), y: Number(found[3]) };
}

export const buttonsOf = (ways: readonly Way[]): Way[] => ways.filter((way) => !way.path.length);

/** Every choice once, by its main way. */
export const choicesOf = (ways: readonly Way[]): Way[] => ways.filter((way) => !way.alternate);

/** Ways that go on from what is held. */
export function waysOnward(ways: readonly Way[], held: readonly string[]): Way[] {
  return ways.filter((way) => way.path.length > held.length && held.every((id, at) => way.path[at] === id));
}

/** Poses to choose between for what is held, lowest first; one or none: nothing to choose. */
export function posesOf(ways: readonly Way[], held: readonly string[]): number[] {
  if (!held.length) return [];
  return [...new Set(waysOnward(ways, held).map((way) => way.turn))].sort((a, b) => a - b);
}

/** `meant` is the one choice that a lesson asks for: nothing else is lit. */
export function targetsOf(
  ways: readonly Way[],
  held: readonly string[],
  pose: number,
  quiet: ReadonlySet<string> = new Set(),
  meant = "",
): Targets {
  const lit = new Set<string>();
  const able = new Set<string>();
  const led = Boolean(meant) && ways.some((way) => way.action === meant);
  for (const way of waysInPose(ways, held, pose)) {
    const next = way.path[held.length]!;
    const unshown = ((way.alternate && !way.alike) || quiet.has(way.ask)) && !held.length;
    (unshown || (led && way.action !== meant) ? able : lit).add(next);
  }
  for (const id of lit) able.delete(id);
  return { lit, able };
}

/** The choice made by touching `id` next; null where it only leads on, or nowhere. */
export function choiceAt(ways: readonly Way[], held: readonly string[], pose: number, id: string): Way | null {
  return waysInPose(ways, held, pose).find((way) => way.path.length === held.length + 1 && way.path[held.length] === id) ?? null;
}

/** The choices that some touches make, by touch. */
export function choicesAt(ways: readonly Way[], held: readonly string[], pose: number, ids: Iterable<string>): Map<string, Way> {
  const going = waysInPose(ways, held, pose).filter((way) => way.path.length === held.length + 1);
  const wanted = new Set(ids);
  return new Map(
    going
      .filter((way) => wanted.has(way.path[held.length]!))
      .reverse()
      .map((way) => [way.path[held.length]!, way]),
  );
}

/** What would come of touching `id`, or of touching what is held once more: a thing touched twice takes the likeliest choice. */
export function foreseenWay(ways: readonly Way[], held: readonly string[], pose: number, id: string): Way | null {
  const last = held.at(-1) ?? "";
  if (!id) return last ? choiceAt(ways, held, pose, last) : null;
  return (
    choiceAt(ways, held, pose, id) ?? choiceAt(ways, [...held, id], pose, id) ?? choiceAt(ways, [], 0, id) ?? choiceAt(ways, [id], 0, id)
  );
}

/** A pose among those offered: quarter turns are 0 to 3, mirrored ones 4 to 7. */
export function nextPose(poses: readonly number[], now: number, by: "right" | "left" | "flip"): number {
  const wanted = by === "flip" ? flips(now) : turns(now, by === "right" ? 1 : 3);
  return wanted.find((pose) => poses.includes(pose)) ?? now;
}

function turns(now: number, step: number): number[] {
  const side = now - (now % 4);
  return [1, 2, 3].map((times) => side + ((now + times * step) % 4));
}

function flips(now: number): number[] {
  const other = now < 4 ? 4 : 0;
  return [0, 1, 2, 3].map((turn) => other + ((now + turn) % 4));
}

function waysInPose(ways: readonly Way[], held: readonly string[], pose: number): Way[] {
  const going = waysOnward(ways, held);
  const choosing = held.length > 0 && new Set(going.map((way) => way.turn)).size > 1;
  return choosing ? going.filter((way) => way.turn === pose) : going;
}
