// The page of one table: its socket, its skin, and what to show until there is something to play.
import { useEffect, useMemo } from "preact/hooks";
import { CurtainPage } from "../gather/CurtainPage";
import { whoAmI } from "../lib/me";
import { TableSocket } from "../wire/tableSocket";
import { LoadingPage, Toast, toast } from "../lib/ui";
import { lang, wordsReady, word } from "../lib/words";
import { Board } from "./model/board";
import { LobbyPage } from "../gather/LobbyPage";
import { skinReady, removeSkin, loadSkin } from "../lib/skin";
import { TableView } from "./TableView";
import { gameName, isMyTurn } from "./chrome/TopBar";
import { RefusedPage } from "../lib/RefusedPage";
import { alertTurns } from "./model/turnAlerts";

export function TablePage({ id }: { id: string }) {
  const { board, link } = useMemo(() => openTable(id), [id]);
  useEffect(() => link.begin(), [link]);
  const called = isMyTurn(board) && board.frame.value!.seats.length > 1;
  const game = (board.frame.value ?? board.lobby.value ?? board.curtain.value)?.game ?? "";
  useEffect(() => (game ? loadSkin(game, lang.value) : undefined), [game, lang.value]);
  useEffect(() => removeSkin, [id]);
  useEffect(() => alertTurns(board), [board]);
  useEffect(() => {
    const name = game && wordsReady(game) ? `${gameName(game)} · Archipel` : "Archipel";
    document.title = called ? word("alert-title", { name }) : name;
  }, [game, lang.value, game && wordsReady(game), called]);
  return (
    <>
      <TableContent board={board} game={game} onJoined={link.again} />
      <ConnectionLost board={board} />
    </>
  );
}

function TableContent({ board, game, onJoined }: { board: Board; game: string; onJoined: () => void }) {
  if (board.turnedAway.value) return <RefusedPage why={board.turnedAway.value} />;
  if (!game || !wordsReady(game) || !skinReady.value) return <LoadingPage />;
  if (board.curtain.value) return <CurtainPage board={board} />;
  return board.lobby.value ? <LobbyPage board={board} onJoined={onJoined} /> : <TableView board={board} />;
}

export function ConnectionLost({ board }: { board: Board }) {
  return board.link.value === "lost" && !board.turnedAway.value ? (
    <div class="toasts linkless" role="status">
      <Toast kind="wait">{word("table-reconnecting")}</Toast>
    </div>
  ) : null;
}

interface Opened {
  board: Board;
  link: { begin: () => () => void; again: () => void };
}

/** A board fed by a socket that opens once the server knows who is asking. */
function openTable(id: string): Opened {
  let socket: TableSocket | null = null;
  const board: Board = new Board((ask) => socket?.send(ask) ?? false);
  const open = () => {
    socket?.close();
    let wasLost = false;
    const next = new TableSocket(id, (tell) => board.hear(tell));
    socket = next;
    next.link.subscribe((state) => {
      if (state === "open" && wasLost) toast(word("table-back"));
      wasLost = state === "lost";
      board.link.value = state;
    });
  };
  const begin = () => {
    let left = false;
    whoAmI().catch(() => undefined).then(() => left || open());
    return () => {
      left = true;
      socket?.close();
      board.sitting.end();
    };
  };
  return { board, link: { begin, again: open } };
}
