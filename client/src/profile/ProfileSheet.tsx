// Who I am to the others: the pill on the start page, its sheet, and the switch of languages.
import { useState } from "preact/hooks";
import type { MyChange, Theme } from "../lib/api";
import { me, saveMe, theme } from "../lib/me";
import { Button, Dialog, Icon, SeatDisc, Segmented, toast } from "../lib/ui";
import { lang, LANGS, word, type Lang } from "../lib/words";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const LONGEST_NAME = 24;
const OWN_NAMES = { fr: "Français", en: "English" };

export function LangSwitch() {
  const choices = LANGS.map((value) => ({ value, label: <OwnName lang={value} /> }));
  return <Segmented label={word("start-language")} value={lang.value} choices={choices} onChoose={(value) => void saveProfile({ lang: value })} />;
}

function OwnName({ lang: own }: { lang: Lang }) {
  return (
    <span lang={own}>
      {own.toUpperCase()}
      <span class="unseen"> {OWN_NAMES[own]}</span>
    </span>
  );
}

/** The way back to the islands, and the switch of languages. */
export function PageBar() {
  return (
    <header class="rulesbar">
      <a class="btn ghost" href="/">
        <Icon name="island" />
        {word("rules-back")}
      </a>
      <LangSwitch />
    </header>
  );
}

export function ProfilePill() {
  const [open, setOpen] = useState(false);
  const name = me.value?.name ?? word("you");
  return (
    <>
      <button type="button" class="pill" aria-haspopup="dialog" aria-label={word("profile-open", { name })} onClick={() => setOpen(true)}>
        <SeatDisc seat={0} />
        <span class="nm">{name}</span>
      </button>
      {open && <ProfileSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function ProfileSheet({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(me.peek()?.name ?? "");
  const good = name.trim().length > 0;
  const save = async (event: Event) => {
    event.preventDefault();
    if (!good || (name.trim() !== me.peek()?.name && !(await saveProfile({ name: name.trim() })))) return;
    onClose();
  };
  return (
    <Dialog title={word("profile-title")} class="profile" onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <label class="field">
          <span>{word("profile-name")}</span>
          <input name="name" value={name} maxLength={LONGEST_NAME} required autocomplete="nickname" aria-describedby="name-hint" onInput={(event) => setName(event.currentTarget.value)} />
          <small id="name-hint">{word("profile-name-hint")}</small>
        </label>
        <LookRows />
        <Button big kind="primary" class="centre" type="submit" disabled={!good}>
          {word("profile-save")}
        </Button>
        <a class="btn big" href="/me">
          <Icon name="log" />
          {word("profile-page")}
          <Icon name="chevron" class="end" />
        </a>
      </form>
    </Dialog>
  );
}

/** Language and theme. */
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

/** While something is fetched, or where it could not be. */
export function LoadingLine({ failed, class: extra = "quiet" }: { failed: boolean; class?: string }) {
  return (
    <p class={extra} role={failed ? "alert" : "status"}>
      {word(failed ? "start-failed" : "take-wait")}
    </p>
  );
}

/** False where the server did not take it, which is told. */
export async function saveProfile(change: MyChange): Promise<boolean> {
  try {
    await saveMe(change);
    return true;
  } catch {
    toast(word("profile-failed"), "bad");
    return false;
  }
}
