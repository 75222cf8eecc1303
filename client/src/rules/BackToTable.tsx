// The way back from the rules to the table they were opened from, with whose turn it is there.
import { useEffect } from "preact/hooks";
import { pageHref } from "../lib/address";
import { whoAmI } from "../lib/me";
import { word, wordsReady } from "../lib/words";
import { islands, loadIslands, loadMyTables, myTables, turnOf } from "../start/islands";
import { GameThumb } from "../start/TableList";

const FRESH = 15_000;

export function BackToTable({ game }: { game: string }) {
  const table = new URLSearchParams(location.search).get("table");
  useEffect(() => {
    if (!table) return undefined;
    if (!islands.peek().length) void loadIslands();
    const load = () => void whoAmI().then(loadMyTables, () => undefined);
    load();
    const timer = setInterval(() => document.hidden || load(), FRESH);
    return () => clearInterval(timer);
  }, [table]);
  if (!table) return null;
  const row = myTables.value.find((one) => one.table === table);
  return (
    <a class="backpill" href={pageHref(`/table/${encodeURIComponent(table)}`)}>
      <GameThumb game={game} />
      <span>
        <b>{word("rules-to-table")}</b>
        {row && wordsReady(game) && <small>{word(turnOf(row) === "me" ? "start-your-turn" : "start-running")}</small>}
      </span>
    </a>
  );
}
