// The link of the page: to read, to copy, to hand to the device's own sharing.
import { logicalPath, sharedLink } from "../lib/address";
import { Icon, toast } from "../lib/ui";
import { word } from "../lib/words";

const NEAR = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The whole address of the page that is open. */
export const linkHere = (): string => sharedLink(logicalPath(location));

export function LinkField() {
  return (
    <label class="linked">
      <Icon name="link" />
      <input readOnly value={linkHere()} aria-label={word("table-link")} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

/** Where the link leads nowhere from another machine. */
export function NearLinkNote() {
  return NEAR.has(location.hostname) ? <p class="quiet">{word("table-link-near")}</p> : null;
}

export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkHere());
    toast(word("table-copied"));
  } catch {
    toast(word("table-copy-by-hand", { link: linkHere() }), "wait", 8);
  }
}

/** Hands the link to the device's own sharing, or copies it. */
export async function shareLink(): Promise<void> {
  if (!("share" in navigator)) return copyLink();
  try {
    await navigator.share({ title: document.title, url: linkHere() });
  } catch (error) {
    if ((error as DOMException).name !== "AbortError") await copyLink();
  }
}
