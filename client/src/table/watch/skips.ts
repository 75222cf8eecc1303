// Whoever touches the page or presses a key wants the board as it stands; so does whoever looks away.
import type { Board } from "../model/board";

const PASSING = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Listens before anything else does; the answer stops listening. */
export function listenToSkips(board: Board): () => void {
  const touched = (event: Event) => isOfPlayer(event) || board.catchUp();
  const pressed = (event: KeyboardEvent) => {
    if (PASSING.has(event.key)) return;
    if (!board.since.isOpen.peek() || (!(event.key in STEPS) && event.key !== "Escape")) return touched(event);
    event.preventDefault();
    event.stopPropagation();
    if (event.key in STEPS) board.since.move(STEPS[event.key]!);
    else board.since.close();
  };
  addEventListener("pointerdown", touched, true);
  addEventListener("keydown", pressed, true);
  document.addEventListener("visibilitychange", touched);
  return () => {
    removeEventListener("pointerdown", touched, true);
    removeEventListener("keydown", pressed, true);
    document.removeEventListener("visibilitychange", touched);
  };
}

/** On the buttons that lead from one past board to the next. */
const isOfPlayer = ({ target }: Event): boolean => target instanceof Element && target.closest(".since-player") !== null;
