// The card of an island: what the game is, and the shortest way to a table.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { OpenTablesOf } from "../gather/OpenTables";
import { pageHref } from "../lib/address";
import { hasServer } from "../lib/house";
import type { SeatWish } from "../lib/api";
import { me } from "../lib/me";
import { Button, Icon } from "../lib/ui";
import { gameName, word, wordsReady } from "../lib/words";
import { chooseIsland, createTable, leadWord, type Island, seatsWord, wordIn } from "./islands";
import { NewTableDialog } from "./NewTableDialog";
import { IslandArt } from "./SeaMap";
import { FoldedOptions, ModeChips, PickRow, type TablePicks, useTablePicks } from "./TablePicks";
import { WatchDialog } from "./WatchDialog";

export function IslandCard({ island }: { island: Island }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => void import("../table/TablePage").catch(() => undefined), []);
  return (
    <section class="card" data-accent aria-labelledby="card-title" style={{ "--accent": island.accent }}>
      <i class="grip" aria-hidden="true" />
      <div class="crest">
        <IslandArt island={island} />
        <Waves />
        <button type="button" class="close" aria-label={word("start-close")} onClick={() => chooseIsland("")}>
          <Icon name="close" />
        </button>
      </div>
      <div class="body">
        <h2 id="card-title" ref={title} tabIndex={-1}>
          {gameName(island.id)}
        </h2>
        <p class="lead">{leadWord(island)}</p>
        <div class="facts">
          <Fact icon="people" text={seatsWord(island)} spoken={seatsWord(island, "-spoken")} />
          <Fact
            icon="clock"
            text={word("start-minutes", { minutes: island.minutes })}
            spoken={word("start-minutes-spoken", { minutes: island.minutes })}
          />
          {island.trophies?.length > 0 && (
            <Fact
              icon="trophy"
              text={word("start-trophies-count", cabinet(island))}
              spoken={word("start-trophies-spoken", cabinet(island))}
            />
          )}
        </div>
        {wordsReady(island.id) && <Ways island={island} />}
      </div>
    </section>
  );
}

function cabinet(island: Island): { owned: number; all: number } {
  return { owned: me.value?.trophies?.[island.id]?.length ?? 0, all: island.trophies.length };
}

function Fact({ icon, text, spoken }: { icon: string; text: string; spoken: string }) {
  return (
    <span>
      <Icon name={icon} />
      <span aria-hidden="true">{text}</span>
      <span class="unseen">{spoken}</span>
    </span>
  );
}

function Ways({ island }: { island: Island }) {
  const picks = useTablePicks(island);
  const [inviting, setInviting] = useState(false);
  const [watching, setWatching] = useState(false);
  const several = picks.mode.seats.some((seats) => seats > 1);
  return (
    <>
      <ModeChips island={island} picks={picks} />
      <div class="stack">
        <PlayButton island={island} picks={picks} />
        {several && (
          <Button big icon={hasServer() ? "link" : "hand"} onClick={() => setInviting(true)}>
            {word(hasServer() ? "start-invite" : "static-invite")}
            <Icon name="chevron" class="end" />
          </Button>
        )}
        <OpenTablesOf game={island.id} />
      </div>
      <div class="rows">
        <BotRows island={island} picks={picks} />
        <FoldedOptions island={island} picks={picks} />
      </div>
      <div class="links">
        {island.lesson && (
          <a class="btn ghost learn" href={pageHref(`/learn/${island.id}`)}>
            <Icon name="hint" />
            {word("learn-button")}
          </a>
        )}
        <a class="btn ghost" href={pageHref(`/rules/${island.id}`)}>
          <Icon name="rules" />
          {word("start-rules")}
        </a>
        {hasServer() && (
          <Button kind="ghost" icon="eye" onClick={() => setWatching(true)}>
            {word("start-watch")}
          </Button>
        )}
      </div>
      {inviting && <NewTableDialog island={island} from={picks} onClose={() => setInviting(false)} />}
      {watching && <WatchDialog island={island} onClose={() => setWatching(false)} />}
    </>
  );
}

function PlayButton({ island, picks }: { island: Island; picks: TablePicks }) {
  const [opening, setOpening] = useState(false);
  const play = async () => {
    if (opening) return;
    setOpening(true);
    const bots = Array.from({ length: picks.opponents }, (): SeatWish => ({ kind: "bot", level: picks.level }));
    const { mode, options, content } = picks;
    await createTable({ game: island.id, mode: mode.id, options, content, seats: [{ kind: "me" }, ...bots] });
    setOpening(false);
  };
  return (
    <Button big kind="primary" icon={picks.opponents ? "bot" : "play"} aria-busy={opening} onClick={() => void play()}>
      {picks.opponents ? wordIn(island, picks.mode.id, "play-bots", { bots: picks.opponents }) : word("start-play-solo")}
      <Icon name="chevron" class="end" />
    </Button>
  );
}

function BotRows({ island, picks }: { island: Island; picks: TablePicks }) {
  const counts = picks.mode.seats.map((seats) => seats - 1);
  return (
    <>
      {counts.length > 1 && (
        <PickRow
          title={wordIn(island, picks.mode.id, "opponents")}
          value={picks.opponents}
          choices={counts.map((count) => ({ value: count, label: String(count) }))}
          onChoose={(opponents) => picks.change({ opponents })}
        />
      )}
      {picks.opponents > 0 && (
        <PickRow
          title={word(picks.opponents > 1 ? "start-bots" : "start-bot")}
          label={word("start-bot-level")}
          value={picks.level}
          choices={island.levels.map((level) => ({ value: level, label: word(`table-level-${level}`) }))}
          onChoose={(level) => picks.change({ level })}
          end={<LadderLink game={island.id} />}
        />
      )}
    </>
  );
}

function LadderLink({ game }: { game: string }) {
  return (
    <a class="btn ghost icon to-ladder" href={pageHref(`/ladder/${game}`)} aria-label={word("ladder-page")} title={word("ladder-page")}>
      <Icon name="curve" />
    </a>
  );
}

function Waves() {
  return (
    <svg class="waves" preserveAspectRatio="none" viewBox="0 0 372 58" aria-hidden="true">
      <path class="far" d="M0 22q31 -18 62 0t62 0t62 0t62 0t62 0t62 0V58H0Z" />
      <path class="near" d="M0 38q31 -16 62 0t62 0t62 0t62 0t62 0t62 0V58H0Z" />
    </svg>
  );
}
