// A page by the sea, seen from the side: sky, far isles and cut waves above, deeper water below; sheets of paper lie over it.
import type { ComponentChildren } from "preact";
import { pageHref } from "../address";
import { SpriteSymbol } from "../ui";
import { word } from "../words";

const WIDE = 1280;
const HIGH = 300;
/** Of each wave: how far down it is, how high and how long its crests are. */
const WAVES = [
  [0.5, 6, 120],
  [0.62, 9, 170],
  [0.75, 11, 210],
  [0.88, 13, 260],
] as const;
const DEPTHS = ["shelf-1", "shelf-2", "shelf-3", "shelf-1", "shelf-3"];

/** What lies behind a page; `children` are things on the water. */
export function Shore({ children }: { children?: ComponentChildren }) {
  return (
    <div class="shore" aria-hidden="true">
      <div class="depth">
        {DEPTHS.map((shelf, at) => (
          <SpriteSymbol key={at} id={shelf} class={`d${at}`} />
        ))}
      </div>
      <div class="sky">
        <i class="sun" />
        <svg class="isles" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none">
          <path class="far" d="M60 156q70 -66 140 -24q60 -76 130 -10q50 -34 100 34Z" />
          <path class="far" d="M760 158q90 -96 180 -26q70 -50 130 0q60 -40 150 26Z" />
          {WAVES.map(([down, high, long], at) => (
            <path key={at} class={`w${at + 1}`} d={wave(HIGH * down, high, long, -37 * at)} />
          ))}
          <path class="deep" d={wave(HIGH * 0.985, 10, 240, -60)} />
        </svg>
        {children}
      </div>
    </div>
  );
}

/** The head of such a page: the way back to the islands, and what else belongs there. */
export function ShoreBar({ children }: { children?: ComponentChildren }) {
  return (
    <header class="shorebar">
      <a class="wordlink" href={pageHref("/")} aria-label={word("rules-back")} title={word("rules-back")}>
        <SpriteSymbol id="wordmark" class="word" />
      </a>
      <span class="acts">{children}</span>
    </header>
  );
}

function wave(y: number, high: number, long: number, from: number): string {
  let path = `M${from - long} ${y}`;
  for (let x = from - long, side = 1; x < WIDE + long; x += long / 2, side = -side) path += `q${long / 4} ${-high * side} ${long / 2} 0`;
  return `${path}V${HIGH + 20}H${-long}Z`;
}
