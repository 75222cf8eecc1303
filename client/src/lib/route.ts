// Where we are: the path as a signal, and links that change it without a reload.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isOurPage, logicalPath, pageHref, pathName } from "./address";

export const currentPath = signal(pathName(logicalPath(location)));

/** Opens a page by its path. */
export function navigate(to: string): void {
  history.pushState(null, "", pageHref(to));
  currentPath.value = pathName(to);
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
  addEventListener("popstate", () => (currentPath.value = pathName(logicalPath(location))));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || !isOurPage(link) || link.hasAttribute("download")) return;
    const to = logicalPath(link);
    if (link.hash && pathName(to) === pathName(logicalPath(location))) return;
    event.preventDefault();
    navigate(to);
  });
}
