// What the browser keeps for this site: texts by their keys, in IndexedDB; in memory alone where it keeps nothing.

export type Change = [key: string, value: string | null];

export interface Shelf {
  /** False: gone with the window. */
  readonly kept: boolean;
  /** Everything there is, and from now on it is ours: whoever had it before can put nothing more. */
  take(): Promise<[string, string][]>;
  /** All of it or nothing; rejected where it could not be kept, with `NotOurs` where another window took the shelf. */
  put(changes: Change[]): Promise<void>;
}

export class NotOurs extends Error {}

const NAME = "archipel";
const STORE = "kept";
/** The row that names who has the shelf: nobody else's row begins like that. */
const HOLDER = "=holder";

export async function openShelf(): Promise<Shelf> {
  try {
    return databaseShelf(await openDatabase());
  } catch {
    return memoryShelf();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = asked.onblocked = () => reject(asked.error ?? new Error("blocked"));
  });
}

/** The holder is looked at in the very transaction that writes: no lock is needed for two windows not to write over each other. */
function databaseShelf(database: IDBDatabase): Shelf {
  const me = `${Date.now()} ${Math.random()}`;
  let isTaken = false;
  const write = () => database.transaction(STORE, "readwrite", { durability: "strict" });
  return {
    kept: true,
    take: async () => {
      const transaction = write();
      const store = transaction.objectStore(STORE);
      const read = Promise.all([answered(store.getAllKeys()), answered<string[]>(store.getAll())]);
      store.put(me, HOLDER);
      // Where nothing more can be kept, what there is can still be looked at.
      await done(transaction).then(() => (isTaken = true), () => undefined);
      const [keys, values] = await read;
      return keys.map((key, at): [string, string] => [String(key), values[at]!]).filter(([key]) => key !== HOLDER);
    },
    put: async (changes) => {
      const transaction = write();
      const store = transaction.objectStore(STORE);
      let isOurs = true;
      const asked = store.get(HOLDER);
      asked.onsuccess = () => {
        isOurs = asked.result === me;
        if (!isOurs) return transaction.abort();
        for (const [key, value] of changes) value === null ? store.delete(key) : store.put(value, key);
      };
      await done(transaction).catch((error: unknown) => {
        throw isOurs || !isTaken ? error : new NotOurs();
      });
    },
  };
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("not read"));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
  });
}

function memoryShelf(): Shelf {
  return { kept: false, take: () => Promise.resolve([]), put: () => Promise.resolve() };
}
