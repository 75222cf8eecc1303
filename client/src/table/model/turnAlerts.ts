// Watches a table for whoever looks elsewhere: when it becomes my turn, and when the game ends.
import { effect } from "@preact/signals";
import { alertPlayer, setTabBadge } from "../../lib/alerts";
import { gameName, word } from "../../lib/words";
import { isMyTurn } from "../chrome/TopBar";
import type { Board } from "./board";

type Moment = "mine" | "other" | "over";

/** Returns how to stop; what is there at the first look is no news. Whoever plays alone is never called. */
export function alertTurns(board: Board): () => void {
  let before: Moment | null = null;
  const stop = effect(() => {
    const frame = board.state.frame.value;
    if (!frame || frame.seat === null || frame.seats.length < 2) return;
    const now: Moment = frame.outcome ? "over" : isMyTurn(board) ? "mine" : "other";
    if (before !== null && before !== now && now !== "other")
      alertPlayer(gameName(frame.game), word(now === "mine" ? "alert-my-turn" : "alert-ended"), frame.table);
    before = now;
    setTabBadge(now === "mine");
  });
  return () => {
    stop();
    setTabBadge(false);
  };
}
