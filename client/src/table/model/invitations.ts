// Invitations: which of them ask the player, and what the table was told to answer to the others.
import { invitationSetting, type InvitationSetting, rememberInvitation, setInvitation } from "../../lib/invitationSettings";
import type { TableFrame } from "../../wire/tableFrame";
import type { Text, WireMay } from "../../wire/types";
import type { Board } from "./board";

/** The invitations to show: those that the table does not answer, and that this player wants to see. */
export function openInvitations(frame: TableFrame): WireMay[] {
  return (frame.scene.may ?? []).filter((may) => !isQuiet(frame, may));
}

/** The kinds of invitations that are not to be shown now. */
export function quietKinds(frame: TableFrame): Set<string> {
  return new Set((frame.scene.may ?? []).filter((may) => isQuiet(frame, may)).map((may) => may.kind));
}

/** Where the table waits for an answer it has one to give or not; where it does not, this browser knows what is wanted. */
function isQuiet(frame: TableFrame, may: WireMay): boolean {
  if (!may.decline) return invitationSetting(frame.game, may.kind) === "never";
  return Boolean(frame.standing?.turn || frame.standing?.never?.includes(may.kind));
}

export class InvitationAnswers {
  /** Kinds to which the table waits for an answer, as far as this page has met them. */
  private readonly met = new Set<string>();

  constructor(private readonly board: Board) {}

  /** A frame has come: its kinds are listed from now on, and the table is told once of what this browser never wants. */
  meet(frame: TableFrame): void {
    for (const { kind, name, decline } of frame.scene.may ?? []) {
      rememberInvitation(frame.game, kind, name);
      if (!decline || this.met.has(kind) || this.board.guide.lesson.peek()) continue;
      this.met.add(kind);
      const told = frame.standing?.never?.includes(kind);
      if (invitationSetting(frame.game, kind) === "never" && !told) this.board.send({ do: "stand", answer: "never", kind });
    }
  }

  /** What is set for a kind: at this table, else in this browser. */
  setting(kind: string): InvitationSetting {
    const frame = this.board.state.frame.value;
    if (!frame) return "ask";
    if (frame.standing?.never?.includes(kind)) return "never";
    return this.met.has(kind) ? "ask" : invitationSetting(frame.game, kind);
  }

  set(kind: string, name: Text, asking: InvitationSetting): void {
    const frame = this.board.state.frame.peek();
    if (!frame || this.board.busy.peek()) return;
    const never = frame.standing?.never?.includes(kind) ?? false;
    setInvitation(frame.game, kind, name, asking);
    if (asking === "never" ? this.met.has(kind) && !never : never) this.tell(asking, kind);
  }

  /** Nothing is asked before my turn. */
  notBeforeMyTurn(): void {
    this.tell("turn");
  }

  /** I am asked before my turn too. */
  askBeforeMyTurn(): void {
    this.tell("ask");
  }

  private tell(answer: "turn" | "never" | "ask", kind = ""): void {
    if (!this.board.busy.peek()) this.board.busy.value = this.board.send({ do: "stand", answer, kind });
  }
}
