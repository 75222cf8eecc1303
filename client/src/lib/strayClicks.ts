// A finger's click belongs to what the finger came down on: where a tap moves the page, nothing else is pressed by it.

/** Swallow clicks that would land on something that slid under the finger meanwhile. */
export function ignoreStrayClicks(page: Document): void {
  let touched: Element | null = null;
  page.addEventListener(
    "pointerdown",
    (event) => (touched = event.pointerType === "touch" && event.target instanceof Element ? event.target : null),
    true,
  );
  page.addEventListener("click", (event) => swallow(event, touched), true);
}

function swallow(event: MouseEvent, touched: Element | null): void {
  const target = event.target as Element;
  if (!touched || event.detail === 0 || touched === target || touched.contains(target) || target.contains(touched)) return;
  event.preventDefault();
  event.stopPropagation();
}
