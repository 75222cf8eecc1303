// What scrolls and holds more than it shows says so: `data-more` names the sides, and styles fade the edge there.
import { lendStop } from "../../lib/page/scrollStops";

/** What may scroll. */
const SCROLLERS = ".slot, .flow, .need, .drawer-in, .players";
/** Sizes are rounded: less than this is nothing. */
const SLACK = 2;

/** How much of something is seen. */
export interface ScrollBox {
  scrollLeft: number;
  scrollTop: number;
  scrollWidth: number;
  scrollHeight: number;
  clientWidth: number;
  clientHeight: number;
}

/** The sides on which there is more, of those it can be scrolled to. */
export function hiddenSides(extent: ScrollBox, along: { x: boolean; y: boolean }): string {
  const { scrollLeft, scrollTop } = extent;
  const right = extent.scrollWidth - extent.clientWidth - scrollLeft;
  const below = extent.scrollHeight - extent.clientHeight - scrollTop;
  const sides: [string, number][] = [
    ...(along.x ? ([["left", scrollLeft], ["right", right]] as [string, number][]) : []),
    ...(along.y ? ([["above", scrollTop], ["below", below]] as [string, number][]) : []),
  ];
  return sides
    .filter(([, more]) => more > SLACK)
    .map(([side]) => side)
    .join(" ");
}

/** Keeps the marks true while things come, go and are scrolled. */
export function markScrollEdges(root: HTMLElement): () => void {
  let asked = 0;
  const markAll = () => {
    asked = 0;
    markThem(root.querySelectorAll<HTMLElement>(SCROLLERS));
  };
  const soon = () => (asked ||= requestAnimationFrame(markAll));
  const scrolled = (event: Event) => event.target instanceof HTMLElement && event.target.matches(SCROLLERS) && markThem([event.target]);
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(soon);
  sizes.observe(root);
  contents.observe(root, { childList: true, subtree: true });
  root.addEventListener("scroll", scrolled, { capture: true, passive: true });
  soon();
  return () => {
    cancelAnimationFrame(asked);
    sizes.disconnect();
    contents.disconnect();
    root.removeEventListener("scroll", scrolled, { capture: true });
  };
}

/** All are measured before the first is marked, as a mark has the page laid out anew for the next. */
function markThem(scrollers: Iterable<HTMLElement>): void {
  const found = [...scrollers].map((one) => ({ one, sides: holdsMore(one) ? hiddenSides(one, scrollable(one)) : "" }));
  for (const { one, sides } of found) if (sides !== (one.dataset.more ?? "")) mark(one, sides);
}

function mark(one: HTMLElement, sides: string): void {
  if (sides) one.dataset.more = sides;
  else delete one.dataset.more;
  lendStop(one, Boolean(sides));
}

const holdsMore = (one: HTMLElement) => one.scrollWidth > one.clientWidth + SLACK || one.scrollHeight > one.clientHeight + SLACK;

function scrollable(one: HTMLElement): { x: boolean; y: boolean } {
  const { overflowX, overflowY } = getComputedStyle(one);
  const scrolls = (how: string) => how === "auto" || how === "scroll";
  return { x: scrolls(overflowX), y: scrolls(overflowY) };
}
