// How a player likes to play: kept on the profile, remembered in this browser until the server has answered.
import { signal } from "@preact/signals";
import type { Preferences } from "../wire/httpTypes";

export type { Preferences };

/** What each may be, the usual first. */
export const PREFERENCE_CHOICES: { readonly [Key in keyof Preferences]: readonly Preferences[Key][] } = {
  confirm: ["never", "each"],
  end_turn: ["at_once", "ask"],
  formal: ["alone", "ask"],
  motion: ["auto", "slow", "fast", "off"],
  pace: ["normal", "slow", "fast", "at_once"],
  patterns: ["off", "on"],
  sound: ["away", "on", "off"],
  notify: ["off", "on"],
};

const KEY = "preferences";

export const preferences = signal<Preferences>({ ...usual(), ...remembered() });

/** Takes what the profile says, or what was just chosen. */
export function applyPreferences(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.peek(), ...change };
  localStorage.setItem(KEY, JSON.stringify(preferences.peek()));
}

function usual(): Preferences {
  return Object.fromEntries(Object.entries(PREFERENCE_CHOICES).map(([key, [first]]) => [key, first])) as unknown as Preferences;
}

function remembered(): Partial<Preferences> {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string> | null) ?? {};
    const known = Object.entries(kept).filter(([key, value]) =>
      (PREFERENCE_CHOICES as Record<string, readonly string[]>)[key]?.includes(value),
    );
    return Object.fromEntries(known) as Partial<Preferences>;
  } catch {
    return {};
  }
}
