// The page of a replay: the table as it was, and a player instead of a turn.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ContentMark } from "../content/ContentMark";
import { whoAmI } from "../lib/me";
import { RefusedPage } from "../lib/RefusedPage";
import { loadSkin, removeSkin, skinReady } from "../lib/skin";
import { Button, Icon, LoadingPage, SheetPage } from "../lib/ui";
import { isNarrow } from "../lib/viewport";
import { lang, say, word, wordsReady } from "../lib/words";
import { BoardArea, hasSideZones } from "../table/chrome/BoardArea";
import { Bubble } from "../table/chrome/Bubble";
import { EventLog, LiveAnnouncements } from "../table/chrome/EventLog";
import { PlayerList } from "../table/chrome/PlayerList";
import { GameBadge, gameName, ProgressBeads } from "../table/chrome/TopBar";
import { StageChip } from "../table/chrome/Tray";
import { ZoneSlot } from "../table/draw/ZoneView";
import { Panels } from "../table/panels/Panels";
import { attachInput, TableTabs } from "../table/TableView";
import type { Text } from "../wire/types";
import { ReplayControls } from "./ReplayControls";
import { listenToReplayKeys } from "./replayKeyboard";
import { ReplayMenu, type ReplayPanel } from "./ReplayMenu";
import { ReplayNotes } from "./ReplayNotes";
import { tableRecordAddress } from "./replayApi";
import { parseReplayQuery, ReplayPlayer } from "./replayPlayer";

const LOST = "server-rules-lost";

export function ReplayPage({ id }: { id: string }) {
  const player = useMemo(() => new ReplayPlayer(id), [id]);
  useEffect(() => {
    void whoAmI()
      .catch(() => undefined)
      .then(() => player.begin(parseReplayQuery(location.search)));
    return () => player.end();
  }, [player]);
  const game = player.overview.value?.game ?? "";
  const own = player.overview.value?.content?.digest ?? "";
  useEffect(() => (game ? loadSkin(game, lang.value, own) : undefined), [game, lang.value, own]);
  useEffect(() => removeSkin, [id]);
  useEffect(() => {
    document.title = game && wordsReady(game) ? `${word("replay-title", { game: gameName(game) })} · Archipel` : "Archipel";
  }, [game, lang.value, game && wordsReady(game)]);
  if (player.refused.value?.key === LOST) return <LostReplay id={id} why={player.refused.value} />;
  if (player.refused.value) return <RefusedPage why={player.refused.value} />;
  if (!game || !wordsReady(game) || !skinReady.value || !player.board.state.frame.value) return <LoadingPage />;
  return <ReplayView player={player} />;
}

function ReplayView({ player }: { player: ReplayPlayer }) {
  const { board } = player;
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState("board");
  const [panel, setPanel] = useState<ReplayPanel>("");
  useEffect(() => listenToReplayKeys(document, player), [player]);
  useEffect(() => attachInput(root.current!, board), [board]);
  const frame = board.state.frame.value!;
  return (
    <div
      ref={root}
      class={`table replay${hasSideZones(board) ? " beside" : ""}`}
      data-game={frame.game}
      data-mode={frame.mode ?? ""}
      data-seats={frame.seats.length}
      data-tab={tab}
      data-ply={frame.ply}
    >
      <Top player={player} />
      <div class="promptbar">
        <Happened player={player} />
      </div>
      <main class="playfield" tabIndex={isNarrow.value ? 0 : undefined}>
        <BoardArea board={board} />
        <section class="tray" aria-label={word("table-tray")}>
          <ZoneSlot board={board} name="tray" class="tray-zones" />
          <div class="replay-says">
            <Happened player={player} />
            {Boolean(frame.scene.stages?.length) && (
              <ol class="stages">
                {frame.scene.stages!.map((stage) => (
                  <StageChip key={stage.mark} board={board} stage={stage} />
                ))}
              </ol>
            )}
          </div>
        </section>
      </main>
      <ReplayControls player={player} onMore={() => setPanel("menu")} />
      <aside class="column" aria-label={word("table-players")}>
        <PlayerList board={board} />
        <ReplayNotes player={player} />
        <EventLog board={board} />
      </aside>
      <TableTabs board={board} tab={tab} onChoose={setTab} />
      <Bubble board={board} />
      <LiveAnnouncements board={board} />
      <Panels board={board} />
      <ReplayMenu player={player} panel={panel} onPanel={setPanel} />
    </div>
  );
}

/** A game of which nothing is left to show but its record. */
function LostReplay({ id, why }: { id: string; why: Text }) {
  return (
    <SheetPage home="primary">
      <h1>{say(why)}</h1>
      <a class="btn big" href={tableRecordAddress(id)} download={`${id}.json`}>
        <Icon name="log" />
        {word("replay-download")}
      </a>
    </SheetPage>
  );
}

function Top({ player }: { player: ReplayPlayer }) {
  const { board } = player;
  const { game, scene, outcome } = board.state.frame.value!;
  const { table, open, content } = player.overview.value!;
  return (
    <header class="topbar">
      <a class="home" href="/" aria-label={word("table-menu-start")}>
        <GameBadge game={game} />
      </a>
      <h1>{gameName(game)}</h1>
      {scene.subtitle && <span class="sub">{say(scene.subtitle, board.reader.value)}</span>}
      {scene.progress && <ProgressBeads board={board} progress={scene.progress} />}
      <ContentMark label={content} />
      <span class="watching replaying">
        <Icon name="clock" />
        <span class="watching-word">{word(outcome ? "table-over" : "replay-tag")}</span>
      </span>
      {outcome && (
        <Button icon="trophy" class="to-scores" label={word("table-score-sheet")} onClick={() => (board.panel.value = "scores")} />
      )}
      {table && (
        <a class="btn to-table" href={`/table/${table}`} aria-label={word(open ? "replay-to-table" : "replay-to-game")}>
          <Icon name="chevron" />
          <span>{word(open ? "replay-to-table" : "replay-to-game")}</span>
        </a>
      )}
    </header>
  );
}

/** What led here. */
function Happened({ player }: { player: ReplayPlayer }) {
  const events = player.happened.value[player.step.value] ?? [];
  const reader = player.board.reader.value;
  const said = events
    .slice(0, 3)
    .map((event) => say(event.text, reader))
    .join(" ");
  const actor = player.overview.value!.actors?.[player.step.value] ?? -1;
  const quiet =
    actor < 0 ? word("replay-quiet") : say({ key: "replay-acts", args: { seat: { key: "seat", args: { seat: actor } } } }, reader);
  const { rules } = player.overview.value!;
  return (
    <>
      <p class="prompt">{said || (player.step.value ? quiet : word("replay-start"))}</p>
      {rules && <p class="quiet replay-rules">{say(rules)}</p>}
    </>
  );
}
