// The start page: a sea, its islands, and the card of the one that was chosen.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { loadWaiting, WaitingPill } from "../gather/OpenTables";
import { loadDay } from "../daily/dailyDeals";
import { DailyStrip } from "../daily/DailyStrip";
import { LangSwitch, ProfilePill } from "../profile/ProfileSheet";
import { Upload } from "../replay/RecordUpload";
import { badge } from "../lib/alerts";
import { Button, sprite, Symbol } from "../lib/ui";
import { lang, word } from "../lib/words";
import { Card } from "./IslandCard";
import { choose, chosen, followHash, islands, loadIslands, loadTables, lost, tables, type Island } from "./islands";
import { narrow } from "../lib/viewport";
import { Resume } from "./ResumeStrip";
import { Chart } from "./SeaBackground";
import { SeaMap } from "./SeaMap";

const FRESH = 20_000;

export function Start() {
  const island = islands.value.find(({ id }) => id === chosen.value);
  useEffect(followHash, []);
  useEffect(keepFresh, []);
  useEffect(escapeCloses, []);
  useFocusBack(island);
  const called = tables.value.filter((row) => row.acting && row.seats.length > 1).length;
  useEffect(() => {
    document.title = called ? word("alert-title-many", { count: called }) : "Archipel";
    badge(called > 0);
    return () => badge(false);
  }, [called, lang.value]);
  const under = { inert: Boolean(island) && narrow.value };
  return (
    <main class={`start ${island ? "" : "closed"}`}>
      <Chart />
      <header class="head" {...under}>
        <div>
          <h1>
            <svg class="word" role="img" aria-label="Archipel">
              <use href={sprite("wordmark")} />
            </svg>
          </h1>
          {islands.value.length > 0 && <p>{word("start-tagline", { count: islands.value.length })}</p>}
        </div>
        <div class="right">
          <WaitingPill />
          <LangSwitch />
          <ProfilePill />
        </div>
      </header>
      <div class="water" {...under}>
        <SeaMap />
        <div class="neat" aria-hidden="true" />
        {lost.value && <Lost />}
        <div class="strips">
          <Resume />
          <DailyStrip />
        </div>
        <Upload />
      </div>
      {island && narrow.value && <div class="scrim" onClick={() => choose("")} />}
      {island && <Card key={island.id} island={island} />}
    </main>
  );
}

function Lost() {
  return (
    <div class="lost" role="alert">
      <Symbol id="paper-boat" />
      <p>{word("start-failed")}</p>
      <Button icon="reconnect" onClick={() => void loadIslands()}>
        {word("start-retry")}
      </Button>
    </div>
  );
}

function keepFresh(): () => void {
  const refresh = () => {
    void loadTables();
    if (document.hidden) return;
    if (islands.peek().length === 0) void loadIslands();
    void loadWaiting();
  };
  void loadIslands();
  void loadTables();
  void loadDay();
  void loadWaiting();
  const timer = setInterval(refresh, FRESH);
  document.addEventListener("visibilitychange", refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
  };
}

function escapeCloses(): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) choose("");
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
