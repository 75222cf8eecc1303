// Where a table or a replay has components of somebody's own, it says so.
import { Icon } from "../lib/ui";
import { word } from "../lib/words";
import type { ContentLabel } from "../wire/types";
import { shortDigest } from "./contentApi";

/** In the bar at the top: the name where there is room, all of it in words. */
export function ContentMark({ label }: { label: ContentLabel | null | undefined }) {
  if (!label) return null;
  return (
    <span class="watching own-content" title={word("content-label-help")}>
      <Icon name="cards" />
      <span class="watching-word" aria-hidden="true">
        {label.name || shortDigest(label)}
      </span>
      <span class="unseen">{contentLine(label)}</span>
    </span>
  );
}

export function ContentNote({ label }: { label: ContentLabel | null | undefined }) {
  if (!label) return null;
  return (
    <p class="content-note">
      <Icon name="cards" />
      <span>
        <b>{contentLine(label)}</b> {word("content-label-help")}
      </span>
    </p>
  );
}

export function contentLine(label: ContentLabel): string {
  const digest = shortDigest(label);
  return label.name ? word("content-label", { name: label.name, digest }) : word("content-label-plain", { digest });
}
