// Where we are: the path as a signal, and links that change it without a reload.
import { signal } from "@preact/signals";

export const path = signal(location.pathname);

export function go(to: string): void {
  const [name] = to.split(/[?#]/);
  history.pushState(null, "", to);
  path.value = name || "/";
  scrollTo(0, 0);
}

export function startRouting(): void {
  addEventListener("popstate", () => (path.value = location.pathname));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
