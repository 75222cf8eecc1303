// How a profile is kept: by a secret link, on other devices, in a file; and how it is deleted.
import { useState } from "preact/hooks";
import { QrPicture } from "../gather/QrPicture";
import { Button, Dialog, Icon, toast, toastError } from "../lib/ui";
import { word } from "../lib/words";
import { EXPORT_ADDRESS, profileApi, secretLink } from "../profile/profileApi";
import { PasskeySettings } from "./PasskeySettings";

export function AccountSettings() {
  return (
    <div class="keeping">
      <p class="quiet">{word("keep-why")}</p>
      <SecretLink />
      <PasskeySettings />
      <section class="way">
        <h3>{word("keep-export")}</h3>
        <p>{word("keep-export-line")}</p>
        <a class="btn" href={EXPORT_ADDRESS} download="archipel.json">
          <Icon name="share" />
          {word("keep-export-do")}
        </a>
      </section>
      <DeleteProfile />
    </div>
  );
}

function SecretLink() {
  const [link, setLink] = useState("");
  const show = async (renew: boolean) => {
    try {
      setLink(secretLink((await profileApi.link(renew)).key));
      if (renew) toast(word("keep-link-renewed"));
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <section class="way">
      <h3>{word("keep-link")}</h3>
      <p>{word("keep-link-line")}</p>
      {link ? (
        <>
          <div class="secret">
            <QrPicture text={link} label={word("keep-link-qr")} />
            <label class="field">
              <span class="unseen">{word("keep-link")}</span>
              <input class="link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            </label>
          </div>
          <div class="acts">
            <Button kind="primary" icon="copy" onClick={() => void copy(link)}>
              {word("keep-link-copy")}
            </Button>
            <Button icon="restart-turn" onClick={() => void show(true)}>
              {word("keep-link-renew")}
            </Button>
            <Button kind="ghost" onClick={() => setLink("")}>
              {word("keep-link-hide")}
            </Button>
          </div>
        </>
      ) : (
        <Button kind="primary" icon="link" onClick={() => void show(false)}>
          {word("keep-link-show")}
        </Button>
      )}
    </section>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(word("keep-link-copied"));
  } catch {
    document.querySelector<HTMLInputElement>("input.link")?.select();
  }
}

function DeleteProfile() {
  const [asked, setAsked] = useState(false);
  const leave = async () => {
    try {
      await profileApi.leave();
      localStorage.clear();
      location.assign("/");
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <section class="way">
      <h3>{word("keep-leave")}</h3>
      <p>{word("keep-leave-line")}</p>
      <Button class="grave" icon="close" onClick={() => setAsked(true)}>
        {word("keep-leave-do")}
      </Button>
      {asked && (
        <Dialog title={word("keep-leave-ask")} onClose={() => setAsked(false)}>
          <p>{word("keep-leave-line")}</p>
          <div class="acts ends">
            <Button class="grave sure" onClick={() => void leave()}>
              {word("keep-leave-sure")}
            </Button>
            <Button onClick={() => setAsked(false)}>{word("keep-leave-no")}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
