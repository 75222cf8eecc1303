// For whoever is here for the first time: one thing to touch, the lesson of the gentlest island.
import { pageHref } from "../lib/address";
import { Icon } from "../lib/ui";
import { gameName, word } from "../lib/words";
import { islands, isNewcomer, myTables, rememberPlaying } from "./islands";

export function WelcomeStrip() {
  const island = islands.value.find(({ gentle, lesson }) => gentle && lesson);
  const game = island && gameName(island.id);
  if (!game || !isNewcomer.value || myTables.value.length > 0) return null;
  return (
    <a class="strip welcome" href={pageHref(`/learn/${island.id}`)} onClick={rememberPlaying}>
      <span class="thumb">
        <Icon name="play" />
      </span>
      <span class="said">
        <b>{word("start-welcome", { game })}</b>
        <span class="s">{word("start-welcome-line")}</span>
      </span>
      <Icon name="chevron" />
    </a>
  );
}
