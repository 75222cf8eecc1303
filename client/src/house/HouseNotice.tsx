// What a page without a server says of its house: how far it is, where it is, and what it cannot do.
import { useComputed, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { currentPath } from "../lib/route";
import { Button, Icon } from "../lib/ui";
import { word, wordsReady } from "../lib/words";
import { houseState, takeHouse } from "../wire/workerTransport";
import { beginNewer, newerCame } from "./keepFiles";

export function HouseNotice() {
  const [seen, setSeen] = useState(false);
  const onStart = useComputed(() => currentPath.value === "/");
  useSignalEffect(() => {
    if (newerCame.value >= 0 && onStart.value && houseState.value.at === "ready") void beginNewer();
  });
  useSignalEffect(() => {
    document.documentElement.dataset["houseAt"] = houseState.value.at;
  });
  const state = houseState.value;
  if (!wordsReady()) return null;
  switch (state.at) {
    case "loading":
      return <Loading loaded={state.loaded} total={state.total} />;
    case "elsewhere":
      return (
        <Notice said="static-elsewhere">
          <Button kind="primary" onClick={takeHouse}>
            {word("static-here")}
          </Button>
        </Notice>
      );
    case "failed":
      return (
        <Notice said={state.why}>
          <Button kind="primary" icon="reconnect" onClick={() => location.reload()}>
            {word("static-again")}
          </Button>
        </Notice>
      );
    case "ready":
      if (state.kept || seen) return null;
      return (
        <Notice said="static-not-kept">
          <Button icon="check" onClick={() => setSeen(true)}>
            {word("static-understood")}
          </Button>
        </Notice>
      );
  }
}

function Notice({ said, children }: { said: string; children: ComponentChildren }) {
  return (
    <div class="house-notice" role="alert">
      <p>{word(said)}</p>
      {children}
    </div>
  );
}

function Loading({ loaded, total }: { loaded: number; total: number }) {
  const isFetching = total === 0 || loaded < total;
  const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;
  return (
    <div class="house-notice quiet" role="status">
      <p>
        <Icon name="reconnect" />
        {isFetching ? word("static-loading", { done: megabytes(loaded), all: megabytes(total) }) : word("static-starting")}
      </p>
      <progress aria-label={word("static-starting")} max={total || 1} {...(isFetching ? { value: loaded } : {})} />
    </div>
  );
}
