// Name, language, theme, and how I like to play.
import { useState } from "preact/hooks";
import { me } from "../lib/me";
import { Button, toast } from "../lib/ui";
import { word } from "../lib/words";
import { LookRows } from "./LookRows";
import { PreferenceRows } from "./PreferenceRows";
import { LONGEST_NAME, saveProfile } from "./saveProfile";

export function PreferenceSettings() {
  return (
    <>
      <NameForm key={me.value?.name} />
      <div class="opts">
        <LookRows />
        <PreferenceRows keys={["patterns", "motion", "pace", "confirm", "end_turn", "formal"]} />
      </div>
    </>
  );
}

function NameForm() {
  const [name, setName] = useState(me.peek()?.name ?? "");
  const wanted = name.trim();
  const save = async (event: Event) => {
    event.preventDefault();
    if (wanted && (await saveProfile({ name: wanted }))) toast(word("profile-saved"));
  };
  return (
    <form class="inline" onSubmit={(event) => void save(event)}>
      <label class="field">
        <span>{word("profile-name")}</span>
        <input
          name="name"
          value={name}
          maxLength={LONGEST_NAME}
          required
          autocomplete="nickname"
          aria-describedby="name-hint"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <small id="name-hint">{word("profile-name-hint")}</small>
      </label>
      <Button type="submit" kind="primary" disabled={!wanted || wanted === me.value?.name}>
        {word("profile-save")}
      </Button>
    </form>
  );
}
