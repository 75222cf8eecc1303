// The map: every island a button, standing where the atlas puts it.
import { waiting } from "../gather/OpenTables";
import { day, featured } from "../daily/dailyDeals";
import { Icon, Symbol } from "../lib/ui";
import { word } from "../lib/words";
import { choose, chosen, gameWord, islands, seatsWord, spot, tables, type Island } from "./islands";
import { Depths, Life } from "./SeaBackground";

export function SeaMap() {
  const list = islands.value;
  const depth = Math.max(100, ...list.map(({ narrow }) => narrow.y + 16));
  return (
    <nav class="map" aria-label={word("start-map")} style={{ "--depth": String(depth / 100) }}>
      <Depths islands={list} />
      <Life islands={list} />
      {list.map((island) => (
        <IslandButton key={island.id} island={island} />
      ))}
    </nav>
  );
}

function IslandButton({ island }: { island: Island }) {
  const name = gameWord(island, "name");
  const mine = tables.value.filter((row) => row.game === island.id);
  const acting = mine.some((row) => row.acting);
  const todays = day.value && featured(day.value)?.game;
  const pin = mine.length ? word(acting ? "start-your-turn" : "start-running") : "";
  return (
    <button
      type="button"
      id={`island-${island.id}`}
      class="island at"
      style={spot(island)}
      aria-label={name ? undefined : island.id}
      aria-expanded={chosen.value === island.id}
      onClick={() => choose(island.id)}
    >
      <Art island={island} />
      {name && (
        <span class="tag">
          {name}
          <small><Facts island={island} /></small>
        </span>
      )}
      {pin && (
        <span class="pin">
          <Symbol id="paper-boat" />
          {pin}
        </span>
      )}
      {!pin && todays === island.id && (
        <span class="pin">
          <Symbol id="sun-day" />
          {word("daily-pin")}
        </span>
      )}
      {!pin && todays !== island.id && waiting.value.some((row) => row.game === island.id) && (
        <span class="pin open">
          <Icon name="people" />
          {word("gather-pin")}
        </span>
      )}
    </button>
  );
}

export function Art({ island }: { island: Island }) {
  return (
    <svg class="art" aria-hidden="true" focusable="false">
      <use href={`${island.art}#island`} />
    </svg>
  );
}

function Facts({ island }: { island: Island }) {
  const { minutes } = island;
  return (
    <>
      <span aria-hidden="true">{`${seatsWord(island)} · ${word("start-minutes", { minutes })}`}</span>
      <span class="unseen">{`, ${seatsWord(island, "-spoken")}, ${word("start-minutes-spoken", { minutes })}`}</span>
    </>
  );
}
