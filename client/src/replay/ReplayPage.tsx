// The page of a replay: the table as it was, and a player instead of a turn.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { whoAmI } from "../lib/me";
import { narrow } from "../lib/narrow";
import type { Text } from "../lib/types";
import { Button, Icon, LoneSheet, PageWait } from "../lib/ui";
import { lang, ready, say, word } from "../lib/words";
import { Bubble } from "../table/Bubble";
import { Field, isFlanked } from "../table/Field";
import { Live, Log } from "../table/Log";
import { Panels } from "../table/Panels";
import { Players } from "../table/Players";
import { skinReady, takeOff, wearSkin } from "../table/skin";
import { liven, Tabs } from "../table/TableView";
import { Badge, Beads, gameName } from "../table/TopBar";
import { StageChip } from "../table/Tray";
import { TurnedAway } from "../table/TurnedAway";
import { Slot } from "../table/ZoneView";
import { tableRecordAddress } from "./calls";
import { Controls } from "./Controls";
import { listenToPlayer } from "./keys";
import { More, type MorePanel } from "./More";
import { Notes } from "./Notes";
import { asked, Player } from "./player";

const LOST = "server-rules-lost";

export function ReplayPage({ id }: { id: string }) {
  const player = useMemo(() => new Player(id), [id]);
  useEffect(() => {
    void whoAmI().catch(() => undefined).then(() => player.begin(asked(location.search)));
    return () => player.end();
  }, [player]);
  const game = player.overview.value?.game ?? "";
  useEffect(() => (game ? wearSkin(game, lang.value) : undefined), [game, lang.value]);
  useEffect(() => takeOff, [id]);
  useEffect(() => {
    document.title = game && ready(game) ? `${word("replay-title", { game: gameName(game) })} · Archipel` : "Archipel";
  }, [game, lang.value, game && ready(game)]);
  if (player.refused.value?.key === LOST) return <Lost id={id} why={player.refused.value} />;
  if (player.refused.value) return <TurnedAway why={player.refused.value} />;
  if (!game || !ready(game) || !skinReady.value || !player.board.frame.value) return <PageWait />;
  return <ReplayView player={player} />;
}

function ReplayView({ player }: { player: Player }) {
  const { board } = player;
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState("board");
  const [panel, setPanel] = useState<MorePanel>("");
  useEffect(() => listenToPlayer(document, player), [player]);
  useEffect(() => liven(root.current!, board), [board]);
  const frame = board.frame.value!;
  return (
    <div ref={root} class={`table replay${isFlanked(board) ? " beside" : ""}`} data-game={frame.game} data-mode={frame.mode ?? ""} data-seats={frame.seats.length} data-tab={tab} data-ply={frame.ply}>
      <Top player={player} />
      <div class="promptbar">
        <Happened player={player} />
      </div>
      <main class="playfield" tabIndex={narrow.value ? 0 : undefined}>
        <Field board={board} />
        <section class="tray" aria-label={word("table-tray")}>
          <Slot board={board} name="tray" class="tray-zones" />
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
      <Controls player={player} onMore={() => setPanel("menu")} />
      <aside class="column" aria-label={word("table-players")}>
        <Players board={board} />
        <Notes player={player} />
        <Log board={board} />
      </aside>
      <Tabs board={board} tab={tab} onChoose={setTab} />
      <Bubble board={board} />
      <Live board={board} />
      <Panels board={board} />
      <More player={player} panel={panel} onPanel={setPanel} />
    </div>
  );
}

/** A game of which nothing is left to show but its record. */
function Lost({ id, why }: { id: string; why: Text }) {
  return (
    <LoneSheet home="primary">
      <h1>{say(why)}</h1>
      <a class="btn big" href={tableRecordAddress(id)} download={`${id}.json`}>
        <Icon name="log" />
        {word("replay-download")}
      </a>
    </LoneSheet>
  );
}

function Top({ player }: { player: Player }) {
  const { board } = player;
  const { game, scene, outcome } = board.frame.value!;
  const { table, open } = player.overview.value!;
  return (
    <header class="topbar">
      <a class="home" href="/" aria-label={word("table-menu-start")}>
        <Badge game={game} />
      </a>
      <h1>{gameName(game)}</h1>
      {scene.subtitle && <span class="sub">{say(scene.subtitle, board.reader.value)}</span>}
      {scene.progress && <Beads board={board} progress={scene.progress} />}
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
function Happened({ player }: { player: Player }) {
  const events = player.happened.value[player.step.value] ?? [];
  const reader = player.board.reader.value;
  const said = events.slice(0, 3).map((event) => say(event.text, reader)).join(" ");
  const actor = player.overview.value!.actors?.[player.step.value] ?? -1;
  const quiet = actor < 0 ? word("replay-quiet") : say({ key: "replay-acts", args: { seat: { key: "seat", args: { seat: actor } } } }, reader);
  const { rules } = player.overview.value!;
  return (
    <>
      <p class="prompt">{said || (player.step.value ? quiet : word("replay-start"))}</p>
      {rules && <p class="quiet replay-rules">{say(rules)}</p>}
    </>
  );
}
