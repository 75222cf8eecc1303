// What is done without asking: steps that are no choice, choices that follow another.
import { confirmsFormalSteps } from "../../lib/invitationSettings";
import type { TableFrame } from "../../wire/tableFrame";
import type { Board } from "./board";
import type { Way } from "./paths";

const BREATH_MS = 600;

export class Autoplay {
  private last = "";
  private following: readonly string[] = [];
  private undone = false;
  private breathing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: Board) {}

  /** An action has been sent; those that follow it are sent by themselves as long as they are legal. */
  acted(action: string, then: readonly string[]): void {
    this.undone = false;
    this.last = action;
    this.following = then;
  }

  /** What the player has taken back is not done again by itself. */
  tookBack(): void {
    this.following = [];
    this.undone = true;
  }

  forget(): void {
    this.following = [];
  }

  pause(): void {
    clearTimeout(this.breathing);
  }

  /** A frame has come: what follows is sent. */
  goOn(frame: TableFrame): void {
    if (!frame.fresh) this.forget();
    this.follow();
  }

  /** All that has happened is shown: after a breath, does what needs no choice; never what the player has just taken back. */
  wait(): void {
    this.pause();
    const { state, busy, guide } = this.board;
    const frame = state.frame.peek();
    const idle = frame && !busy.peek() && !this.undone && !guide.lesson.peek();
    const way = idle ? automaticAction(frame, state.ways.peek()) : null;
    if (!way) return;
    this.breathing = setTimeout(() => {
      if (state.frame.peek()?.ply === frame!.ply && document.visibilityState === "visible") this.board.act(way.action, way.then);
    }, BREATH_MS);
  }

  /** A frame that came before the answer, after somebody else's choice, changes nothing to what follows. */
  private follow(): void {
    const [next, ...rest] = this.following;
    const offered = (action: string) => this.board.state.ways.peek().some((way) => way.action === action);
    if (!next || offered(this.last)) return;
    this.following = [];
    if (offered(next)) this.board.play(next, rest);
  }
}

/** The action to send by itself; null where the player is to choose. */
export function automaticAction(frame: TableFrame, ways: readonly Way[]): Way | null {
  if (frame.seat === null || frame.outcome) return null;
  const only = ways.filter((way) => !way.alternate);
  return only.length === 1 && only[0]!.formal && !confirmsFormalSteps.peek() ? only[0]! : null;
}
