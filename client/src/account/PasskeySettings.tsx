// A passkey for this profile, and the way back to another one.
import { useEffect, useState } from "preact/hooks";
import { refusalText } from "../lib/api";
import { me } from "../lib/me";
import { Button, toast } from "../lib/ui";
import { say, word } from "../lib/words";
import { switchProfile } from "../profile/profileApi";
import { addPasskey, countPasskeys, dropPasskeys, passkeysSupported, signInByPasskey } from "./passkeys";

export function PasskeySettings() {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      void countPasskeys().then(
        ({ passkeys }) => setCount(passkeys),
        () => undefined,
      ),
    [],
  );
  const attempt = async (work: Promise<{ passkeys: number }>, done: string) => {
    try {
      setCount((await work).passkeys);
      toast(word(done));
    } catch (error) {
      fail(error);
    }
  };
  return (
    <>
      <section class="way passkeys">
        <h3>{word("keep-passkey")}</h3>
        <p>{word(passkeysSupported() ? "keep-passkey-line" : "keep-passkey-never")}</p>
        {count > 0 && <p class="kept">{word("keep-passkey-count", { count })}</p>}
        <div class="acts">
          {passkeysSupported() && (
            <Button
              icon="lock"
              kind={count ? "plain" : "primary"}
              onClick={() => void attempt(addPasskey(me.peek()?.name ?? "Archipel"), "keep-passkey-added")}
            >
              {word("keep-passkey-add")}
            </Button>
          )}
          {count > 0 && (
            <Button icon="close" onClick={() => void attempt(dropPasskeys(), "profile-saved")}>
              {word("keep-passkey-drop")}
            </Button>
          )}
        </div>
      </section>
      <section class="way">
        <h3>{word("keep-back")}</h3>
        <p>{word("keep-back-line")}</p>
        {passkeysSupported() && (
          <Button icon="person" onClick={() => void signInByPasskey().then(switchProfile).catch(fail)}>
            {word("keep-back-do")}
          </Button>
        )}
      </section>
    </>
  );
}

function fail(error: unknown): void {
  toast(say(refusalText(error, "keep-passkey-failed")), "bad", 6);
}
