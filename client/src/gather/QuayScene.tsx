// The quay: sky, far isles, four cut waves, then the deep water on which the sheets of the page lie.
import { fileAddress } from "../lib/address";
import { isNarrow } from "../lib/viewport";
import { SpriteSymbol } from "../lib/ui";

/** Drawn without stretching, wide enough for any window, and centred in it. */
interface Drawn {
  width: number;
  height: number;
  horizon: number;
  sun: readonly [x: number, y: number, r: number];
  isles: readonly string[];
  waves: readonly (readonly [y: number, rise: number, length: number])[];
}

const WIDE: Drawn = {
  width: 2560,
  height: 360,
  horizon: 151,
  sun: [1278, 125, 46],
  isles: ["M700 157q70 -66 140 -24q60 -76 130 -10q50 -34 100 34Z", "M1400 159q90 -96 180 -26q70 -50 130 0q60 -40 150 26Z"],
  waves: [
    [151, 6, 120],
    [194, 9, 170],
    [241, 11, 210],
    [302, 13, 260],
    [355, 10, 240],
  ],
};
const NARROW: Drawn = {
  width: 720,
  height: 268,
  horizon: 123,
  sun: [526, 117, 22],
  isles: ["M170 127q30 -34 66 -10q24 -40 60 -4q20 -16 44 14Z", "M390 129q40 -46 84 -12q26 -20 76 12Z"],
  waves: [
    [123, 5, 70],
    [158, 6, 90],
    [193, 7, 110],
    [236, 8, 130],
    [264, 6, 120],
  ],
};

export function QuayScene() {
  const drawn = isNarrow.value ? NARROW : WIDE;
  const { width, height, sun, isles, waves } = drawn;
  return (
    <>
      <div class="quay-depth" aria-hidden="true">
        {[1, 2, 3].map((shelf) => (
          <SpriteSymbol key={shelf} id={`shelf-${shelf}`} />
        ))}
      </div>
      <div class="quay-scene" aria-hidden="true">
        <svg class="swell" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
          <circle class="sun" cx={sun[0]} cy={sun[1]} r={sun[2]} />
          {isles.map((isle) => (
            <path key={isle} class="isle" d={isle} />
          ))}
          {waves.map(([y, rise, length], depth) => (
            <path key={y} class={`w${depth}`} d={wavePath(y, rise, length, width, height + 6, -depth * 37)} />
          ))}
        </svg>
        <SpriteSymbol id="gull" class="gull" />
        <SpriteSymbol id="gull" class="gull small" />
        <svg class="planks" viewBox="0 0 1000 90" preserveAspectRatio="xMidYMin slice">
          <use href={fileAddress("/quay.svg#quay")} />
        </svg>
      </div>
    </>
  );
}

function wavePath(y: number, rise: number, length: number, width: number, bottom: number, from: number): string {
  let path = `M${from - length} ${y}`;
  for (let x = from - length, up = 1; x < width + length; x += length / 2, up = -up) path += `q${length / 4} ${-rise * up} ${length / 2} 0`;
  return `${path}V${bottom}H${-length - 200}Z`;
}
