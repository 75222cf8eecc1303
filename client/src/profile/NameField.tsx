// The name others see: the field, and the draft of it that is kept when a form is sent.
import { useState } from "preact/hooks";
import { me } from "../lib/me";
import { word } from "../lib/words";
import { LONGEST_NAME, saveProfile } from "./saveProfile";

export interface NameDraft {
  name: string;
  /** As it would be kept; empty where it cannot be. */
  wanted: string;
  isNew: boolean;
  type: (name: string) => void;
  /** False where there is no name, or the server did not take it. */
  keep: () => Promise<boolean>;
}

/** My name until something else is typed. */
export function useNameDraft(): NameDraft {
  const [typed, type] = useState<string | null>(null);
  const known = me.value?.name ?? "";
  const name = typed ?? known;
  const wanted = name.trim();
  const isNew = wanted !== known;
  const keep = async () => {
    const kept = Boolean(wanted) && (!isNew || (await saveProfile({ name: wanted })));
    if (kept) type(null);
    return kept;
  };
  return { name, wanted, isNew, type, keep };
}

/** With a label and a hint of its own, unless a title of the page names it. */
export function NameField({ draft, titled }: { draft: NameDraft; titled?: string }) {
  const input = (
    <input
      name="name"
      value={draft.name}
      maxLength={LONGEST_NAME}
      required
      autocomplete="nickname"
      aria-labelledby={titled}
      aria-describedby={titled ? undefined : "name-hint"}
      onInput={(event) => draft.type(event.currentTarget.value)}
    />
  );
  if (titled) return <div class="field">{input}</div>;
  return (
    <label class="field">
      <span>{word("profile-name")}</span>
      {input}
      <small id="name-hint">{word("profile-name-hint")}</small>
    </label>
  );
}
