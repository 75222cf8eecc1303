// Choices on one scale, with what is uncertain about each: what was played, what is tried, what is to be found.
import { type Unit, valueWords } from "../analysis/figures";
import { word } from "../lib/words";
import type { Tried } from "../wire/httpTypes";

export interface ScaleMark {
  kind: "played" | "tempting" | "tried" | "good" | "best" | "better";
  value: number;
  margin: number;
}

/** In parts of a hundred. */
const WORDS_WIDE = 46;

const NAMES = {
  played: "choice-played",
  tempting: "puzzle-tempting",
  tried: "analysis-scale-tried",
  good: "analysis-scale-good",
  best: "analysis-scale-best",
  better: "choice-better",
} as const;

/** The best known is shown as one to be found until it is found. */
export function scaleMarks(tried: Tried): ScaleMark[] {
  const played: ScaleMark = { kind: "played", value: tried.played, margin: tried.played_margin };
  if (tried.good) return [played, { kind: "good", value: tried.value, margin: tried.margin }];
  return [
    played,
    { kind: "tried", value: tried.value, margin: tried.margin },
    { kind: "best", value: tried.best, margin: tried.best_margin },
  ];
}

/** Where marks lie along a scale, as parts of a hundred: room at both ends for their words. */
export function scalePlaces(marks: readonly ScaleMark[]): (value: number) => number {
  const low = Math.min(...marks.map(({ value, margin }) => value - margin));
  const high = Math.max(...marks.map(({ value, margin }) => value + margin));
  return (value) => 14 + (72 * (value - low)) / Math.max(1, high - low);
}

/** Of two words below the scale that would lie over each other, the second goes a line lower. */
export function wordsMeet(marks: readonly ScaleMark[]): boolean {
  const [one, other] = marks.filter(({ kind }) => kind !== "tried").map(({ value }) => scalePlaces(marks)(value));
  return one !== undefined && other !== undefined && Math.abs(one - other) < WORDS_WIDE;
}

export function TrialScale({ marks, unit }: { marks: readonly ScaleMark[]; unit: Unit }) {
  const at = scalePlaces(marks);
  const named = ({ kind, value }: ScaleMark) => `${word(NAMES[kind])} ${valueWords(value, unit)}`;
  return (
    <div class={wordsMeet(marks) ? "look-scale meeting" : "look-scale"} role="img" aria-label={marks.map(named).join(", ")}>
      <svg width="100%" height="24" aria-hidden="true">
        <line class="ground" x1="1%" x2="99%" y1="12" y2="12" />
        {marks.map(({ kind, value, margin }) => (
          <line key={kind} class={`band ${kind}`} x1={`${at(value - margin)}%`} x2={`${at(value + margin)}%`} y1="12" y2="12" />
        ))}
        {marks.map(({ kind, value }) => (
          <svg key={kind} class={`spot ${kind}`} x={`${at(value)}%`} y="12" overflow="visible">
            <Spot kind={kind} />
          </svg>
        ))}
      </svg>
      {marks.map((mark) => (
        <span key={mark.kind} class={mark.kind} style={{ left: `${at(mark.value)}%` }} aria-hidden="true">
          {named(mark)}
        </span>
      ))}
    </div>
  );
}

function Spot({ kind }: { kind: ScaleMark["kind"] }) {
  if (kind === "played" || kind === "tempting") return <rect x="-7" y="-7" width="14" height="14" rx="2" />;
  if (kind === "best" || kind === "better") return <rect x="-7" y="-7" width="14" height="14" rx="1" transform="rotate(45)" />;
  return <circle r="8" />;
}
