// What a page without a server says of its house: how far it is, where it is, and what it cannot do.
import { computed, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { currentPath } from "../lib/route";
import { Button, Icon } from "../lib/ui";
import { word, wordsReady } from "../lib/words";
import { houseState, takeHouse } from "../wire/workerTransport";
import { beginNewer, beginWhenQuiet, holdVersion, isFolderChanged, isNewerWaiting, seekNewer } from "./keepFiles";
import { keepForGood } from "./keepForGood";

const at = computed(() => houseState.value.at);
const GAMES = /^\/(table|learn)\//;
/** A game is open here, and goes on. */
const isPlaying = computed(() => GAMES.test(currentPath.value) && (at.value === "loading" || at.value === "ready"));
/** A newer version takes nobody out of anything. */
const isIdle = computed(() => currentPath.value === "/" || at.value === "failed");

export function HouseNotice() {
  useSignalEffect(() => (isPlaying.value ? holdVersion() : undefined));
  useSignalEffect(() => (isIdle.value ? seekNewer() : undefined));
  useSignalEffect(() => (isIdle.value && isNewerWaiting.value ? beginWhenQuiet() : undefined));
  useSignalEffect(() => {
    if (isPlaying.value && at.value === "ready") keepForGood();
  });
  useSignalEffect(() => {
    document.documentElement.dataset["houseAt"] = at.value;
  });
  if (!wordsReady()) return null;
  return (
    <>
      <p class="unseen" role="status">
        {at.value === "loading" && word("static-starting")}
        {at.value === "ready" && word("static-ready")}
      </p>
      <StateNotice />
    </>
  );
}

function StateNotice() {
  const [seen, setSeen] = useState(false);
  const state = houseState.value;
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
      return <TryAgain said={state.why} />;
    case "ready":
      if (isFolderChanged.value) return <TryAgain said="static-changed" />;
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

function TryAgain({ said }: { said: string }) {
  return (
    <Notice said={said}>
      <Button kind="primary" icon="reconnect" onClick={() => (isNewerWaiting.peek() ? beginNewer() : location.reload())}>
        {word("static-again")}
      </Button>
    </Notice>
  );
}

function Notice({ said, children }: { said: string; children: ComponentChildren }) {
  return (
    <Strip role="alert">
      <p>{word(said)}</p>
      {children}
    </Strip>
  );
}

function Strip({ children, ...more }: { children: ComponentChildren; role?: "alert" }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => makeRoom(box.current!), []);
  return (
    <div class="house-notice" ref={box} {...more}>
      {children}
    </div>
  );
}

/** What fills the window leaves out the strip. Returns how to take its room back. */
function makeRoom(strip: Element): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty("--notice", `${strip.getBoundingClientRect().height}px`));
  watch.observe(strip);
  return () => {
    watch.disconnect();
    style.removeProperty("--notice");
  };
}

/** The files are kept since an earlier visit. */
const WAS_HERE = Boolean(navigator.serviceWorker?.controller);

/** A line at the edge; with words where everything has to come from the network first. */
function Loading({ loaded, total }: { loaded: number; total: number }) {
  const isFetching = total === 0 || loaded < total;
  const done = isFetching ? { value: loaded } : {};
  const bar = <progress class="house-progress" aria-label={word("static-starting")} max={total || 1} {...done} />;
  if (WAS_HERE) return bar;
  const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;
  return (
    <Strip>
      {bar}
      <p>
        <Icon name="reconnect" />
        {isFetching ? word("static-loading", { done: megabytes(loaded), all: megabytes(total) }) : word("static-starting")}
      </p>
    </Strip>
  );
}
