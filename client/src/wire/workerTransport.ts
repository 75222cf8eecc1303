// The house is a worker of this page: the same calls and links, by messages. What is the same for everybody lies in files.
import { signal } from "@preact/signals";
import type { FromHouse, HouseState, ToHouse } from "../worker/messages";
import type { Answer, Link, LinkEvents, Transport } from "./transport";

export const houseState = signal<HouseState>({ at: "loading", loaded: 0, total: 0 });
/** How often the house came back from another window: whatever was asked before is to be asked again. */
export const timesBack = signal(0);

interface Awaited {
  resolve(answer: Answer): void;
  reject(why: Error): void;
}

const awaited = new Map<number, Awaited>();
const links = new Map<number, LinkEvents>();
let house: Worker | null = null;
let wasElsewhere = false;
let last = 0;

/** Begins to load the house; nothing where that was done. */
function startHouse(): void {
  if (house) return;
  try {
    house = new Worker("worker/house.js", { type: "module" });
  } catch {
    return follow({ at: "failed", why: "static-old-browser" });
  }
  house.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  house.onerror = () => follow({ at: "failed", why: "static-not-loaded" });
}

/** Has the house here, wherever it was. */
export function takeHouse(): void {
  houseState.value = { at: "loading", loaded: 0, total: 0 };
  tell({ is: "take" });
}

function tell(message: ToHouse): void {
  startHouse();
  house?.postMessage(message);
}

function hear(message: FromHouse): void {
  switch (message.is) {
    case "answer":
      awaited.get(message.id)?.resolve(message.answer);
      awaited.delete(message.id);
      break;
    case "tell":
      links.get(message.link)?.message(message.said);
      break;
    case "end":
      links.get(message.link)?.closed(message.code);
      break;
    case "state":
      follow(message);
  }
}

function follow(state: HouseState): void {
  houseState.value = state;
  if (state.at === "ready" && wasElsewhere) timesBack.value += 1;
  if (state.at !== "loading") wasElsewhere = state.at === "elsewhere";
  if (state.at === "elsewhere" || state.at === "failed") giveUp();
}

/** Whoever waits is told. */
function giveUp(): void {
  for (const one of awaited.values()) one.reject(new Error("no house"));
  awaited.clear();
  for (const link of [...links.values()]) link.closed(LOST);
}

const LOST = 1012;

function call(method: string, path: string, body = ""): Promise<Answer> {
  const file = method === "GET" ? fileOf(path) : "";
  if (file) return fetchFile(file);
  startHouse();
  const { at } = houseState.peek();
  if (at === "elsewhere" || at === "failed") return Promise.reject(new Error(at));
  return new Promise((resolve, reject) => {
    awaited.set(++last, { resolve, reject });
    tell({ is: "call", id: last, method, path, body, languages: navigator.language });
  });
}

async function fetchFile(file: string): Promise<Answer> {
  const answer = await fetch(file);
  return { status: answer.status, body: await answer.text() };
}

/** The file that answers a call as it would anybody; empty: there is none. */
export function fileOf(path: string): string {
  const [name = "", query = ""] = path.split("?");
  const [, root, ...places] = name.split("/");
  if (root === "skin") return query ? "" : name.slice(1);
  if (root !== "api") return "";
  const [kind, game, what, lang] = places;
  if (name === "/api/games") return "fixed/games.json";
  if (name === "/api/ladders") return "fixed/ladders.json";
  if (kind === "games" && what === "rules") return `fixed/rules-${game}-${lang}.json`;
  if (kind !== "words") return "";
  const own = new URLSearchParams(query).get("game");
  return own ? `fixed/words-${own}-${game}` : `fixed/words-${game}`;
}

function connect(path: string, events: LinkEvents): Link {
  const link = ++last;
  links.set(link, events);
  tell({ is: "open", link, path });
  queueMicrotask(() => events.open());
  return {
    isOpen: () => links.has(link) && houseState.peek().at === "ready",
    send: (said) => tell({ is: "say", link, said }),
    close: () => {
      if (links.delete(link)) tell({ is: "close", link });
    },
  };
}

export const workerTransport: Transport = { call, connect };
