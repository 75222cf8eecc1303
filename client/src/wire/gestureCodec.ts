// Gestures as they travel and as the client knows them: packed and unpacked here, and nowhere else.
import { GESTURE_DEFAULTS, type GestureFields, type WireCells, type WireGroup } from "./gestureTypes";
import type { WireScene } from "./types";

/** How to choose one action: touch `path` in order, the last held piece in pose `turn`; no path: a button. */
export interface Gesture extends Omit<GestureFields, "last"> {
  path: readonly string[];
  turn: number;
}

const { last: _, ...FIELDS } = GESTURE_DEFAULTS;
const UNSAID: Gesture = { ...FIELDS, path: [], turn: 0 };

/** Every gesture of a scene, once. */
export function unpackGestures({ groups = [], cells = [] }: WireScene): Gesture[] {
  return [...groups.flatMap(unpackGroup), ...cells.flatMap(unpackRow)];
}

function unpackGroup({ gestures, path = [], turn = 0 }: WireGroup): Gesture[] {
  return gestures.map((packed) => {
    const { last, ...fields } = { ...GESTURE_DEFAULTS, ...packed };
    return { ...fields, path: last ? [...path, last] : path, turn };
  });
}

/** Gestures alike but for numbers, one by one; what many of them bring is read once. */
function unpackRow({ action, path, columns, turn = "", cols = 0, like = {}, which = [], table = [] }: WireCells): Gesture[] {
  const values = namedColumns(columns, cols);
  const actionAt = template(action, values);
  const touchesAt = path.map((touch) => template(touch, values));
  const turnAt = template(turn, values);
  const bringsAt = broughtBy(like, which.length ? namedColumns(table) : values);
  const places = sums(which);
  return columns[0]!.map((_, at) => {
    // A copy with the same fields, which are then set, is much the quickest to make.
    const gesture = { ...bringsAt(places[at] ?? at) };
    gesture.action = actionAt(at);
    gesture.path = touchesAt.map((touchAt) => touchAt(at));
    gesture.turn = Number(turnAt(at));
    return gesture;
  });
}

type Columns = ReadonlyMap<string, readonly unknown[]>;

/** The values of columns by the names that holes have for them; with `cols` the first counts cells. */
function namedColumns(columns: readonly unknown[][], cols = 0): Columns {
  const values = columns.map((column) => (isNumbers(column) ? sums(column) : column));
  const named = new Map<string, readonly unknown[]>(values.map((column, at) => [String(at), column]));
  if (!cols) return named;
  const cells = values[0] as number[];
  return named.set("x", cells.map((cell) => cell % cols)).set("y", cells.map((cell) => Math.floor(cell / cols)));
}

function isNumbers(column: readonly unknown[]): column is readonly number[] {
  return column.every((value) => typeof value === "number");
}

/** From differences to values. */
function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** What a gesture brings at a place of the columns, read once for each. */
function broughtBy(like: Record<string, unknown>, columns: Columns): (at: number) => Gesture {
  const text = JSON.stringify(like);
  const whole = { ...UNSAID, ...like };
  if (!text.includes("<")) return () => whole;
  const textAt = template(text, columns);
  const read = new Map<number, Gesture>();
  return (at) => {
    if (!read.has(at)) read.set(at, { ...UNSAID, ...(JSON.parse(textAt(at)) as object) });
    return read.get(at)!;
  };
}

/** What a text with holes says at a place: `<0>` is the value of column 0, `<0+5>` five more, `"<#0>"` the bare value. */
function template(text: string, columns: Columns): (at: number) => string {
  const [first = "", ...rest] = text.split(/"<#(\w+?)([+-]\d+)?>"|<(\w+?)([+-]\d+)?>/);
  if (!rest.length) return () => first;
  const holes: { column: readonly unknown[]; more: number; after: string }[] = [];
  for (let at = 0; at < rest.length; at += 5) {
    const [bare, bareMore, name = bare, more = bareMore, after = ""] = rest.slice(at, at + 5);
    holes.push({ column: columns.get(name!)!, more: Number(more ?? 0), after });
  }
  return (at) => {
    let said = first;
    for (const { column, more, after } of holes) said += shown(column[at], more) + after;
    return said;
  };
}

function shown(value: unknown, more: number): string {
  return typeof value === "number" ? String(value + more) : JSON.stringify(value);
}
