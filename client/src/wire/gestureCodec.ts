// Gestures as they travel and as the client knows them: packed and unpacked here, and nowhere else.
import { GESTURE_DEFAULTS, type GestureFields, type WireCells, type WireGroup } from "./gestureTypes";
import type { Tally, Text, WireScene } from "./types";

/** How to choose one action: touch `path` in order, the last held piece in pose `turn`; no path: a button. */
export interface Gesture extends Omit<GestureFields, "last"> {
  path: readonly string[];
  turn: number;
}

/** Every gesture of a scene, once. */
export function unpackGestures({ zones, groups = [], cells = [] }: WireScene): Gesture[] {
  const cols = new Map(zones.map((zone) => [zone.id, zone.cols || 1]));
  return [...groups.flatMap(unpackGroup), ...cells.flatMap((row) => unpackRow(row, cols.get(row.zone) ?? 1))];
}

function unpackGroup({ gestures, path = [], turn = 0 }: WireGroup): Gesture[] {
  return gestures.map((packed) => {
    const { last, ...fields } = { ...GESTURE_DEFAULTS, ...packed };
    return { ...fields, path: last ? [...path, last] : path, turn };
  });
}

/** Gestures alike but for a cell, one by one: what a row does not say of itself is the same for all. */
function unpackRow(row: WireCells, cols: number): Gesture[] {
  const { zone, cells, words = [], notes = {}, counts = [], ...alike } = row;
  const { last: _, ...unsaid } = GESTURE_DEFAULTS;
  const same: Gesture = { ...unsaid, path: [], turn: 0, ...alike };
  const columns = {
    words: words.map(sums),
    notes: Object.entries(notes).map(([name, steps]) => [name, sums(steps)] as const),
    counts: counts.map(sums),
  };
  return sums(cells).map((n, at) => {
    const [x, y] = [n % cols, Math.floor(n / cols)];
    return {
      ...same,
      action: filled(row.action, { x, y, n }, columns.words, at),
      path: [...same.path, `${zone}/${x},${y}`],
      note: noted(same.note, columns.notes, at),
      tallies: same.tallies.map((tally, nth) => counted(tally, columns.counts.slice(2 * nth, 2 * nth + 2), at)),
    };
  });
}

/** From differences to values. */
function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** An action's text: `{x}`, `{y}`, `{n}` of its cell, `{0}` and on from the columns; a doubled brace is one. */
function filled(template: string, cell: Record<string, number>, columns: readonly number[][], at: number): string {
  return template.replace(/\{\{|\}\}|\{(\w+)\}/g, (whole, key?: string) =>
    key === undefined ? whole[0]! : String(cell[key] ?? columns[Number(key)]![at]),
  );
}

type NoteColumn = readonly [name: string, values: readonly number[]];

function noted(note: Text | null, columns: readonly NoteColumn[], at: number): Text | null {
  if (!note || !columns.length) return note;
  return { ...note, args: { ...note.args, ...Object.fromEntries(columns.map(([name, values]) => [name, values[at]!])) } };
}

/** An empty column: as in the first. */
function counted(tally: Tally, [now = [], after = []]: readonly number[][], at: number): Tally {
  return { ...tally, ...(now.length && { count: now[at]! }), ...(after.length && { after: after[at]! }) };
}
