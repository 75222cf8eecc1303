// The link of the page: to read, to copy, to hand to the device's own sharing.
import { Button, toast } from "../lib/ui";
import { word } from "../lib/words";

const NEAR = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function CopyLink() {
  return (
    <>
      <div class="copy-link">
        <input readOnly value={location.href} aria-label={word("table-link")} onFocus={(event) => event.currentTarget.select()} />
        <Button kind="primary" icon="copy" onClick={() => void copyLink()}>
          {word("table-copy")}
        </Button>
      </div>
      {NEAR.has(location.hostname) && <p class="lead">{word("table-link-near")}</p>}
    </>
  );
}

export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast(word("table-copied"));
  } catch {
    toast(word("table-copy-by-hand", { link: location.href }), "wait", 8);
  }
}

/** Hands the link to the device's own sharing, or copies it. */
export async function shareLink(): Promise<void> {
  if (!("share" in navigator)) return copyLink();
  try {
    await navigator.share({ title: document.title, url: location.href });
  } catch (error) {
    if ((error as DOMException).name !== "AbortError") await copyLink();
  }
}
