// How I am told of my turn: a sound, a notification of this browser, a message to an address of mine.
import { useState } from "preact/hooks";
import { askPermission, permission, ringBell, showNotification } from "../lib/alerts";
import { hasServer } from "../lib/house";
import { me } from "../lib/me";
import { preferences } from "../lib/preferences";
import { Button, toast, toastError } from "../lib/ui";
import { word } from "../lib/words";
import { PreferenceRows } from "./PreferenceRows";
import { profileApi } from "./profileApi";
import { saveProfile } from "./saveProfile";

export function AlertSettings() {
  return (
    <div class="keeping">
      <section class="way">
        <h3>{word("alerts-sound")}</h3>
        <div class="opts">
          <PreferenceRows keys={["sound"]} />
        </div>
        <Button icon="play" onClick={() => void ringBell()}>
          {word("alerts-sound-hear")}
        </Button>
      </section>
      <Notices />
      {hasServer() ? <Hook /> : <p class="quiet">{word("static-needs-server")}</p>}
    </div>
  );
}

function Notices() {
  const [allowed, setAllowed] = useState(permission);
  const on = preferences.value.notify === "on" && allowed === "granted";
  const turn = async () => {
    if (on) return void saveProfile({ preferences: { notify: "off" } });
    const answer = await askPermission();
    setAllowed(answer);
    if (answer === "granted" && (await saveProfile({ preferences: { notify: "on" } })))
      showNotification("Archipel", word("alerts-notices-hello"), "hello");
  };
  return (
    <section class="way">
      <h3>{word("alerts-notices")}</h3>
      <p>{word(allowed === "denied" ? "alerts-notices-denied" : allowed === "never" ? "alerts-notices-never" : "alerts-notices-line")}</p>
      <div class="opt bare">
        <span>{word("alerts-notices-on")}</span>
        <button
          type="button"
          class="switch"
          role="switch"
          aria-checked={on}
          aria-label={word("alerts-notices-on")}
          disabled={allowed === "denied" || allowed === "never"}
          onClick={() => void turn()}
        />
      </div>
    </section>
  );
}

function Hook() {
  const [address, setAddress] = useState("");
  const kept = me.value?.hook ?? "";
  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast(word(done));
    } catch (error) {
      toastError(error);
    }
  };
  const save = async (wanted: string) => {
    me.value = await profileApi.hook(wanted);
    setAddress("");
  };
  return (
    <section class="way">
      <h3>{word("alerts-hook")}</h3>
      <p>{word("alerts-hook-line")}</p>
      {kept ? (
        <>
          <p class="kept">{word("alerts-hook-kept", { host: kept })}</p>
          <div class="acts">
            <Button kind="primary" icon="play" onClick={() => void attempt(profileApi.testHook(), "alerts-hook-sent")}>
              {word("alerts-hook-test")}
            </Button>
            <Button icon="close" onClick={() => void attempt(save(""), "alerts-hook-gone")}>
              {word("alerts-hook-drop")}
            </Button>
          </div>
        </>
      ) : (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(save(address.trim()), "profile-saved");
          }}
        >
          <label class="field">
            <span>{word("alerts-hook-address")}</span>
            <input
              type="url"
              name="hook"
              value={address}
              placeholder="https://"
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <Button type="submit" kind="primary" disabled={!address.trim()}>
            {word("profile-save")}
          </Button>
        </form>
      )}
    </section>
  );
}
