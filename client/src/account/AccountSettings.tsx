// How a profile is kept: by a secret link, on other devices, in a file; and how it is deleted.
import { useState } from "preact/hooks";
import { QrPicture } from "../gather/QrPicture";
import { KeepOffline, TakeHome } from "../house/OfflineSettings";
import { pageHref, serverBeside } from "../lib/address";
import { DownloadLink } from "../lib/DownloadLink";
import { hasServer } from "../lib/house";
import { greetAgain } from "../lib/me";
import { Button, Dialog, FileButton, Icon, toast, toastError } from "../lib/ui";
import { word } from "../lib/words";
import { EXPORT_ADDRESS, profileApi, secretLink } from "../profile/profileApi";
import { PasskeySettings } from "./PasskeySettings";

/** As large as a file of a profile may be. */
const HUGE = 16 * 1024 * 1024;

export function AccountSettings() {
  return (
    <div class="keeping">
      <p class="quiet">{word(hasServer() ? "keep-why" : "static-keep-why")}</p>
      {hasServer() ? (
        <>
          <SecretLink />
          <PasskeySettings />
        </>
      ) : (
        <p>{word("static-needs-server")}</p>
      )}
      <section class="way">
        <h3>{word("keep-export")}</h3>
        <p>{word("keep-export-line")}</p>
        <DownloadLink class="btn" address={EXPORT_ADDRESS} file="archipel.json">
          <Icon name="share" />
          {word("keep-export-do")}
        </DownloadLink>
      </section>
      {serverBeside() ? <TakeHome /> : hasServer() && <KeepOffline />}
      <MoveIn />
      <DeleteProfile />
    </div>
  );
}

function MoveIn() {
  const [busy, setBusy] = useState(false);
  const bring = async (file: File) => {
    if (file.size > HUGE) return toast(word("server-too-large"), "bad");
    setBusy(true);
    try {
      const { games, refused, left } = await profileApi.moveIn(JSON.parse(await file.text()));
      toast(word("keep-imported", { games, refused, left }));
      await greetAgain();
    } catch (error) {
      if (error instanceof SyntaxError) toast(word("server-moved-broken"), "bad");
      else toastError(error);
    }
    setBusy(false);
  };
  return (
    <section class="way">
      <h3>{word("keep-import")}</h3>
      <p>{word("keep-import-line")}</p>
      <FileButton class="btn" icon="log" busy={busy} label={word("keep-import-do")} onFile={(file) => void bring(file)} />
    </section>
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
      location.assign(pageHref("/"));
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
