// The page of a replay: the table as it was, and a player instead of a turn.
import type { AnalysedReplay } from "../analysis/AnalysedReplay";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { DownloadLink } from "../lib/DownloadLink";
import { whoAmI } from "../lib/me";
import { adoptStyles } from "../lib/page/pageStyles";
import { RefusedPage } from "../lib/page/RefusedPage";
import { loadSkin, removeSkin, skinReady } from "../lib/skin";
import { SheetPage } from "../lib/page/SheetPage";
import { Button, Icon, LoadingPage, toastError } from "../lib/ui";
import { hasDrawers, tableWindow } from "../lib/viewport";
import { gameName, lang, say, word, wordsReady } from "../lib/words";
import { BoardArea } from "../table/chrome/BoardArea";
import { EventLog, LiveAnnouncements } from "../table/chrome/EventLog";
import { PlayerList } from "../table/chrome/PlayerList";
import { Stages } from "../table/chrome/Tray";
import { ZoneSlot } from "../table/draw/ZoneView";
import { Dock } from "../table/frame/Dock";
import { LargeNote } from "../table/frame/LargeNote";
import { SmallWindow } from "../table/frame/SmallWindow";
import { StatusRow } from "../table/frame/StatusRow";
import { Need } from "../table/frame/TurnColumn";
import { Panels } from "../table/panels/Panels";
import { attachInput, tableAttributes } from "../table/TableView";
import type { Text } from "../wire/types";
import { ReplayControls } from "./ReplayControls";
import { listenToReplayKeys } from "./replayKeyboard";
import { ReplayMenu, type ReplayPanel } from "./ReplayMenu";
import { ReplayNotes } from "./ReplayNotes";
import { Happened, ReplayTop } from "./ReplayTop";
import { tableRecordAddress } from "./replayApi";
import looks from "../../styles/table/player.css" with { type: "text" };
import { parseReplayQuery, ReplayPlayer } from "./replayPlayer";

adoptStyles(looks);

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
  return <ReplayOrAnalysis player={player} />;
}

/** The script of an analysis comes when it is first asked for. */
function ReplayOrAnalysis({ player }: { player: ReplayPlayer }) {
  const [Analysed, setAnalysed] = useState<typeof AnalysedReplay | null>(null);
  const analyse = () => {
    player.analysing.value = true;
    import("../analysis/AnalysedReplay").then((module) => setAnalysed(() => module.AnalysedReplay), toastError);
  };
  const close = () => {
    player.analysing.value = false;
    setAnalysed(null);
  };
  useEffect(() => {
    if (player.analysing.peek() && canAnalyse(player)) analyse();
  }, [player]);
  return Analysed ? <Analysed player={player} onClose={close} /> : <ReplayView player={player} onAnalyse={analyse} />;
}

/** Whoever may see the whole of a finished game may have it analysed. */
function canAnalyse(player: ReplayPlayer): boolean {
  const { open, acts } = player.overview.value!;
  return Boolean(open && acts?.length);
}

function ReplayView({ player, onAnalyse }: { player: ReplayPlayer; onAnalyse: () => void }) {
  const { board } = player;
  const root = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<ReplayPanel>("");
  useEffect(() => listenToReplayKeys(document, player), [player]);
  useEffect(() => attachInput(root.current!, board), [board]);
  const isDesk = tableWindow.value === "desk";
  const table = tableAttributes(board);
  const analysable = canAnalyse(player);
  return (
    <div ref={root} {...table} class={`${table.class} replay`}>
      {!hasDrawers.value && (
        <ReplayTop player={player}>
          {analysable && (
            <Button class="to-analysis" kind="primary" icon="curve" onClick={onAnalyse}>
              {word("analysis-begin")}
            </Button>
          )}
        </ReplayTop>
      )}
      <main class="playfield">
        <BoardArea board={board} />
        {isDesk ? <ReplayTray player={player} /> : <ReplayColumn player={player} />}
      </main>
      <ReplayControls player={player} onMore={() => setPanel("menu")} />
      {hasDrawers.value ? (
        <SmallWindow
          board={board}
          menu={() => setPanel("menu")}
          more={(drawer) => drawer === "log" && <ReplayNotes player={player} />}
          extra={analysable ? { id: "review", icon: "curve", label: word("analysis-begin"), onTouch: onAnalyse } : undefined}
        />
      ) : (
        <aside class="column" aria-label={word("table-players")}>
          <PlayerList board={board} />
          <ReplayNotes player={player} />
          <EventLog board={board} />
          {isDesk && <Dock board={board} />}
        </aside>
      )}
      <LargeNote board={board} />
      <LiveAnnouncements board={board} />
      <Panels board={board} />
      <ReplayMenu player={player} panel={panel} onPanel={setPanel} onAnalysis={analysable ? onAnalyse : undefined} />
    </div>
  );
}

/** At a desk: what led here, and what the seat had before it. */
function ReplayTray({ player }: { player: ReplayPlayer }) {
  const { board } = player;
  return (
    <section class="tray" aria-label={word("table-tray")}>
      <ZoneSlot board={board} name="tray" class="tray-zones" />
      <div class="replay-says">
        <Happened player={player} />
        <Stages board={board} />
      </div>
    </section>
  );
}

/** The same in the slots of a column; the player's buttons stand where those of a turn would. */
function ReplayColumn({ player }: { player: ReplayPlayer }) {
  const { board } = player;
  return (
    <section class="turn" aria-label={word("table-tray")}>
      <StatusRow board={board} />
      <div class="say">
        <Happened player={player} />
      </div>
      <Dock board={board} />
      <Need board={board} />
    </section>
  );
}

/** A game of which nothing is left to show but its record. */
function LostReplay({ id, why }: { id: string; why: Text }) {
  return (
    <SheetPage home="primary">
      <h1>{say(why)}</h1>
      <DownloadLink class="btn big" address={tableRecordAddress(id)} file={`${id}.json`}>
        <Icon name="log" />
        {word("replay-download")}
      </DownloadLink>
    </SheetPage>
  );
}
