// The service worker of a static folder: every file kept once it was fetched, so that the next visit needs no network. A new version
// takes over what has not changed, and waits until it is asked to begin. No file of another version is ever answered.
import type { FromService, ToService } from "./messages";

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Page {
  postMessage(said: FromService): void;
}
interface Heard extends Lasting {
  readonly data: ToService;
  readonly source: Page;
}
interface ServiceScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<Page[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Lasting) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(type: "message", heard: (event: Heard) => void): void;
}

/** Digests by name, as `files.json` has them; `first` are those that a page needs before anything else. */
interface Files {
  version: string;
  files: Record<string, string>;
  first: string[];
}

/** Written in when the folder is. */
const VERSION = "{{version}}";

const scope = self as unknown as ServiceScope;
const ROOT = scope.registration.scope;
const PREFIX = `archipel ${ROOT} `;
const LIST = `${ROOT}files.json`;
const PAGE = "index.html";

let keeping = new AbortController();
const own = fetchList();
own.catch(() => undefined);

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(ROOT)) event.respondWith(answer(event.request));
});
scope.addEventListener("message", (event) => {
  if (event.data === "begin") return event.waitUntil(scope.skipWaiting());
  keeping.abort();
  if (event.data === "rest") return;
  keeping = new AbortController();
  event.source.postMessage({ version: VERSION });
  event.waitUntil(keepAll(keeping.signal));
});

/** The list of this version: kept beside its files, and fetched but once. */
async function fetchList(): Promise<Files> {
  const kept = await (await openCache()).match(LIST);
  const list = (await (kept ?? (await fetch(LIST, { cache: "no-cache" }))).json()) as Files;
  if (list.version !== VERSION) throw new Error("another version is being laid out");
  return list;
}

function openCache(): Promise<Cache> {
  return caches.open(PREFIX + VERSION);
}

async function install(): Promise<void> {
  const list = await own;
  const cache = await openCache();
  await takeOver(list, cache);
  await Promise.all(list.first.map((name) => keep(list.files, name)));
  await cache.put(LIST, new Response(JSON.stringify(list), { headers: { "content-type": "application/json" } }));
}

/** What an older version has and has not changed since need not come again. */
async function takeOver(list: Files, cache: Cache): Promise<void> {
  for (const name of await olderCaches()) {
    const older = await caches.open(name);
    const known = (await (await older.match(LIST))?.json()) as Files | undefined;
    for (const [file, digest] of Object.entries(known?.files ?? {})) {
      const kept = list.files[file] === digest ? await older.match(ROOT + file) : undefined;
      if (kept) await cache.put(ROOT + file, kept);
    }
  }
}

async function olderCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION);
}

async function activate(): Promise<void> {
  const { installing, waiting } = scope.registration;
  if (!installing && !waiting) for (const name of await olderCaches()) await caches.delete(name);
  await scope.clients.claim();
}

/** One after the other. */
async function keepAll(signal: AbortSignal): Promise<void> {
  const { files } = await own;
  for (const name of Object.keys(files)) if (!signal.aborted) await keep(files, name, signal).catch(() => undefined);
}

async function answer(request: Request): Promise<Response> {
  const list = await own.catch(() => null);
  const name = request.url.split(/[?#]/)[0]!.slice(ROOT.length) || PAGE;
  if (!list || !(name in list.files)) return fetch(request);
  try {
    return await keep(list.files, name);
  } catch (error) {
    if (error instanceof OtherVersion) void tellOfOther();
    throw error;
  }
}

/** The folder was written anew: its pages say so, and the newer version is fetched. */
async function tellOfOther(): Promise<void> {
  for (const page of await scope.clients.matchAll()) page.postMessage("changed");
  await scope.registration.update();
}

/** A file as this version has it, fetched where it is not kept yet. */
async function keep(files: Files["files"], name: string, signal?: AbortSignal): Promise<Response> {
  const cache = await openCache();
  const kept = await cache.match(ROOT + name);
  if (kept) return kept;
  const fetched = await fetch(ROOT + name, { cache: "no-cache", ...(signal && { signal }) });
  if (!fetched.ok) throw new Error(`${name}: ${fetched.status}`);
  const body = await fetched.arrayBuffer();
  if (!(await digest(body)).startsWith(files[name]!)) throw new OtherVersion(name);
  const answer = new Response(body, { headers: plainHeaders(fetched) });
  // A browser that keeps nothing more still shows what came.
  await cache.put(ROOT + name, answer.clone()).catch(() => undefined);
  return answer;
}

class OtherVersion extends Error {}

async function digest(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What was said of the body, and not of how it came. */
function plainHeaders({ headers }: Response): Headers {
  const plain = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) plain.delete(name);
  return plain;
}
