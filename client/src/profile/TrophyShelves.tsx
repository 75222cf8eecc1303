// The cabinet: every trophy of every game, what it takes, and when it was earned.
import { Icon } from "../lib/ui";
import { gameName, word, wordsReady } from "../lib/words";
import { type Island, islands, islandsFailed } from "../start/islands";
import { LoadingLine } from "./PageBar";
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
          <Trophy key={id} id={id} game={island.id} won={earned.find((one) => one.trophy === id)} />
        ))}
      </ul>
    </article>
  );
}

function Trophy({ id, game, won }: { id: string; game: string; won: EarnedTrophy | undefined }) {
  return (
    <li class={won ? "won" : ""}>
      <Icon name="trophy" />
      <span>
        <b>{word(`trophy-${id}`, {}, game)}</b>
        <small>{word(`trophy-${id}-how`, {}, game)}</small>
        {won && <a href={`/table/${won.table}`}>{word("profile-earned", { date: shortDate(won.at) })}</a>}
      </span>
    </li>
  );
}
