// With and without a network: games of a server kept in this browser, and what was played there taken home.
import { useEffect, useState } from "preact/hooks";
import { serverBeside } from "../lib/address";
import { ask, request } from "../lib/api";
import { Button, Icon, toast, toastError } from "../lib/ui";
import { word } from "../lib/words";
import { serverTransport } from "../wire/serverTransport";
import type { MovedIn, OfflineOffer } from "../wire/httpTypes";
import { areFilesKept, OFFLINE } from "./keepFiles";

/** On a server's page: the games for when there is no network, where the server has them. */
export function KeepOffline() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    request<OfflineOffer>("GET", "/api/offline").then(({ here }) => setHere(here), () => undefined);
  }, []);
  if (!isHere) return null;
  return (
    <section class="way">
      <h3>{word("static-offline")}</h3>
      <p>{word("static-offline-line")}</p>
      <a class="btn" href={OFFLINE} target="_self">
        <Icon name="island" />
        {word(areFilesKept() ? "static-play-offline" : "static-offline-do")}
      </a>
    </section>
  );
}

/** In the folder beside a server: everything played here, given to the profile there. */
export function TakeHome() {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const { games, refused, left } = await moveTo(serverBeside());
      toast(word("keep-imported", { games, refused, left }));
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  return (
    <section class="way">
      <h3>{word("static-take-home")}</h3>
      <p>{word("static-take-home-line")}</p>
      <Button icon="share" aria-busy={busy} onClick={() => void take()}>
        {word("static-take-home-do")}
      </Button>
    </section>
  );
}

/** The profile there keeps its name and likings. */
const AS_IT_IS = { name: "", lang: "", theme: "", preferences: {} };

async function moveTo(server: string): Promise<MovedIn> {
  const { body } = await ask("GET", "/api/me/export");
  await serverTransport.call("GET", `${server}api/me`);
  const file = { ...(JSON.parse(body) as object), ...AS_IT_IS };
  return JSON.parse((await ask("POST", `${server}api/me/import`, file, serverTransport)).body) as MovedIn;
}
