// The page of one table: its socket, its skin, and what to show until there is something to play.
import { useEffect, useMemo } from "preact/hooks";
import { CurtainPage } from "../gather/CurtainPage";
import { LobbyPage } from "../gather/LobbyPage";
import { whoAmI } from "../lib/me";
import { RefusedPage } from "../lib/page/RefusedPage";
import { loadSkin, removeSkin, skinReady } from "../lib/skin";
import { LoadingPage, Toast, toast } from "../lib/ui";
import { gameName, lang, word, wordsReady } from "../lib/words";
import { isMyTurn } from "./chrome/TopBar";
import { TableConnection } from "./connection";
import type { Board } from "./model/board";
import { alertTurns } from "./model/turnAlerts";
import { OpeningTable } from "./TableView";

export function TablePage({ id }: { id: string }) {
  const connection = useMemo(
    () =>
      new TableConnection(
        () => `/api/tables/${encodeURIComponent(id)}/socket`,
        () => toast(word("table-back")),
      ),
    [id],
  );
  const { board } = connection;
  useEffect(() => begin(connection), [connection]);
  const called = isMyTurn(board) && board.state.frame.value!.seats.length > 1;
  const told = board.state.frame.value ?? board.state.lobby.value ?? board.state.curtain.value;
  const game = told?.game ?? "";
  const own = told?.content?.digest ?? "";
  useEffect(() => (game ? loadSkin(game, lang.value, own) : undefined), [game, lang.value, own]);
  useEffect(() => removeSkin, [id]);
  useEffect(() => alertTurns(board), [board]);
  useEffect(() => {
    const name = game && wordsReady(game) ? `${gameName(game)} · Archipel` : "Archipel";
    document.title = called ? word("alert-title", { name }) : name;
  }, [game, lang.value, game && wordsReady(game), called]);
  return (
    <>
      <TableContent board={board} game={game} onJoined={connection.open} />
      <ConnectionLost board={board} />
    </>
  );
}

function TableContent({ board, game, onJoined }: { board: Board; game: string; onJoined: () => void }) {
  if (board.state.refusal.value) return <RefusedPage why={board.state.refusal.value} />;
  if (!game || !wordsReady(game) || !skinReady.value) return <LoadingPage />;
  if (board.state.curtain.value) return <CurtainPage board={board} />;
  return board.state.lobby.value ? <LobbyPage board={board} onJoined={onJoined} /> : <OpeningTable board={board} />;
}

export function ConnectionLost({ board }: { board: Board }) {
  return board.link.value === "lost" && !board.state.refusal.value ? (
    <div class="toasts linkless" role="status">
      <Toast kind="wait">{word("table-reconnecting")}</Toast>
    </div>
  ) : null;
}

/** Opens once the server knows who is asking; the answer closes it. */
function begin(connection: TableConnection): () => void {
  let left = false;
  void whoAmI()
    .catch(() => undefined)
    .then(() => left || connection.open());
  return () => {
    left = true;
    connection.close();
  };
}
