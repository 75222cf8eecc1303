// The map: every island a button, standing where the atlas puts it.
import { day, featuredDeal } from "../daily/dailyDeals";
import { openTables } from "../gather/OpenTables";
import { fileAddress } from "../lib/address";
import { Icon, SpriteSymbol } from "../lib/ui";
import { gameName, word } from "../lib/words";
import { chooseIsland, chosenIsland, type Island, islands, islandStyle, myTables, seatsWord } from "./islands";
import { SeaDepths, SeaLife } from "./SeaBackground";

export function SeaMap() {
  const list = islands.value;
  const depth = Math.max(100, ...list.map(({ narrow }) => narrow.y + 16));
  return (
    <nav class="map" aria-label={word("start-map")} style={{ "--depth": String(depth / 100) }}>
      <SeaDepths islands={list} />
      <SeaLife islands={list} />
      {list.map((island) => (
        <IslandButton key={island.id} island={island} />
      ))}
    </nav>
  );
}

function IslandButton({ island }: { island: Island }) {
  const name = gameName(island.id);
  const mine = myTables.value.filter((row) => row.game === island.id);
  const acting = mine.some((row) => row.acting);
  const todays = day.value && featuredDeal(day.value)?.game;
  const pin = mine.length ? word(acting ? "start-your-turn" : "start-running") : "";
  return (
    <button
      type="button"
      id={`island-${island.id}`}
      class="island at"
      style={islandStyle(island)}
      aria-label={name ? undefined : island.id}
      aria-expanded={chosenIsland.value === island.id}
      onClick={() => chooseIsland(island.id)}
    >
      <IslandArt island={island} />
      {name && (
        <span class="tag">
          {name}
          <small>
            <Facts island={island} />
          </small>
        </span>
      )}
      {pin && (
        <span class="pin">
          <SpriteSymbol id="paper-boat" />
          {pin}
        </span>
      )}
      {!pin && todays === island.id && (
        <span class="pin">
          <SpriteSymbol id="sun-day" />
          {word("daily-pin")}
        </span>
      )}
      {!pin && todays !== island.id && openTables.value.some((row) => row.game === island.id) && (
        <span class="pin open">
          <Icon name="people" />
          {word("gather-pin")}
        </span>
      )}
    </button>
  );
}

export function IslandArt({ island }: { island: Island }) {
  return (
    <svg class="art" aria-hidden="true" focusable="false">
      <use href={fileAddress(`${island.art}#island`)} />
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
