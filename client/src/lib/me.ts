// Who I am to the server, and what I like: name, language, theme, preferences.
import { computed, effect, signal } from "@preact/signals";
import { api, type Me, type MyChange, type Theme } from "./api";
import { applyPreferences, preferences } from "./preferences";
import { lang, type Lang } from "./words";

export const me = signal<Me | null>(null);
export const theme = signal<Theme>((localStorage.getItem("theme") as Theme | null) ?? "auto");

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const nightfall = signal(darkness.matches);
export const isDark = computed(() => theme.value === "dark" || (theme.value === "auto" && nightfall.value));

/** By how much a move takes longer or shorter than usual. */
export function motionPace(): number {
  return { auto: 1, slow: 2, fast: 0.5, off: 1 }[preferences.peek().motion];
}

/** True where moves are to be cross-faded instead of flown. */
export function reducedMotion(): boolean {
  return stillness.matches || preferences.peek().motion === "off";
}

let asking: Promise<Me> | null = null;

/** The guest, made by the server at the first call; the language chosen in this browser is told to it. */
export function whoAmI(): Promise<Me> {
  asking ??= api
    .me()
    .then(greet)
    .catch((error: unknown) => {
      asking = null;
      throw error;
    });
  return asking;
}

/** Who I have become: a profile that was brought along has its own name and likings. */
export async function greetAgain(): Promise<void> {
  const now = await api.me();
  if (now.lang !== lang.peek()) speakIn(now.lang);
  paint(now.theme);
  applyPreferences(now.preferences);
  me.value = now;
}

async function greet(answer: Me): Promise<Me> {
  if (!localStorage.getItem("theme")) theme.value = answer.theme;
  applyPreferences(answer.preferences);
  me.value = answer.lang === lang.peek() ? answer : await api.putMe({ lang: lang.peek() });
  return me.value;
}

export async function saveMe(change: MyChange): Promise<void> {
  if (change.lang) speakIn(change.lang);
  if (change.theme) paint(change.theme);
  await whoAmI();
  if (change.preferences) applyPreferences(change.preferences);
  me.value = await api.putMe(change);
}

function speakIn(language: Lang): void {
  localStorage.setItem("lang", language);
  lang.value = language;
}

function paint(choice: Theme): void {
  localStorage.setItem("theme", choice);
  theme.value = choice;
}

darkness.addEventListener("change", () => (nightfall.value = darkness.matches));

// `data-theme` on the root is always light or dark: stylesheets need no media query of their own.
effect(() => {
  document.documentElement.dataset["theme"] = isDark.value ? "dark" : "light";
});

effect(() => {
  const { motion, patterns } = preferences.value;
  document.documentElement.dataset["motion"] = motion;
  document.documentElement.dataset["patterns"] = patterns;
});
