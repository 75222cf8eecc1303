// The sea under the islands: a chart, three melting shelves of depth, and a few things that swim or fly.
import { spriteHref } from "../lib/faces/sprites";
import { SpriteSymbol } from "../lib/ui";
import { type Island, islandStyle } from "./islands";

const GRID = "M0 160H1280M0 320H1280M0 480H1280M0 640H1280M160 0V800M320 0V800M480 0V800M640 0V800M800 0V800M960 0V800M1120 0V800";
const CURRENTS = "M0 60Q420 250 900 110T1280 190M0 560Q300 420 620 560T1280 470M80 800Q280 600 700 720T1280 640";
const WAVES = [
  [5, 62],
  [38, 17],
  [93, 26],
  [43, 92],
  [72, 86],
  [8, 20],
  [69, 60],
] as const;

export function SeaChart() {
  return (
    <div class="sea" aria-hidden="true">
      <svg class="chart" preserveAspectRatio="xMidYMid slice" viewBox="0 0 1280 800" fill="none">
        <path d={GRID} stroke-dasharray="2 7" />
        <path d={CURRENTS} />
      </svg>
    </div>
  );
}

/** One group and one shadow a depth, so that neighbouring shelves melt together. */
export function SeaDepths({ islands }: { islands: readonly Island[] }) {
  return (
    <>
      {[1, 2, 3].map((depth) => (
        <div key={depth} class={`layer d${depth}`} aria-hidden="true">
          {islands.map((island, index) => (
            <svg key={island.id} class="at" style={islandStyle(island)}>
              <use href={spriteHref(`shelf-${((index + depth) % 3) + 1}`)} />
            </svg>
          ))}
        </div>
      ))}
    </>
  );
}

export function SeaLife({ islands }: { islands: readonly Island[] }) {
  const settled = islands.some(({ wide }) => wide.x > 76 && wide.y > 66);
  return (
    <div class="life" aria-hidden="true">
      {!settled && <SpriteSymbol id="compass" class="deco far compass" />}
      <SpriteSymbol id="whale" class="deco whale" />
      <SpriteSymbol id="gull" class="deco far gull" />
      <SpriteSymbol id="gull" class="deco far gull small" />
      {WAVES.map(([x, y]) => (
        <svg key={`${x},${y}`} class="deco wave" style={{ left: `${x}%`, top: `${y}%` }}>
          <use href={spriteHref("wave")} />
        </svg>
      ))}
    </div>
  );
}
