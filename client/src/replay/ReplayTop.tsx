// The bar over a replay, and what led to where it stands.
import type { ComponentChildren } from "preact";
import { ContentMark } from "../content/ContentMark";
import { pageHref } from "../lib/address";
import { Button, Icon } from "../lib/ui";
import { gameName, say, word } from "../lib/words";
import { GameBadge, ProgressBeads } from "../table/chrome/TopBar";
import type { ReplayPlayer } from "./replayPlayer";

export function ReplayTop({ player, children }: { player: ReplayPlayer; children?: ComponentChildren }) {
  const { board } = player;
  const { game, scene, outcome } = board.state.frame.value!;
  const { table, open, content } = player.overview.value!;
  return (
    <header class="topbar">
      <a class="home" href={pageHref("/")} aria-label={word("table-menu-start")}>
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
        <a class="btn to-table" href={pageHref(`/table/${table}`)} aria-label={word(open ? "replay-to-table" : "replay-to-game")}>
          <Icon name="chevron" />
          <span>{word(open ? "replay-to-table" : "replay-to-game")}</span>
        </a>
      )}
      {children}
    </header>
  );
}

/** What led here. */
export function Happened({ player }: { player: ReplayPlayer }) {
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
