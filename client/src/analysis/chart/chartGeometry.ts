// Where things of the chart lie, in CSS pixels: one axis of stops for scrubber, curve and bars.
import type { SeatValue } from "../../wire/httpTypes";

/** The sizes of a chart in a window. */
export interface ChartSize {
  width: number;
  left: number;
  right: number;
  lane: number;
  curve: number;
  bars: number;
  numbers: number;
}

export interface ChartScale extends ChartSize {
  /** The x of a stop, which may lie between two. */
  x: (step: number) => number;
  /** The y of a value in hundredths. */
  y: (value: number) => number;
  top: number;
  foot: number;
  zero: number;
  height: number;
  low: number;
  high: number;
}

const GAP = 6;

export function chartScale(size: ChartSize, last: number, [low, high]: readonly [number, number]): ChartScale {
  const across = Math.max(1, size.width - size.left - size.right);
  const top = size.lane + GAP;
  const foot = top + size.curve;
  return {
    ...size,
    low,
    high,
    top,
    foot,
    x: (step) => size.left + (across * step) / Math.max(1, last),
    y: (value) => top + size.curve * (1 - (Math.max(low, Math.min(high, value)) - low) / Math.max(1, high - low)),
    zero: foot + GAP + size.bars / 2,
    height: foot + GAP + size.bars + size.numbers,
  };
}

/** A value that a line has at a stop. */
export type CurvePoint = readonly [step: number, value: number, margin: number];

export const pointsOf = (values: readonly SeatValue[]): CurvePoint[] => values.map(({ value, margin }, step) => [step, value, margin]);

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Straight from point to point: nothing between them is known. */
export const linePath = ({ x, y }: ChartScale, points: readonly CurvePoint[]): string =>
  points.length ? `M${points.map(([step, value]) => `${round(x(step))} ${round(y(value))}`).join("L")}` : "";

/** As wide as a value is uncertain. */
export function bandPath({ x, y }: ChartScale, points: readonly CurvePoint[]): string {
  if (!points.length) return "";
  const upper = points.map(([step, value, margin]) => `${round(x(step))} ${round(y(value + margin))}`);
  const lower = points.map(([step, value, margin]) => `${round(x(step))} ${round(y(value - margin))}`).reverse();
  return `M${[...upper, ...lower].join("L")}Z`;
}

/** Round numbers between the lowest and the highest, at most about `most`; in hundredths. */
export function ticksOf(low: number, high: number, most: number): number[] {
  const steps = [100, 200, 500, 1000, 2000, 2500, 5000, 10000, 20000, 50000];
  const every = steps.find((step) => (high - low) / step <= most) ?? 100000;
  const found = [];
  for (let at = Math.ceil(low / every) * every; at <= high; at += every) found.push(at);
  return found;
}

/** The values a chart reaches from and to: of chances all, of points those that come, with some room. */
export function rangeOf(unit: "chance" | "points", values: readonly SeatValue[]): [number, number] {
  if (unit === "chance") return [0, 10000];
  const low = Math.min(...values.map(({ value, margin }) => value - margin));
  const high = Math.max(...values.map(({ value, margin }) => value + margin));
  const room = Math.max(200, (high - low) * 0.3);
  return [Math.max(Math.min(0, low), Math.floor((low - room) / 100) * 100), Math.ceil((high + room) / 100) * 100];
}

/** A flag as it is planted: from the line up, its cloth to the right, or to the left where something stands there. */
export interface PlantedFlag {
  x: number;
  y: number;
  pole: number;
  left: boolean;
}

const POLE = 25;
const CLOTH = 24;
const HIGH = 17;

/** Plants flags one after another: each keeps its cloth clear of the playhead, the edge and the cloths before it. */
export function plantFlags(scale: ChartScale, spots: readonly { step: number; value: number }[], playhead: number): PlantedFlag[] {
  const planted: PlantedFlag[] = [];
  for (const { step, value } of spots) {
    const x = scale.x(step);
    const y = Math.max(scale.y(value) - 2, scale.top + POLE - 4);
    const near = Math.max(POLE, Math.min(34, y - scale.top + 4));
    const tries = [near, near + HIGH + 3, POLE, near + 2 * (HIGH + 3)].flatMap((pole) => [
      { x, y, pole, left: false },
      { x, y, pole, left: true },
    ]);
    const worth = (flag: PlantedFlag) => faults(scale, flag, planted, scale.x(playhead));
    planted.push(tries.reduce((best, one) => (worth(one) < worth(best) ? one : best)));
  }
  return planted;
}

function faults(scale: ChartScale, flag: PlantedFlag, others: readonly PlantedFlag[], head: number): number {
  const [from, to] = reach(flag);
  const crossed = others.filter((one) => {
    const [left, right] = reach(one);
    return from < right && to > left && Math.abs(flag.y - flag.pole - (one.y - one.pole)) < HIGH + 1;
  });
  const outside = to > scale.width - scale.right + 14 || from < scale.left - 10 ? 4 : 0;
  const tip = flag.y - flag.pole;
  const high = tip < scale.top - 18 ? 8 : tip < scale.top - 6 ? 1.5 : 0;
  const covered = flag.left ? head > from && head < to - 3 : head > from - 2 && head < to;
  return crossed.length * 5 + outside + high + (covered ? 2 : 0) + (flag.left ? 0.2 : 0) + flag.pole / 1000;
}

const reach = ({ x, left }: PlantedFlag): [number, number] => (left ? [x - CLOTH, x + 1] : [x - 1, x + CLOTH]);

/** The largest change a bar shows, so that small games fill their strip and a single blow does not leave it. */
export const barReach = (changes: readonly number[], least: number): number => Math.max(least, ...changes.map(Math.abs));

/** A bar stands on the zero line where a change was for a seat, whatever brought it, and hangs from it where it was against. */
export function barSpan({ zero, bars }: ChartScale, change: number, reach: number): { y: number; height: number } {
  const height = (Math.abs(change) / reach) * (bars / 2 - 1);
  return { y: change > 0 ? zero - height : zero, height };
}
