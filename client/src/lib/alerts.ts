// My turn, told to whoever looks elsewhere: a short sound, the icon of the tab, a notification.
import { fileAddress } from "./address";
import { preferences } from "./preferences";

const NOTES: readonly (readonly [number, number])[] = [
  [659.3, 0],
  [987.8, 0.14],
];
const LOUDNESS = 0.16;
const RINGING = 0.5;
const ICONS = { calm: fileAddress("/favicon.svg"), turn: fileAddress("/favicon-turn.svg") };

let sound: AudioContext | null = null;

/** Two soft notes of a wooden bar. */
export async function ringBell(): Promise<void> {
  try {
    sound ??= new AudioContext();
    if (sound.state === "suspended") await sound.resume();
    for (const [pitch, after] of NOTES) strike(sound, pitch, sound.currentTime + 0.02 + after);
  } catch {
    // a browser without sound, or one that nobody has touched yet
  }
}

function strike(at: AudioContext, pitch: number, when: number): void {
  const tone = new OscillatorNode(at, { type: "sine", frequency: pitch });
  const swell = new GainNode(at, { gain: 0 });
  swell.gain.setValueAtTime(0, when);
  swell.gain.linearRampToValueAtTime(LOUDNESS, when + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.0008, when + RINGING);
  tone.connect(swell).connect(at.destination);
  tone.start(when);
  tone.stop(when + RINGING);
}

export type Permission = NotificationPermission | "never";

/** Whether this browser may show notifications; `never`: it cannot. */
export const permission = (): Permission => ("Notification" in window ? Notification.permission : "never");

/** Asks the browser; only ever at a touch of the player. */
export async function askPermission(): Promise<Permission> {
  return "Notification" in window ? Notification.requestPermission() : "never";
}

export const isAway = (): boolean => document.hidden || !document.hasFocus();

/** Tells of something at a table as the player likes it: by sound, and where the page is not looked at by a notification. */
export function alertPlayer(title: string, body: string, table: string): void {
  const { sound: wanted, notify } = preferences.peek();
  if (wanted === "on" || (wanted === "away" && isAway())) void ringBell();
  if (notify === "on" && isAway() && permission() === "granted") showNotification(title, body, table);
}

export function showNotification(title: string, body: string, tag: string): void {
  try {
    const notice = new Notification(title, { body, tag, icon: ICONS.calm });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones show notifications of installed pages alone
  }
}

/** The icon of the tab wears a dot while I am waited for. */
export function setTabBadge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  const wanted = on ? ICONS.turn : ICONS.calm;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
