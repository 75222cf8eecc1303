// The cabinet: every trophy of every game. What is won stands on the plank; what is not leaves its hole, with what it takes.
import { fileAddress, pageHref } from "../lib/address";
import { Icon } from "../lib/ui";
import { gameName, word, wordsReady } from "../lib/words";
import { type Island, islands, islandsFailed } from "../start/islands";
import { LoadingLine } from "./LoadingLine";
import { shortDate } from "./PastGames";
import type { EarnedTrophy } from "./profileApi";
import type { ProfilePartProps } from "./ProfilePage";

export function TrophyShelves({ achievements, failed }: ProfilePartProps) {
  if (!achievements || !islands.value.length) return <LoadingLine failed={failed || islandsFailed.value} />;
  return (
    <>
      {islands.value
        .filter((island) => island.trophies.length && wordsReady(island.id))
        .map((island) => (
          <Shelf key={island.id} island={island} earned={achievements.trophies.filter((one) => one.game === island.id)} />
        ))}
    </>
  );
}

function Shelf({ island, earned }: { island: Island; earned: readonly EarnedTrophy[] }) {
  return (
    <article class="shelf" data-game={island.id}>
      <h3>
        {gameName(island.id)}
        <small>{word("start-trophies-count", { owned: earned.length, all: island.trophies.length })}</small>
      </h3>
      <ul>
        {island.trophies.map((id) => (
          <Trophy key={id} id={id} island={island} won={earned.find((one) => one.trophy === id)} />
        ))}
      </ul>
    </article>
  );
}

function Trophy({ id, island, won }: { id: string; island: Island; won: EarnedTrophy | undefined }) {
  return (
    <li class={won ? "won" : "hole"}>
      {island.trophy_art ? (
        <svg class="trophy" aria-hidden="true" viewBox="0 0 120 120">
          <use href={fileAddress(`${island.trophy_art}#tr-${id}`)} />
        </svg>
      ) : (
        <Icon name="trophy" class="trophy" />
      )}
      <span class="told">
        <b>{word(`trophy-${id}`, {}, island.id)}</b>
        <small>{word(`trophy-${id}-how`, {}, island.id)}</small>
        {won ? (
          <a href={pageHref(`/table/${won.table}`)}>{word("profile-earned", { date: shortDate(won.at) })}</a>
        ) : (
          <span class="unseen">{word("profile-not-yet")}</span>
        )}
      </span>
    </li>
  );
}
