// Language and theme, switched and kept at a touch.
import type { Theme } from "../lib/api";
import { theme } from "../lib/me";
import { Segmented } from "../lib/ui";
import { lang, type Lang, LANGS, word } from "../lib/words";
import { saveProfile } from "./saveProfile";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const OWN_NAMES = { fr: "Français", en: "English" };

export function LookRows() {
  return (
    <>
      <div class="opt">
        <span>{word("profile-language")}</span>
        <LangSwitch />
      </div>
      <div class="opt">
        <span>{word("profile-theme")}</span>
        <Segmented
          label={word("profile-theme")}
          value={theme.value}
          choices={THEMES.map((value) => ({ value, label: word(`profile-theme-${value}`) }))}
          onChoose={(value) => void saveProfile({ theme: value })}
        />
      </div>
    </>
  );
}

export function LangSwitch() {
  const choices = LANGS.map((value) => ({ value, label: <OwnName lang={value} /> }));
  return (
    <Segmented
      label={word("start-language")}
      value={lang.value}
      choices={choices}
      onChoose={(value) => void saveProfile({ lang: value })}
    />
  );
}

function OwnName({ lang: own }: { lang: Lang }) {
  return (
    <span lang={own}>
      {own.toUpperCase()}
      <span class="unseen"> {OWN_NAMES[own]}</span>
    </span>
  );
}
