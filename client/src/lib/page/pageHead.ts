// What stands in the head of the page: its title and description in the reader's language, the colour around it.
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isDark } from "../me";
import { lang, word, wordsReady } from "../words";

const SEA = { light: "#175b6b", dark: "#082631" };

/** The title of a page, with the name of the house after it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Archipel` : "Archipel";
  }, [title, lang.value]);
}

export function keepHead(): void {
  effect(() => {
    if (wordsReady()) tag("description").content = word("start-description");
  });
  effect(() => {
    tag("theme-color").content = isDark.value ? SEA.dark : SEA.light;
  });
}

function tag(name: string): HTMLMetaElement {
  return document.querySelector<HTMLMetaElement>(`meta[name='${name}']`)!;
}
