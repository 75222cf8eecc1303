// The files of a static folder are kept by its service worker, for a visit without a network; a newer version waits for its moment.
import { signal } from "@preact/signals";
import { serverBeside } from "../lib/address";
import type { FromService, ToService } from "../worker/messages";

/** A newer version is there, and waits to be begun. */
export const isNewerWaiting = signal(false);
/** The folder has been written anew: what was not fetched before cannot be had any more. */
export const isFolderChanged = signal(false);

const KEPT = "offline";
/** Where a server has the games for those without a network. */
export const OFFLINE = "/offline/";
const TABLES = "archipel-tables";
const HOUR = 3_600_000;

/** Whether this browser has kept the games of this server. */
export const areFilesKept = (): boolean => localStorage.getItem(KEPT) !== null;

/** Asks the browser to keep the files of this folder. Where it cannot, everything works with a network all the same. */
export function keepFiles(): void {
  const service = navigator.serviceWorker;
  if (!service) return;
  service.onmessage = ({ data }: MessageEvent<FromService>) => hear(data);
  service.addEventListener("controllerchange", () => ask("keep"));
  ask("keep");
  register(service).catch(() => undefined);
  setInterval(seekNewer, HOUR);
  document.addEventListener("visibilitychange", () => document.hidden || seekNewer());
}

function ask(what: ToService): void {
  navigator.serviceWorker?.controller?.postMessage(what);
}

/** A page is never of another version than what keeps its files. */
function hear(said: FromService): void {
  if (said === "changed") isFolderChanged.value = true;
  else if (said === "newer") isNewerWaiting.value = true;
  else if (said.version !== document.documentElement.dataset["version"]) location.reload();
}

async function register(service: ServiceWorkerContainer): Promise<void> {
  await service.register("sw.js");
  await service.ready;
  localStorage.setItem(KEPT, "yes");
  if (serverBeside()) await service.register(`${serverBeside()}away.js`, { scope: serverBeside() });
}

export const seekNewer = (): void => ask("seek");

/** While a game is open here, no window begins a newer version. Returns how to let go. */
export function holdVersion(): () => void {
  let letGo = () => undefined as void;
  const left = new Promise<void>((done) => (letGo = done));
  void navigator.locks?.request(TABLES, { mode: "shared" }, () => left);
  return letGo;
}

/** Begins the newer version once no window has a game open: each is loaded again by it. Returns how to give that up. */
export function beginWhenQuiet(): () => void {
  const given = new AbortController();
  quiet(given.signal).then(beginNewer, () => undefined);
  return () => given.abort();
}

/** Whoever came to a game while this waited for another to be left is waited for as well. */
async function quiet(signal: AbortSignal): Promise<void> {
  const isHeld = await navigator.locks.request(TABLES, { signal }, async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name, mode }) => name === TABLES && mode === "shared");
  });
  if (isHeld) await quiet(signal);
}

export const beginNewer = (): void => ask("begin");
