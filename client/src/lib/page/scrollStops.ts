// A box that scrolls can be reached and scrolled by keyboard, even where nothing in it takes the focus.
import { useEffect, useRef } from "preact/hooks";

const FOCUSABLE = "a[href], button, input, select, [tabindex='0']";

/** For a box, or for what in it fits `inner`: a tab stop while there is more than is seen. */
export function useScrollStops<T extends HTMLElement>(inner = "") {
  const box = useRef<T>(null);
  useEffect(() => keepStops(box.current!, inner), []);
  return box;
}

function keepStops(box: HTMLElement, inner: string): () => void {
  let due = 0;
  const look = () => {
    due = 0;
    for (const one of inner ? box.querySelectorAll<HTMLElement>(inner) : [box]) setStop(one);
  };
  const soon = () => void (due ||= requestAnimationFrame(look));
  const changes = new MutationObserver(soon);
  const sizes = new ResizeObserver(soon);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  sizes.observe(box);
  return () => {
    cancelAnimationFrame(due);
    changes.disconnect();
    sizes.disconnect();
  };
}

function setStop(box: HTMLElement): void {
  const more = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  if (more && !box.querySelector(FOCUSABLE)) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}

/** The same for a box that something else may have made a tab stop already: that stays. */
export function lendStop(box: HTMLElement, more: boolean): void {
  if (more && !box.hasAttribute("tabindex") && !box.querySelector(FOCUSABLE)) {
    box.tabIndex = 0;
    box.dataset.stop = "lent";
  } else if (!more && box.dataset.stop) {
    box.removeAttribute("tabindex");
    delete box.dataset.stop;
  }
}
