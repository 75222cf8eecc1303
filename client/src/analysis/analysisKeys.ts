// The keyboard of an analysed replay, beside that of any: N and P go from flag to flag, J, M and L show what was played, what is better
// and both, R takes the game up from here, T opens the table.
import type { LookBack } from "./lookBack";

export interface AnalysisCommands {
  fork: () => void;
  table: () => void;
}

export function listenToAnalysisKeys(page: Document, look: LookBack, commands: AnalysisCommands): () => void {
  function key(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || from.closest("dialog, textarea, select, input:not([type=range])")) return;
    if (!obey(look, event.key.toLowerCase(), commands)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  page.addEventListener("keydown", key, true);
  return () => page.removeEventListener("keydown", key, true);
}

function obey(look: LookBack, key: string, { fork, table }: AnalysisCommands): boolean {
  if (key === "n") look.chooseNext(1);
  else if (key === "p") look.chooseNext(-1);
  else if (key === "j") look.shown.value = "played";
  else if (key === "m") look.shown.value = "better";
  else if (key === "l") look.shown.value = "both";
  else if (key === "r") fork();
  else if (key === "t") table();
  else if (key === "pagedown") look.turn(1);
  else if (key === "pageup") look.turn(-1);
  else return false;
  return true;
}
