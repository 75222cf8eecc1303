// The keyboard of a replay: arrows step, Space plays, Home and End go to the ends, comma and full stop change the pace.
import { type ReplayPlayer, SPEEDS } from "./replayPlayer";

export function listenToReplayKeys(page: Document, player: ReplayPlayer): () => void {
  function key(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (from.closest("dialog, textarea, select, input:not([type=range])")) return;
    if (event.key === " " && from.closest("button, a, summary, label")) return;
    if (!obey(player, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  page.addEventListener("keydown", key, true);
  return () => page.removeEventListener("keydown", key, true);
}

function obey(player: ReplayPlayer, key: string): boolean {
  const pace = SPEEDS.indexOf(player.speed.peek());
  if (key === "ArrowRight") player.move(1);
  else if (key === "ArrowLeft") player.move(-1);
  else if (key === "PageUp") player.move(-10);
  else if (key === "PageDown") player.move(10);
  else if (key === "Home") player.move(-Infinity);
  else if (key === "End") player.move(Infinity);
  else if (key === " ") player.toggle();
  else if (key === ",") player.speed.value = SPEEDS[Math.max(0, pace - 1)]!;
  else if (key === ".") player.speed.value = SPEEDS[Math.min(SPEEDS.length - 1, pace + 1)]!;
  else return false;
  return true;
}
