// The chart under a replay: scrubber, curve and bars on one axis, and a playhead through all of them. Drawn in CSS pixels.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SeatDisc } from "../../lib/ui";
import { pageSize, tableWindow } from "../../lib/viewport";
import { seatName, word } from "../../lib/words";
import { stepAt } from "../../replay/replayStops";
import { Scrubber } from "../../replay/Scrubber";
import type { Analysis } from "../../wire/httpTypes";
import { bandPath, type ChartScale, chartScale, type ChartSize, linePath, pointsOf, rangeOf, ticksOf } from "./chartGeometry";
import { ChartBars, ChartFlags, Refined } from "./ChartMarks";
import { SeatMarker } from "./ChartPatterns";
import { type Unit, valueWords } from "../figures";
import { turnNumber } from "../flagWords";
import type { LookBack } from "../lookBack";
import { momentAfter, type Turn, turnAt, valuesAt } from "./timeline";
import { titleBands } from "./titles";

type Sizes = Omit<ChartSize, "width">;

const SIZES: Record<string, Sizes> = {
  desk: { left: 46, right: 38, lane: 46, curve: 132, bars: 58, numbers: 20 },
  wide: { left: 46, right: 38, lane: 46, curve: 144, bars: 62, numbers: 20 },
  stack: { left: 30, right: 16, lane: 44, curve: 82, bars: 36, numbers: 18 },
  short: { left: 28, right: 14, lane: 40, curve: 68, bars: 30, numbers: 0 },
};

/** On a window that is low, the curve has what is left of its height. */
function sizesNow(): Sizes {
  const sizes = SIZES[tableWindow.value]!;
  return tableWindow.value === "short" ? { ...sizes, curve: Math.max(sizes.curve, Math.min(150, pageSize.value.h - 282)) } : sizes;
}

export function CurveChart({ look, analysis }: { look: LookBack; analysis: Analysis }) {
  const { player } = look;
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = new ResizeObserver(() => setWidth(box.current?.clientWidth ?? 0));
    measure.observe(box.current!);
    return () => measure.disconnect();
  }, []);
  const sizes = sizesNow();
  const acts = look.acts.value;
  const seats = Array.from({ length: analysis.seats }, (_, seat) => valuesAt(analysis, acts, seat));
  const range = rangeOf(analysis.unit, seats.flat());
  const scale = chartScale({ ...sizes, width }, player.last.value, range);
  const said = chartWords(look, analysis, player.step.value);
  return (
    <div class="look-plot" ref={box} style={{ height: `${scale.height}px` }}>
      {width > 0 && (
        <>
          <CurvePicture look={look} analysis={analysis} scale={scale} label={said} />
          <div class="look-lane" style={{ left: `${scale.left}px`, right: `${scale.right}px`, height: `${scale.lane}px` }}>
            <Scrubber player={player} said={said} onDoubleTap={() => player.toggle()} />
          </div>
        </>
      )}
    </div>
  );
}

/** Where the replay stands, in words: the turn, and what everybody could expect. */
export function chartWords(look: LookBack, analysis: Analysis, step: number): string {
  const reader = look.player.board.reader.value;
  const { values } = momentAfter(analysis, look.acts.value[step] ?? 0);
  const number = turnNumber(look, step);
  const each = values.map(({ value }, seat) => `${seatName(seat, reader)} ${valueWords(value, analysis.unit)}`);
  return [number && word("analysis-turn", { number }), each.join(", ")].filter(Boolean).join(": ");
}

