// Name, language, theme, and how I like to play.
import { Button, toast } from "../lib/ui";
import { word } from "../lib/words";
import { LookRows } from "./LookRows";
import { NameField, useNameDraft } from "./NameField";
import { PreferenceRows } from "./PreferenceRows";

export function PreferenceSettings() {
  return (
    <>
      <NameForm />
      <div class="opts">
        <LookRows />
        <PreferenceRows keys={["patterns", "motion", "pace", "confirm", "end_turn", "formal"]} />
      </div>
    </>
  );
}

function NameForm() {
  const draft = useNameDraft();
  const save = async (event: Event) => {
    event.preventDefault();
    if (await draft.keep()) toast(word("profile-saved"));
  };
  return (
    <form class="inline" onSubmit={(event) => void save(event)}>
      <NameField draft={draft} />
      <Button type="submit" kind="primary" disabled={!draft.wanted || !draft.isNew}>
        {word("profile-save")}
      </Button>
    </form>
  );
}
