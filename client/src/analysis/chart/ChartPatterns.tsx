// How seats differ in a chart without colour: lines, markers and patterns; and the swatches that explain them.

/** Patterns of bands and bars: waves, stripes, dots, a grid; cards are ochre dots. */
export function ChartPatterns() {
  return (
    <svg class="look-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="look-band-0" width="12" height="8" patternUnits="userSpaceOnUse">
          <rect width="12" height="8" fill="var(--look-0)" fill-opacity=".17" />
          <path d="M0 4q3 -3.5 6 0t6 0" fill="none" stroke="var(--look-0)" stroke-opacity=".5" />
        </pattern>
        <pattern id="look-band-1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="var(--look-1)" fill-opacity=".13" />
          <rect width="1.3" height="7" fill="var(--look-1)" fill-opacity=".45" />
        </pattern>
        <pattern id="look-band-2" width="7" height="7" patternUnits="userSpaceOnUse">
          <rect width="7" height="7" fill="var(--look-2)" fill-opacity=".13" />
          <circle cx="3.5" cy="3.5" r="1" fill="var(--look-2)" fill-opacity=".55" />
        </pattern>
        <pattern id="look-band-3" width="7" height="7" patternUnits="userSpaceOnUse">
          <rect width="7" height="7" fill="var(--look-3)" fill-opacity=".12" />
          <path d="M0 3.5H7M3.5 0V7" stroke="var(--look-3)" stroke-width=".9" stroke-opacity=".45" />
        </pattern>
        <pattern id="look-bar-0" width="10" height="7" patternUnits="userSpaceOnUse">
          <rect width="10" height="7" fill="var(--look-0)" fill-opacity=".3" />
          <path d="M0 3.5q2.5 -3 5 0t5 0" fill="none" stroke="var(--look-0)" stroke-width="1.5" stroke-opacity=".75" />
        </pattern>
        <pattern id="look-bar-1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="var(--look-1)" fill-opacity=".22" />
          <rect width="2.2" height="7" fill="var(--look-1)" fill-opacity=".7" />
        </pattern>
        <pattern id="look-bar-2" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--look-2)" fill-opacity=".22" />
          <circle cx="2.5" cy="2.5" r="1.1" fill="var(--look-2)" />
        </pattern>
        <pattern id="look-bar-3" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--look-3)" fill-opacity=".2" />
          <path d="M0 2.5H5M2.5 0V5" stroke="var(--look-3)" />
        </pattern>
        <pattern id="look-bar-many" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--ink-2)" fill-opacity=".16" />
          <rect width="1.8" height="6" fill="var(--ink-2)" fill-opacity=".6" />
        </pattern>
        <pattern id="look-bar-luck" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--look-luck-bg)" fill-opacity=".55" />
          <circle cx="3" cy="3" r="1.3" fill="var(--look-luck)" />
        </pattern>
      </defs>
    </svg>
  );
}

/** Round, square, diamond, triangle: by seat. */
export function SeatMarker({ seat, x, y, size = 6 }: { seat: number; x: number; y: number; size?: number }) {
  const kind = seat % 4;
  const shapes = [
    <circle key={0} r={size} />,
    <rect key={1} x={-size * 0.87} y={-size * 0.87} width={size * 1.74} height={size * 1.74} rx={1.5} />,
    <path key={2} d={`M0 ${-size * 1.2}L${size * 1.2} 0L0 ${size * 1.2}L${-size * 1.2} 0Z`} />,
    <path key={3} d={`M0 ${-size * 1.15}L${size * 1.1} ${size * 0.8}H${-size * 1.1}Z`} />,
  ];
  return (
    <g class={`look-marker of-${kind}`} transform={`translate(${x} ${y})`}>
      {shapes[kind]}
    </g>
  );
}

export function LineSwatch({ seat }: { seat: number }) {
  return (
    <svg class="look-swatch" width="34" height="14" aria-hidden="true">
      <path class={`look-line of-${seat % 4}`} d="M1 7H33" />
      <SeatMarker seat={seat} x={17} y={7} size={4.5} />
    </svg>
  );
}

export function BandSwatch({ seat }: { seat: number }) {
  return (
    <svg class="look-swatch" width="34" height="14" aria-hidden="true">
      <rect width="34" height="14" rx="2" fill={`url(#look-band-${seat % 4})`} />
    </svg>
  );
}

/** `of`: luck, or whose choices. */
export type BarKind = "luck" | "many" | number;

export const barClass = (of: BarKind): string => `look-bar of-${typeof of === "number" ? of % 4 : of}`;

export function BarSwatch({ of }: { of: BarKind }) {
  return (
    <svg class="look-swatch" width="13" height="14" aria-hidden="true">
      <rect class={barClass(of)} x="1" y="1" width="11" height="12" rx="1.5" />
    </svg>
  );
}

/** A flag as it stands in lists; hollow without a number. */
export function FlagSign({ number }: { number: number }) {
  return (
    <svg class={number ? "look-sign" : "look-sign hollow"} viewBox="0 0 32 38" aria-hidden="true">
      <path class="pole" d="M5 36V3" />
      <path class="cloth" d="M6 3H31l-5 9 5 9H6Z" />
      {number > 0 && (
        <text x="15.5" y="17.5">
          {number}
        </text>
      )}
    </svg>
  );
}
