// Where a secret link leads: whose profile it is, and whether to be that person on this device.
import { useEffect, useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import { refusalText } from "../lib/api";
import { addressHash } from "../lib/route";
import { SheetPage } from "../lib/page/SheetPage";
import { Button } from "../lib/ui";
import { say, word } from "../lib/words";
import { profileApi, switchProfile } from "../profile/profileApi";
import type { Text } from "../wire/types";

export function SecretLinkPage() {
  const [key] = useState(addressHash);
  const [whose, setWhose] = useState("");
  const [why, setWhy] = useState<Text | null>(null);
  const refused = (error: unknown) => setWhy(refusalText(error));
  useEffect(() => {
    document.title = `${word("take-title")} · Archipel`;
    history.replaceState(null, "", pageHref("/take"));
    profileApi.take(key, false).then(({ name }) => setWhose(name), refused);
  }, []);
  const take = () => profileApi.take(key, true).then(switchProfile).catch(refused);
  return (
    <SheetPage>
      <h1>{whose ? word("take-whose", { name: whose }) : word("take-title")}</h1>
      <p class="lead" role={why ? "alert" : undefined}>
        {why ? say(why) : whose ? word("take-line") : word("take-wait")}
      </p>
      {whose && !why && (
        <Button big kind="primary" icon="person" onClick={() => void take()}>
          {word("take-do")}
        </Button>
      )}
    </SheetPage>
  );
}
