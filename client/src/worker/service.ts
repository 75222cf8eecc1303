// The service worker of a static folder: every file kept once it was fetched, so that the next visit needs no network. Which version
// pages get is kept beside the files. A newer one is fetched behind it, takes over what has not changed, and waits until it is asked to
// begin: that turns a pointer, and waits for no browser. No file of another version is ever answered.
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

const scope = self as unknown as ServiceScope;
const ROOT = scope.registration.scope;
const PREFIX = `archipel ${ROOT} `;
const POINTER = `archipel-version ${ROOT}`;
const LIST = "files.json";
const PAGE = "index.html";

/** The version that pages get; null until one is kept. */
let current = readCurrent();
let seeking: Promise<void> | null = null;
let keeping = new AbortController();

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(ROOT)) event.respondWith(answer(event.request));
});
scope.addEventListener("message", (event) => event.waitUntil(carryOut(event.data, event.source)));

async function carryOut(asked: ToService, page: Page): Promise<void> {
  if (asked === "begin") return begin();
  if (asked === "keep") await greet(page);
  await seek().catch(() => undefined);
  if (asked === "keep") await keepAll();
}

// ---- which version

async function install(): Promise<void> {
  if (!(await current)) {
    await fetchNewest();
    await begin();
  }
  void scope.skipWaiting();
}

async function activate(): Promise<void> {
  current = readCurrent();
  await scope.clients.claim();
}

async function greet(page: Page): Promise<void> {
  const list = await current;
  if (list) page.postMessage({ version: list.version });
}

async function readCurrent(): Promise<Files | null> {
  const version = await (await (await caches.open(POINTER)).match(ROOT))?.text();
  return version ? keptList(PREFIX + version) : null;
}

/** The list of a version of which all that a page needs first is kept. */
async function keptList(cache: string): Promise<Files | null> {
  const list = await (await caches.open(cache)).match(ROOT + LIST);
  return list ? ((await list.json()) as Files) : null;
}

/** Looks whether the folder has a newer version, fetches it, and tells every page that it waits; once at a time. */
function seek(): Promise<void> {
  seeking ??= fetchNewest()
    .then(async (version) => {
      if (version !== (await current)?.version) await tellAll("newer");
    })
    .finally(() => (seeking = null));
  return seeking;
}

/** The newest version, with what a page needs first. */
async function fetchNewest(): Promise<string> {
  const list = (await (await fetch(ROOT + LIST, { cache: "no-cache" })).json()) as Files;
  if (await keptList(PREFIX + list.version)) return list.version;
  const cache = await caches.open(PREFIX + list.version);
  await takeOver(list, cache);
  await Promise.all(list.first.map((name) => keep(list, name)));
  await cache.put(ROOT + LIST, new Response(JSON.stringify(list), { headers: { "content-type": "application/json" } }));
  return list.version;
}

/** What another version has and has not changed need not come again. */
async function takeOver(list: Files, cache: Cache): Promise<void> {
  for (const name of await otherCaches(list.version)) {
    const other = await caches.open(name);
    const known = await keptList(name);
    for (const [file, digest] of Object.entries(known?.files ?? {})) {
      const kept = list.files[file] === digest ? await other.match(ROOT + file) : undefined;
      if (kept) await cache.put(ROOT + file, kept);
    }
  }
}

async function otherCaches(version: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
}

/** From now on pages get the newest version that is kept; those that are open load it. */
async function begin(): Promise<void> {
  const before = await current;
  const others = await Promise.all((await otherCaches(before?.version ?? "")).map(keptList));
  const newest = others.filter((list) => list !== null).at(-1);
  if (!newest) return;
  keeping.abort();
  await (await caches.open(POINTER)).put(ROOT, new Response(newest.version));
  current = Promise.resolve(newest);
  await tellAll({ version: newest.version });
  for (const name of await otherCaches(newest.version)) await caches.delete(name);
}

async function tellAll(said: FromService): Promise<void> {
  for (const page of await scope.clients.matchAll()) page.postMessage(said);
}

// ---- files

/** One after the other. */
async function keepAll(): Promise<void> {
  keeping.abort();
  const { signal } = (keeping = new AbortController());
  const list = await current;
  for (const name of Object.keys(list?.files ?? {})) if (!signal.aborted) await keep(list!, name, signal).catch(() => undefined);
}

async function answer(request: Request): Promise<Response> {
  const list = await current;
  const name = request.url.split(/[?#]/)[0]!.slice(ROOT.length) || PAGE;
  if (!list || !(name in list.files)) return fetch(request);
  try {
    return await keep(list, name);
  } catch (error) {
    if (error instanceof OtherVersion) void tellAll("changed");
    throw error;
  }
}

/** A file as that version has it, fetched where it is not kept yet. */
async function keep(list: Files, name: string, signal?: AbortSignal): Promise<Response> {
  const cache = await caches.open(PREFIX + list.version);
  const kept = await cache.match(ROOT + name);
  if (kept) return kept;
  // Many hosts tell changes by the second only: then what the browser has is still said to be right.
  const answer = (await fetchAs(list, name, "no-cache", signal)) ?? (await fetchAs(list, name, "reload", signal));
  if (!answer) throw new OtherVersion(name);
  // A browser that keeps nothing more still shows what came.
  await cache.put(ROOT + name, answer.clone()).catch(() => undefined);
  return answer;
}

/** What came, where it is of that version. */
async function fetchAs({ files }: Files, name: string, cache: RequestCache, signal?: AbortSignal): Promise<Response | null> {
  const fetched = await fetch(ROOT + name, { cache, ...(signal && { signal }) });
  if (!fetched.ok) throw new Error(`${name}: ${fetched.status}`);
  const body = await fetched.arrayBuffer();
  const isRight = (await digest(body)).startsWith(files[name]!);
  return isRight ? new Response(body, { headers: plainHeaders(fetched) }) : null;
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
