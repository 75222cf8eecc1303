// What is done without asking: invitations the player never wants, and steps that are no choice.
import { invitationSetting, confirmsFormalSteps } from "../../lib/invitationSettings";
import type { Frame } from "../../wire/types";
import type { Way } from "./paths";

/** The kinds of invitations that are not to be shown now. */
export function mutedInvitations(frame: Frame): Set<string> {
  return new Set((frame.scene.may ?? []).filter((may) => invitationSetting(frame.game, may.kind) === "never").map((may) => may.kind));
}

/** The action to send by itself; null where the player is to choose. */
export function automaticAction(frame: Frame, ways: readonly Way[]): Way | null {
  if (frame.seat === null || frame.outcome) return null;
  const offered = (action: string) => ways.find((way) => way.action === action && !way.also) ?? null;
  const may = frame.scene.may ?? [];
  const quiet = mutedInvitations(frame);
  const declines = new Set(may.map(({ decline }) => decline).filter(Boolean) as string[]);
  for (const decline of declines) {
    if (may.every((one) => one.decline !== decline || quiet.has(one.kind)) && everyOther(ways, quiet, decline)) return offered(decline);
  }
  const only = ways.filter((way) => !way.also);
  return only.length === 1 && only[0]!.formal && !confirmsFormalSteps.peek() ? only[0]! : null;
}

/** Nothing else can be done than what the player does not want to be asked. */
function everyOther(ways: readonly Way[], quiet: ReadonlySet<string>, decline: string): boolean {
  return ways.every((way) => way.action === decline || quiet.has(way.ask));
}
