// What a player wants to be asked: kinds of invitations by game, kept in this browser, and formalities.
import { computed, signal } from "@preact/signals";
import type { Text } from "../wire/types";
import { preferences } from "./preferences";

export type InvitationSetting = "ask" | "never";

/** A kind of invitation met before, by game, with its name. */
export type InvitationKinds = Readonly<Record<string, Readonly<Record<string, { name: Text; asking: InvitationSetting }>>>>;

const KEY = "asking";

export const invitationKinds = signal<InvitationKinds>(read());
/** Whether steps without a choice are confirmed by hand. */
export const confirmsFormalSteps = computed(() => preferences.value.formal === "ask");

export function invitationSetting(game: string, kind: string): InvitationSetting {
  return invitationKinds.value[game]?.[kind]?.asking ?? "ask";
}

/** A kind that is met is listed among the preferences from then on. */
export function rememberInvitation(game: string, kind: string, name: Text): void {
  if (!invitationKinds.peek()[game]?.[kind]) setInvitation(game, kind, name, "ask");
}

export function setInvitation(game: string, kind: string, name: Text, asking: InvitationSetting): void {
  invitationKinds.value = { ...invitationKinds.peek(), [game]: { ...invitationKinds.peek()[game], [kind]: { name, asking } } };
  localStorage.setItem(KEY, JSON.stringify(invitationKinds.peek()));
}

function read(): InvitationKinds {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as InvitationKinds | null) ?? {};
  } catch {
    return {};
  }
}
