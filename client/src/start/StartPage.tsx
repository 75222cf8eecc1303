// The start page: a sea, its islands, and the card of the one that was chosen.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { loadDay } from "../daily/dailyDeals";
import { DailyStrip } from "../daily/DailyStrip";
import { loadOpenTables, OpenTablesPill } from "../gather/OpenTables";
import { areFilesKept, OFFLINE } from "../house/keepFiles";
import { setTabBadge } from "../lib/alerts";
import { serverBeside } from "../lib/address";
import { hasServer } from "../lib/house";
import { spriteHref } from "../lib/faces/sprites";
import { Button, Icon, SpriteSymbol } from "../lib/ui";
import { isLow, isNarrow } from "../lib/viewport";
import { lang, word } from "../lib/words";
import { LangSwitch } from "../profile/LookRows";
import { ProfilePill } from "../profile/ProfileSheet";
import { PuzzleStrip } from "../puzzles/PuzzleStrip";
import { RecordUpload } from "../replay/RecordUpload";
import { IslandCard } from "./IslandCard";
import {
  chooseIsland,
  chosenIsland,
  followHash,
  type Island,
  islands,
  islandsFailed,
  loadIslands,
  loadMyTables,
  myTables,
} from "./islands";
import { ResumeStrip } from "./ResumeStrip";
import { SeaChart } from "./SeaBackground";
import { SeaMap } from "./SeaMap";
import { WelcomeStrip } from "./WelcomeStrip";

const FRESH = 20_000;

export function StartPage() {
  const island = islands.value.find(({ id }) => id === chosenIsland.value);
  useEffect(followHash, []);
  useEffect(keepFresh, []);
  useEffect(escapeCloses, []);
  useFocusBack(island);
  const called = myTables.value.filter((row) => row.acting && row.seats.length > 1).length;
  useEffect(() => {
    document.title = called ? word("alert-title-many", { count: called }) : word("start-title");
    setTabBadge(called > 0);
    return () => setTabBadge(false);
  }, [called, lang.value]);
  const covered = Boolean(island) && (isNarrow.value || isLow.value);
  const under = { inert: covered };
  return (
    <main class={`start ${island ? "" : "closed"}`}>
      <SeaChart />
      <header class="head" {...under}>
        <div>
          <h1>
            <svg class="word" role="img" aria-label="Archipel">
              <use href={spriteHref("wordmark")} />
            </svg>
          </h1>
          {islands.value.length > 0 && (
            <p>
              {word("start-tagline", { count: islands.value.length })} <b>{word("start-touch")}</b>
            </p>
          )}
        </div>
        <div class="right">
          {hasServer() && <OpenTablesPill />}
          {serverBeside() && (
            <a class="pill" href={serverBeside()} target="_self">
              <Icon name="people" />
              <span class="nm">{word("static-to-server")}</span>
            </a>
          )}
          <LangSwitch />
          <ProfilePill />
        </div>
      </header>
      <div class="water" {...under}>
        <SeaMap />
        <div class="neat" aria-hidden="true" />
        {islandsFailed.value && <Lost />}
        <div class="strips">
          <WelcomeStrip />
          <ResumeStrip />
          <span class="of-today">
            <DailyStrip />
            <PuzzleStrip />
          </span>
        </div>
        <RecordUpload />
      </div>
      {covered && <div class="scrim" onClick={() => chooseIsland("")} />}
      {island && <IslandCard key={island.id} island={island} />}
    </main>
  );
}

function Lost() {
  return (
    <div class="lost" role="alert">
      <SpriteSymbol id="paper-boat" />
      <p>{word("start-failed")}</p>
      <Button icon="reconnect" onClick={() => void loadIslands()}>
        {word("start-retry")}
      </Button>
      {hasServer() && areFilesKept() && (
        <a class="btn primary" href={OFFLINE} target="_self">
          <Icon name="island" />
          {word("static-play-offline")}
        </a>
      )}
    </div>
  );
}

function keepFresh(): () => void {
  const refresh = () => {
    void loadMyTables();
    if (document.hidden) return;
    if (islands.peek().length === 0) void loadIslands();
    if (hasServer()) void loadOpenTables();
  };
  void loadIslands();
  void loadMyTables();
  void loadDay();
  if (hasServer()) void loadOpenTables();
  const timer = setInterval(refresh, FRESH);
  document.addEventListener("visibilitychange", refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
  };
}

function escapeCloses(): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) chooseIsland("");
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/** When a card closes, the focus goes back to its island. */
function useFocusBack(island: Island | undefined): void {
  const before = useRef("");
  useLayoutEffect(() => {
    if (!island && before.current) document.getElementById(`island-${before.current}`)?.focus({ preventScroll: true });
    before.current = island?.id ?? "";
  }, [island?.id]);
}
