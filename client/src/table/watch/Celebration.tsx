// A bonus, a big score, a round that is over: a paper banner where nothing is to be touched, and points that fly to their owner.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { reducedMotion } from "../../lib/me";
import { Icon, SeatDisc } from "../../lib/ui";
import { say } from "../../lib/words";
import type { WireEvent } from "../../wire/types";
import type { Board } from "../model/board";
import { feats, freePlace } from "./feats";

const SHOWN_MS = 2600;
const SCRAPS = 14;
const FLIGHT_MS = 900;
const IN_USE = "[data-id][tabindex='0'], .boardzone .btn, .invitation, .hinted, .why, .tray, .zone-tools";

export function Celebration({ board }: { board: Board }) {
  const news = board.state.news.value;
  const [told, setTold] = useState<readonly WireEvent[]>([]);
  useEffect(() => {
    const found = feats(news, board.state.frame.peek()?.seat ?? null);
    if (found.length) setTold(found);
  }, [news]);
  useEffect(() => {
    if (!told.length) return undefined;
    const end = setTimeout(() => setTold([]), SHOWN_MS);
    return () => clearTimeout(end);
  }, [told]);
  return told.length ? <Banner key={told[0]!.ply} board={board} told={told} /> : null;
}

/** Read aloud with the other news, so it is only to be seen. */
function Banner({ board, told }: { board: Board; told: readonly WireEvent[] }) {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place(banner.current!)) for (const event of told) flyPoints(banner.current!, event);
  }, [told]);
  return (
    <div class={`feat-banner ${told[0]!.feat}`} ref={banner} aria-hidden="true">
      {told.map((event, line) => (
        <FeatLine key={line} event={event} words={say(event.text, board.reader.value)} />
      ))}
      <div class="scraps">
        {Array.from({ length: SCRAPS }, (_, at) => (
          <i key={at} style={{ "--at": String(at), "--of": String(SCRAPS) }} />
        ))}
      </div>
    </div>
  );
}

/** Points that the words tell already are there only to fly off. */
function FeatLine({ event: { seat, points }, words }: { event: WireEvent; words: string }) {
  return (
    <p>
      {seat == null ? <Icon name="sparkle" /> : <SeatDisc seat={seat} />}
      <span>{words}</span>
      {points ? (
        <b data-points={seat} class={words.includes(`+${points}`) ? "told" : undefined}>
          +{points}
        </b>
      ) : null}
    </p>
  );
}

/** Puts the banner where it covers nothing that is to be touched; false where there is no such place. */
function place(banner: HTMLElement): boolean {
  const table = banner.closest(".table")!;
  const board = table.querySelector(".boardzone")?.getBoundingClientRect();
  const size = { w: banner.offsetWidth, h: banner.offsetHeight };
  const area = board && {
    left: Math.max(4, board.left),
    top: Math.max(4, board.top + 4),
    right: Math.min(innerWidth - 4, board.right),
    bottom: Math.min(innerHeight - 4, board.bottom),
  };
  const taken = [...table.querySelectorAll(IN_USE)].map((thing) => thing.getBoundingClientRect());
  const found = area && board.width ? freePlace(area, size, taken) : null;
  if (found) Object.assign(banner.style, { left: `${found.x}px`, top: `${found.y}px`, visibility: "visible" });
  return Boolean(found);
}

/** The points go to the score they are added to, where that is in sight. */
function flyPoints(banner: HTMLElement, { seat, points }: WireEvent): void {
  const from = banner.querySelector<HTMLElement>(`[data-points="${seat}"]`);
  const whose = `[data-seat="${seat}"]`;
  const score = banner.closest(".table")!.querySelector(`${whose} .score, .rival${whose}`)?.getBoundingClientRect();
  if (!points || !from || reducedMotion()) return;
  const start = from.getBoundingClientRect();
  const flying = from.cloneNode(true) as HTMLElement;
  flying.className = "flying-points";
  Object.assign(flying.style, { left: `${start.x}px`, top: `${start.y}px` });
  banner.after(flying);
  const [dx, dy] = score?.width ? [score.x - start.x, score.y - start.y] : [0, -60];
  const frames = [{ opacity: 0 }, { opacity: 1, scale: "1.4", offset: 0.25 }, { opacity: 0.9, translate: `${dx}px ${dy}px` }];
  const end = () => flying.remove();
  flying.animate(frames, { duration: FLIGHT_MS, delay: 500, easing: "cubic-bezier(.5,0,.3,1)", fill: "both" }).finished.then(end, end);
}
