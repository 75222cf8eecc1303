// Where the keyboard and a screen reader go when one page takes the place of another: to its heading.

/** Follows what is put into the page: whoever had the focus nowhere, or in what is gone, has it at the new heading soon after. */
export function followPages(root: HTMLElement): void {
  let shown: Element | null = null;
  const follow = () => {
    const page = root.querySelector<HTMLElement>(":scope > :not(.toasts)");
    if (!page || page === shown) return;
    const first = shown === null;
    shown = page;
    if (!first && !page.matches(".table-waiting")) requestAnimationFrame(() => page === shown && isNowhere() && focusPage(page));
  };
  new MutationObserver(follow).observe(root, { childList: true });
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusPage(page: HTMLElement): void {
  const places = [page.querySelector<HTMLElement>("h1"), page.querySelector("main"), page];
  const target = places.find((place) => place?.checkVisibility()) ?? page;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
