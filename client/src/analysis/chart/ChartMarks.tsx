// What stands on the curve: bars of chance and choices under it, flags at what mattered, how far it is refined.
import { word } from "../../lib/words";
import type { Analysis } from "../../wire/httpTypes";
import { barReach, barSpan, type ChartScale, plantFlags } from "./chartGeometry";
import { barClass, type BarKind } from "./ChartPatterns";
import type { Flag } from "../flags";
import { flagName } from "../flagWords";
import { sameFlag } from "../flags";
import type { LookBack } from "../lookBack";
import { momentAfter, shiftsByTurn, stopOfAct } from "./timeline";

/** The bars of a seat: chance, its own choices, those of others; alone there are no others. */
export const barKinds = (analysis: Analysis, seat: number): BarKind[] => {
  const others: BarKind[] = analysis.seats === 1 ? [] : [analysis.seats === 2 ? 1 - seat : "many"];
  return ["luck", seat, ...others];
};

const LEAST = { chance: 1000, points: 200 };
const MOST_WIDE = 11;

export function ChartBars({ look, analysis, scale }: { look: LookBack; analysis: Analysis; scale: ChartScale }) {
  const seat = look.seat.value;
  const turns = look.turns.value;
  const shifts = shiftsByTurn(analysis, look.acts.value, turns, seat);
  const kinds = barKinds(analysis, seat);
  const reach = barReach(shifts.flatMap(({ luck, own, others }) => [luck, own, others]), LEAST[analysis.unit]);
  const refined = look.state.value?.refined ?? 0;
  const veiled = (to: number) => look.isBusy.value && refined > 0 && (look.acts.value[to] ?? 0) >= refined;
  const { zero, left } = scale;
  return (
    <g>
      <path class="look-zero" d={`M${left} ${zero}H${scale.width - scale.right}`} />
      {scale.left > 40 && (
        <>
          <text class="look-value" x={left - 6} y={zero - scale.bars / 2 + 14}>
            {word("analysis-for")}
          </text>
          <text class="look-value" x={left - 6} y={zero + scale.bars / 2 - 4}>
            {word("analysis-against")}
          </text>
        </>
      )}
      {turns.map(({ from, to }, at) => {
        const room = scale.x(to) - scale.x(from);
        const wide = Math.min(MOST_WIDE, room / (kinds.length + 0.6));
        const gap = wide > 8 ? 2 : 0.6;
        const first = scale.x((from + to) / 2) - (kinds.length * wide + (kinds.length - 1) * gap) / 2;
        const { luck, own, others } = shifts[at]!;
        return [luck, own, others].slice(0, kinds.length).map((change, k) => {
          const { y, height } = barSpan(scale, change, reach);
          if (height < 0.8) return null;
          return (
            <rect
              key={`${at}.${k}`}
              class={barClass(kinds[k]!)}
              x={first + k * (wide + gap)}
              y={y}
              width={wide}
              height={height}
              rx={1.5}
              opacity={veiled(to) ? 0.5 : undefined}
            />
          );
        });
      })}
    </g>
  );
}

/** Left of the dashed line the figures are final, right of it they are those of the first look. */
export function Refined({ look, scale }: { look: LookBack; scale: ChartScale }) {
  const state = look.state.value;
  if (!state?.refined || state.refined >= state.total || state.state === "done") return null;
  const x = scale.x(stopOfAct(look.acts.value, state.refined));
  const room = scale.width - scale.right - x;
  return (
    <g class="look-refined">
      <rect x={x} y={scale.top} width={Math.max(0, room)} height={scale.curve} />
      <path d={`M${x} ${scale.top}V${scale.zero + scale.bars / 2}`} />
      {x - scale.left > 50 && (
        <text class="done" x={x - 6} y={scale.foot - 6}>
          {word("analysis-refined")}
        </text>
      )}
      {room > 90 && (
        <text x={x + 6} y={scale.foot - 6}>
          {word("analysis-first-look").toLowerCase()}
        </text>
      )}
    </g>
  );
}

/** Flags: the same buttons as those of the list. */
export function ChartFlags({ look, analysis, scale }: { look: LookBack; analysis: Analysis; scale: ChartScale }) {
  const flags = look.flags.value;
  const acts = look.acts.value;
  const spots = flags.map((flag) => ({ step: flag.step, value: momentAfter(analysis, acts[flag.step] ?? 0).values[flag.seat]!.value }));
  const planted = plantFlags(scale, spots, look.player.step.value);
  const chosen = look.chosen.value;
  const standing = flags.map((flag, at) => ({ flag, place: planted[at]!, on: chosen !== null && sameFlag(chosen, flag) }));
  standing.sort((one, other) => Number(one.on) - Number(other.on) || one.flag.number - other.flag.number);
  return (
    <>
      {standing.map(({ flag, place, on }) => (
        <PlantedFlagButton key={`${flag.kind}.${flag.act}`} look={look} flag={flag} on={on} place={place} />
      ))}
    </>
  );
}

type Place = ReturnType<typeof plantFlags>[number];

function PlantedFlagButton({ look, flag, on, place: { x, y, pole, left } }: { look: LookBack; flag: Flag; on: boolean; place: Place }) {
  const way = left ? -1 : 1;
  const [long, notch, half] = flag.number ? [21, 5, 8.5] : [15, 4, 6];
  const cloth = `M${way} ${-pole - 1}h${long * way}l${-notch * way} ${half} ${notch * way} ${half}H${way}Z`;
  return (
    <g
      class={`look-flag${flag.number ? "" : " hollow"}${on ? " on" : ""}`}
      transform={`translate(${x} ${y})`}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => look.choose(flag)}
    >
      <title>{flagName(look, flag)}</title>
      <rect class="touch" x={left ? -34 : -10} y={-pole - 14} width={44} height={44} />
      <path class="pole" d={`M0 0V${-pole}`} />
      <path class="cloth" d={cloth} />
      {flag.number > 0 && (
        <text x={9.5 * way} y={-pole + 12}>
          {flag.number}
        </text>
      )}
    </g>
  );
}