function CurvePicture({ look, analysis, scale, label }: { look: LookBack; analysis: Analysis; scale: ChartScale; label: string }) {
  const { player } = look;
  const [dragged, setDragged] = useState(false);
  const drag = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const unit = width / scale.width;
    const across = (scale.width - scale.left - scale.right) * unit;
    const to = stepAt(event.clientX, left + scale.left * unit, across, player.last.peek());
    player.pause();
    player.go(to);
  };
  return (
    <svg
      class={dragged ? "look-picture dragged" : "look-picture"}
      width={scale.width}
      height={scale.height}
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      role="img"
      aria-label={word(`analysis-chart-${analysis.unit}`, { now: label })}
      onPointerDown={(event) => {
        if (event.button || event.offsetY < scale.top) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
        drag(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
    >
      <Ground look={look} analysis={analysis} scale={scale} />
      <Lines look={look} analysis={analysis} scale={scale} />
      <Refined look={look} scale={scale} />
      <ChartBars look={look} analysis={analysis} scale={scale} />
      <TurnNumbers look={look} scale={scale} />
      <Playhead look={look} analysis={analysis} scale={scale} />
      <ChartFlags look={look} analysis={analysis} scale={scale} />
    </svg>
  );
}

/** Turns as stripes, titles as bands, and lines at round values. */
function Ground({ look, analysis, scale }: { look: LookBack; analysis: Analysis; scale: ChartScale }) {
  const { x, y, top, foot, left } = scale;
  const right = scale.width - scale.right;
  const odd = look.turns.value.filter((_, at) => at % 2 === 0);
  const high = scale.zero + scale.bars / 2 - top;
  const bands = analysis.unit === "points" ? titleBands(look.ending.value, scale.low, scale.high) : [];
  const ticks = analysis.unit === "chance" ? [0, 2500, 5000, 7500, 10000] : ticksOf(scale.low, scale.high, scale.curve < 100 ? 4 : 6);
  const named = (value: number) => analysis.unit === "points" || value % 5000 === 0;
  return (
    <g>
      {odd.map(({ from, to }) => (
        <rect key={from} class="look-turn" x={x(from)} y={top} width={x(to) - x(from)} height={high} />
      ))}
      {bands.map(({ from, to, at }) => (
        <rect key={at} class={`look-title of-${at % 5}`} x={left} y={y(to)} width={right - left} height={y(from) - y(to)} />
      ))}
      {ticks.map((value) => (
        <g key={value}>
          <path class={analysis.unit === "chance" && value === 5000 ? "look-half" : "look-grid"} d={`M${left} ${y(value)}H${right}`} />
          {named(value) && (
            <text class="look-value" x={left - 6} y={y(value) + 4}>
              {tickWords(value, analysis.unit, scale)}
            </text>
          )}
        </g>
      ))}
      {bands.map(({ from, to, at, name }) => {
        const height = y(from) - y(to);
        return height > 15 && name ? (
          <text key={at} class="look-title-name" x={left + 6} y={y(to) + Math.min(height - 4, 15)}>
            {name}
          </text>
        ) : null;
      })}
      {foot > top && <path class="look-grid" d={`M${left} ${foot}H${right}`} />}
    </g>
  );
}

const tickWords = (value: number, unit: Unit, scale: ChartScale): string =>
  unit === "chance" && scale.left < 40 ? String(value / 100) : valueWords(value, unit);

/** A line for each seat with its band; the one whose game is told lies over the others. */
function Lines({ look, analysis, scale }: { look: LookBack; analysis: Analysis; scale: ChartScale }) {
  const me = look.seat.value;
  const acts = look.acts.value;
  const order = Array.from({ length: analysis.seats }, (_, seat) => seat).sort((a, b) => Number(a === me) - Number(b === me) || b - a);
  const many = analysis.seats > 2;
  const lines = order.map((seat) => ({ seat, points: pointsOf(valuesAt(analysis, acts, seat)) }));
  return (
    <>
      {lines.map(({ seat, points }) => (
        <path
          key={seat}
          class="look-band"
          d={bandPath(scale, points)}
          fill={`url(#look-band-${seat % 4})`}
          opacity={many && seat !== me ? 0.4 : 0.9}
        />
      ))}
      {lines.map(({ seat, points }) => (
        <g key={seat} opacity={many && seat !== me ? 0.62 : 1}>
          <path class="look-line under" d={linePath(scale, points)} />
          <path class={`look-line of-${seat % 4}`} d={linePath(scale, points)} />
        </g>
      ))}
      {scale.right > 30 && <Ends analysis={analysis} scale={scale} />}
    </>
  );
}

/** The seats at the right ends of their lines, none over another. */
function Ends({ analysis, scale }: { analysis: Analysis; scale: ChartScale }) {
  const size = 21;
  const ends = analysis.moments.at(-1)!.values.map(({ value }, seat) => ({ seat, y: scale.y(value) }));
  ends.sort((a, b) => a.y - b.y || a.seat - b.seat);
  let free = scale.top - size / 2;
  const placed = ends.map(({ seat, y }) => {
    const at = Math.max(free, y - size / 2);
    free = at + size + 2;
    return { seat, y: at };
  });
  const over = Math.max(0, free - 2 - (scale.foot + size / 2));
  return (
    <>
      {placed.map(({ seat, y }) => (
        <svg key={seat} x={scale.width - scale.right + 10} y={y - over} width={size} height={size}>
          <SeatDisc seat={seat} class="look-end" />
        </svg>
      ))}
    </>
  );
}

function TurnNumbers({ look, scale }: { look: LookBack; scale: ChartScale }): ComponentChildren {
  if (!scale.numbers) return null;
  const turns = look.turns.value;
  const here = turnAt(turns, look.player.step.value);
  const named = turns.map((turn, at) => ({ ...turn, at })).filter(({ number }) => number);
  const middle = ({ from, to }: Turn) => scale.x((from + to) / 2);
  const shown: number[] = [];
  for (const { at } of [...named.filter((turn) => turn.at === here), ...named]) {
    if (!shown.includes(at) && shown.every((other) => Math.abs(middle(turns[other]!) - middle(turns[at]!)) > 21)) shown.push(at);
  }
  return (
    <>
      {shown.map((at) => (
        <text key={at} class={at === here ? "look-number now" : "look-number"} x={middle(turns[at]!)} y={scale.height - 5}>
          {turns[at]!.number}
        </text>
      ))}
    </>
  );
}

function Playhead({ look, analysis, scale }: { look: LookBack; analysis: Analysis; scale: ChartScale }) {
  const step = look.player.step.value;
  const x = scale.x(step);
  const { values } = momentAfter(analysis, look.acts.value[step] ?? 0);
  const me = look.seat.value;
  const order = values.map(({ value }, seat) => ({ value, seat })).sort((a, b) => Number(a.seat === me) - Number(b.seat === me));
  return (
    <g class="look-head">
      <path d={`M${x} ${scale.lane - 4}V${scale.zero + scale.bars / 2}`} />
      {order.map(({ value, seat }) => (
        <SeatMarker key={seat} seat={seat} x={x} y={scale.y(value)} />
      ))}
    </g>
  );
}
