// The page of a lesson: a board fed by the lesson's own socket. The address remembers the step.
import { useEffect, useMemo } from "preact/hooks";
import { TableSocket } from "../wire/tableSocket";
import { LoadingPage } from "../lib/ui";
import { lang, wordsReady, word } from "../lib/words";
import { Board } from "../table/model/board";
import { skinReady, removeSkin, loadSkin } from "../lib/skin";
import { ConnectionLost } from "../table/TablePage";
import { TableView } from "../table/TableView";
import { gameName } from "../table/chrome/TopBar";
import { RefusedPage } from "../lib/RefusedPage";

export function LearnPage({ game }: { game: string }) {
  const { board, begin } = useMemo(() => openLesson(game), [game]);
  useEffect(begin, [begin]);
  useEffect(() => loadSkin(game, lang.value), [game, lang.value]);
  useEffect(() => removeSkin, [game]);
  const known = wordsReady(game);
  useEffect(() => {
    document.title = known ? `${word("learn-title", { game: gameName(game) })} · Archipel` : "Archipel";
  }, [game, lang.value, known]);
  const step = board.guide.lesson.value?.step;
  useEffect(() => {
    if (step !== undefined) history.replaceState(null, "", step ? `?step=${step}` : location.pathname);
  }, [step]);
  if (board.turnedAway.value) return <RefusedPage why={board.turnedAway.value} />;
  if (!board.frame.value || !board.guide.lesson.value || !known || !skinReady.value) return <LoadingPage />;
  return (
    <>
      <TableView board={board} />
      <ConnectionLost board={board} />
    </>
  );
}

function openLesson(game: string): { board: Board; begin: () => () => void } {
  let socket: TableSocket | null = null;
  const board: Board = new Board((ask) => socket?.send(ask) ?? false);
  const step = () => board.guide.lesson.peek()?.step ?? (Number(new URLSearchParams(location.search).get("step")) || 0);
  const begin = () => {
    socket = new TableSocket(game, (tell) => board.hear(tell), () => `/api/learn/${encodeURIComponent(game)}/socket?step=${step()}`);
    socket.link.subscribe((state) => (board.link.value = state));
    return () => {
      socket?.close();
      board.sitting.end();
    };
  };
  return { board, begin };
}
