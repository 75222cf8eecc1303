// Where a secret link leads: whose profile it is, and whether to be that person on this device.
import { useEffect, useState } from "preact/hooks";
import { whyOf } from "../lib/api";
import { hash } from "../lib/route";
import { Button, LoneSheet } from "../lib/ui";
import type { Text } from "../wire/types";
import { say, word } from "../lib/words";
import { mine, settleIn } from "./profileApi";

export function TakePage() {
  const [key] = useState(hash);
  const [whose, setWhose] = useState("");
  const [why, setWhy] = useState<Text | null>(null);
  const refused = (error: unknown) => setWhy(whyOf(error));
  useEffect(() => {
    document.title = `${word("take-title")} · Archipel`;
    history.replaceState(null, "", location.pathname);
    mine.take(key, false).then(({ name }) => setWhose(name), refused);
  }, []);
  const take = () => mine.take(key, true).then(settleIn).catch(refused);
  return (
    <LoneSheet>
      <h1>{whose ? word("take-whose", { name: whose }) : word("take-title")}</h1>
      <p class="lead" role={why ? "alert" : undefined}>
        {why ? say(why) : whose ? word("take-line") : word("take-wait")}
      </p>
      {whose && !why && (
        <Button big kind="primary" icon="person" onClick={() => void take()}>
          {word("take-do")}
        </Button>
      )}
    </LoneSheet>
  );
}
