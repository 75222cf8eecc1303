// The page of a lesson: a board fed by the lesson's own socket. The address remembers the step.
import { useEffect, useMemo } from "preact/hooks";
import { pageHref } from "../lib/address";
import { RefusedPage } from "../lib/page/RefusedPage";
import { loadSkin, removeSkin, skinReady } from "../lib/skin";
import { LoadingPage } from "../lib/ui";
import { gameName, lang, word, wordsReady } from "../lib/words";
import { TableConnection } from "../table/connection";
import { ConnectionLost } from "../table/TablePage";
import { TableView } from "../table/TableView";

export function LearnPage({ game }: { game: string }) {
  const connection = useMemo(() => lessonConnection(game), [game]);
  const { board } = connection;
  useEffect(() => {
    connection.open();
    return () => connection.close();
  }, [connection]);
  useEffect(() => loadSkin(game, lang.value), [game, lang.value]);
  useEffect(() => removeSkin, [game]);
  const known = wordsReady(game);
  useEffect(() => {
    document.title = known ? `${word("learn-title", { game: gameName(game) })} · Archipel` : "Archipel";
  }, [game, lang.value, known]);
  const step = board.guide.lesson.value?.step;
  useEffect(() => {
    if (step !== undefined) history.replaceState(null, "", pageHref(`/learn/${game}${step ? `?step=${step}` : ""}`));
  }, [step]);
  if (board.state.refusal.value) return <RefusedPage why={board.state.refusal.value} />;
  if (!board.state.frame.value || !board.guide.lesson.value || !known || !skinReady.value) return <LoadingPage />;
  return (
    <>
      <TableView board={board} />
      <ConnectionLost board={board} />
    </>
  );
}

function lessonConnection(game: string): TableConnection {
  const step = () => connection.board.guide.lesson.peek()?.step ?? (Number(new URLSearchParams(location.search).get("step")) || 0);
  const connection: TableConnection = new TableConnection(() => `/api/learn/${encodeURIComponent(game)}/socket?step=${step()}`);
  return connection;
}
