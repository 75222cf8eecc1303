// What may wait until the page has shown what it has to show.

/** A page that nobody sees is not painted, and waits no longer than this. */
const LONGEST_MS = 100;

/** Calls once the next picture has been painted. */
export function afterPaint(then: () => void): void {
  let waits = true;
  const go = () => {
    if (waits) then();
    waits = false;
  };
  setTimeout(go, LONGEST_MS);
  requestAnimationFrame(() => void setTimeout(go));
}
