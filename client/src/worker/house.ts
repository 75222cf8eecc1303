// The script of the worker that houses a page: Python with its tables, the browser's shelf, and another worker for bots.
import type { FromHouse, ToHouse } from "./messages";
import { startPython } from "./python";
import { NotOurs, openShelf, type Change, type Shelf } from "./shelf";
import { Thinker } from "./thinker";

/** `archipel.worker.main.PageHouse`. */
interface House {
  call(method: string, path: string, body: string, languages: string): Promise<string>;
  open(link: number, path: string): void;
  hear(link: number, said: string): void;
  close(link: number): void;
  leave(): void;
}

/** Tells when a window that had the house is gone, where the browser has such locks; that two never write is the shelf's doing. */
const LOCK = "archipel-house";
/** A page that was just left lets go of the house within this. */
const PATIENCE = 1500;

/** Bots are not needed before a table is drawn. */
const UNHURRIED = 600;

const thinker = new Thinker();
const waiting: ToHouse[] = [];
let house: House | null = null;
/** Counts how often the house was begun or left: only the last that began it has it. */
let held = 0;
/** On which whoever has the house from now on says so. */
const others = new BroadcastChannel(LOCK);
others.onmessage = () => leave();

const tell = (message: FromHouse): void => postMessage(message);
const fail = (why: string): void => tell({ is: "state", at: "failed", why });
const python = startPython((loaded, total) => tell({ is: "state", at: "loading", loaded, total }));

onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (data.is === "take") void live({ steal: true });
  else if (house) carryOut(house, data);
  else waiting.push(data);
};

python.then(
  () => live({}),
  (error: unknown) => {
    console.error(error);
    fail("static-not-loaded");
  },
);

/** Lives here as soon as no other window has the house, or taking it from there, until another takes it. */
async function live(how: LockOptions): Promise<void> {
  if (!navigator.locks) return begin();
  const late = setTimeout(leave, PATIENCE);
  try {
    await navigator.locks.request(LOCK, how, async () => {
      clearTimeout(late);
      await begin();
      await new Promise(() => undefined);
    });
  } catch {
    leave();
    void live({});
  }
}

/** Nothing comes of it where another window took the house meanwhile. */
async function begin(): Promise<void> {
  const hold = ++held;
  try {
    const shelf = await openShelf();
    const main = (await python).pyimport("archipel.worker.main") as unknown as { begin(bridge: object): Promise<House> };
    const made = await main.begin(bridge(shelf));
    if (hold !== held) return made.leave();
    house = made;
    others.postMessage("taken");
    tell({ is: "state", at: "ready", kept: shelf.kept });
    for (const message of waiting.splice(0)) carryOut(house, message);
  } catch (error) {
    if (hold !== held) return;
    console.error(error);
    fail("static-not-read");
  }
}

/** Nothing more is kept from here: another window does. */
function leave(): void {
  held += 1;
  house?.leave();
  house = null;
  waiting.length = 0;
  thinker.stop();
  tell({ is: "state", at: "elsewhere" });
}

/** What the house asks of its scripts, all of it text. */
function bridge(shelf: Shelf): object {
  return {
    load: async () => JSON.stringify(await shelf.take()),
    put: (changes: string) => shelf.put(JSON.parse(changes) as Change[]).then(() => "", notPut),
    think: (name: string, job: string) => thinker.think(name, job),
    stop: () => thinker.stop(),
    tell: (link: number, said: string) => tell({ is: "tell", link, said }),
    end: (link: number, code: number) => tell({ is: "end", link, code }),
  };
}

/** Why something was not put; a shelf that another window took is left to it. */
function notPut(error: unknown): string {
  if (error instanceof NotOurs) leave();
  return String(error);
}

function carryOut(here: House, message: ToHouse): void {
  switch (message.is) {
    case "call": {
      const { id, method, path, body, languages } = message;
      void here.call(method, path, body, languages).then((answer) => tell({ is: "answer", id, answer: JSON.parse(answer) }));
      break;
    }
    case "open":
      setTimeout(() => thinker.start(), UNHURRIED);
      here.open(message.link, message.path);
      break;
    case "say":
      here.hear(message.link, message.said);
      break;
    case "close":
      here.close(message.link);
  }
}
