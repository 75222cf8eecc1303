// The service worker of a static folder: every file kept once it was fetched, so that the next visit needs no network. A new version
// takes over what has not changed, and waits until it is asked to begin.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ServiceScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Lasting) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(type: "message", heard: (event: Lasting & { readonly data: string }) => void): void;
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
const PAGE = `${ROOT}index.html`;

const own = fetchList();
own.catch(() => undefined);

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(ROOT)) event.respondWith(answer(event.request));
});
scope.addEventListener("message", (event) => {
  if (event.data === "begin") void scope.skipWaiting();
  if (event.data === "keep") event.waitUntil(keepAll());
});

/** The list of this version: kept beside its files, and fetched but once. */
async function fetchList(): Promise<Files> {
  const kept = await (await caches.open(PREFIX + VERSION)).match(LIST);
  const list = (await (kept ?? (await fetch(LIST, { cache: "no-cache" }))).json()) as Files;
  if (list.version !== VERSION) throw new Error("another version is being laid out");
  return list;
}

const openCache = (): Promise<Cache> => caches.open(PREFIX + VERSION);

async function install(): Promise<void> {
  const list = await own;
  const cache = await openCache();
  await takeOver(list, cache);
  await Promise.all(list.first.map((name) => keep(cache, ROOT + name)));
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
  for (const name of await olderCaches()) await caches.delete(name);
  await scope.clients.claim();
}

async function keepAll(): Promise<void> {
  const cache = await openCache();
  for (const name of Object.keys((await own).files)) await keep(cache, ROOT + name).catch(() => undefined);
}

async function keep(cache: Cache, url: string): Promise<Response> {
  const kept = await cache.match(url);
  if (kept) return kept;
  const answer = await fetch(url, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // A browser that keeps nothing more still shows what came.
  const plain = answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
  await cache.put(url, plain.clone()).catch(() => undefined);
  return plain;
}

async function answer(request: Request): Promise<Response> {
  const named = request.url.split(/[?#]/)[0]!;
  const url = named === ROOT ? PAGE : named;
  const list = await own.catch(() => null);
  if (!list || !(url.slice(ROOT.length) in list.files)) return fetch(request);
  return keep(await openCache(), url);
}
