// Where we are: the path as a signal, and links that change it without a reload.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

export const currentPath = signal(location.pathname);

export function navigate(to: string): void {
  const [name] = to.split(/[?#]/);
  history.pushState(null, "", to);
  currentPath.value = name || "/";
  scrollTo(0, 0);
}

/** What the address says after its `#`; as it stands where that cannot be read. */
export function addressHash(): string {
  const said = location.hash.slice(1);
  try {
    return decodeURIComponent(said);
  } catch {
    return said;
  }
}

/** The same, followed as it changes. */
export function useHash(): string {
  const [said, setSaid] = useState(addressHash);
  useEffect(() => {
    const follow = () => setSaid(addressHash());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return said;
}

export function startRouting(): void {
  addEventListener("popstate", () => (currentPath.value = location.pathname));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
