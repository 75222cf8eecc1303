// The cabinet: every trophy of every game, what it takes, and when it was earned.
import { Icon } from "../lib/ui";
import { ready, word } from "../lib/words";
import { islands, lost, type Island } from "../start/islands";
import type { Earned } from "./profileApi";
import { dated } from "./PastGames";
import { Awaited } from "./ProfileSheet";
import type { PartProps } from "./ProfilePage";

export function Cabinet({ deeds, failed }: PartProps) {
  if (!deeds || !islands.value.length) return <Awaited failed={failed || lost.value} />;
  return (
    <>
      {islands.value.filter((island) => island.trophies.length && ready(island.id)).map((island) => (
        <Shelf key={island.id} island={island} earned={deeds.trophies.filter((one) => one.game === island.id)} />
      ))}
    </>
  );
}

function Shelf({ island, earned }: { island: Island; earned: readonly Earned[] }) {
  return (
    <article class="shelf" data-game={island.id}>
      <h3>
        {word("name", {}, island.id)}
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

function Trophy({ id, game, won }: { id: string; game: string; won: Earned | undefined }) {
  return (
    <li class={won ? "won" : ""}>
      <Icon name="trophy" />
      <span>
        <b>{word(`trophy-${id}`, {}, game)}</b>
        <small>{word(`trophy-${id}-how`, {}, game)}</small>
        {won && <a href={`/table/${won.table}`}>{word("profile-earned", { date: dated(won.at) })}</a>}
      </span>
    </li>
  );
}
