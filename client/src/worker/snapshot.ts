// Python as it is once it has woken up, kept by the browser: the next time it wakes from there, in a fraction of the time.
import type { Pyodide } from "./python";

const CACHE = "archipel-python";

/** Pyodide, from the picture of its memory that was taken the first time, if that is there and fits. */
export async function wake(
  runtime: string,
  picture: Uint8Array | null,
  load: (options: object) => Promise<Pyodide>,
): Promise<Pyodide> {
  if (picture) {
    try {
      return await load({ _loadSnapshot: picture });
    } catch (error) {
      console.warn(error);
      await caches.delete(CACHE);
    }
  }
  if (!("caches" in self)) return load({});
  try {
    const python = await load({ _makeSnapshot: true });
    void keep(runtime, python.makeMemorySnapshot());
    return python;
  } catch (error) {
    console.warn(error);
    return load({});
  }
}

const address = (runtime: string): string => new URL(`../python/snapshot-${runtime}`, import.meta.url).href;

export async function readPicture(runtime: string): Promise<Uint8Array | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(address(runtime));
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Where the browser keeps no more, Python wakes as it did. */
async function keep(runtime: string, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await caches.delete(CACHE);
    await (await caches.open(CACHE)).put(address(runtime), new Response(snapshot));
  } catch {
    // nothing is lost but time
  }
}
