// Preferences as rows: each a few choices side by side, carried out and kept at a touch.
import { PREFERENCE_CHOICES, preferences, type Preferences } from "../lib/preferences";
import { Segmented } from "../lib/ui";
import { hasWord, word } from "../lib/words";
import { saveProfile } from "./saveProfile";

type Key = keyof Preferences;

export function PreferenceRows({ keys }: { keys: readonly Key[] }) {
  return (
    <>
      {keys.map((key) => (
        <PreferenceRow key={key} name={key} />
      ))}
    </>
  );
}

function PreferenceRow({ name }: { name: Key }) {
  const title = word(`prefer-${name}`);
  const help = `prefer-${name}-help`;
  const choices = PREFERENCE_CHOICES[name].map((value) => ({ value, label: word(`prefer-${name}-${value}`) }));
  return (
    <div class="opt" data-preference={name}>
      <span>
        {title}
        {hasWord(help) && <small>{word(help)}</small>}
      </span>
      <Segmented
        label={title}
        value={preferences.value[name]}
        choices={choices}
        onChoose={(value) => void saveProfile({ preferences: { [name]: value } })}
      />
    </div>
  );
}
