// The files of a static folder are kept by its service worker, for a visit without a network; a newer version waits for its moment.
import { signal } from "@preact/signals";
import { serverBeside } from "../lib/address";

/** Grows when something becomes of a newer version. */
export const newerCame = signal(0);

const KEPT = "offline";
/** Where a server has the games for those without a network. */
export const OFFLINE = "/offline/";

/** Whether this browser has kept the games of this server. */
export const areFilesKept = (): boolean => localStorage.getItem(KEPT) !== null;

/** Asks the browser to keep the files of this folder. Where it cannot, everything works with a network all the same. */
export async function keepFiles(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register("sw.js");
    kept.addEventListener("updatefound", () => {
      kept.installing?.addEventListener("statechange", () => (newerCame.value += 1));
    });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
    localStorage.setItem(KEPT, "yes");
    if (serverBeside()) await navigator.serviceWorker.register(`${serverBeside()}away.js`, { scope: serverBeside() });
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The newer version, if one waits: the page is loaded again by it. Asked for where no table is open. */
export async function beginNewer(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration().catch(() => undefined))?.waiting;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("begin");
}
