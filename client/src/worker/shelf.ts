// What the browser keeps for this site: texts by their keys, in IndexedDB; in memory alone where it keeps nothing.

export type Change = [key: string, value: string | null];

export interface Shelf {
  /** False: gone with the window. */
  readonly kept: boolean;
  load(): Promise<[string, string][]>;
  /** All of it or nothing; rejected where it could not be kept. */
  put(changes: Change[]): Promise<void>;
}

const NAME = "archipel";
const STORE = "kept";

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

function databaseShelf(database: IDBDatabase): Shelf {
  return {
    kept: true,
    load: async () => {
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered<string[]>(store.getAll())]);
      return keys.map((key, place) => [String(key), values[place]!]);
    },
    put: (changes) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
        const store = transaction.objectStore(STORE);
        for (const [key, value] of changes) value === null ? store.delete(key) : store.put(value, key);
        transaction.oncomplete = () => resolve();
        transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
      }),
  };
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("not read"));
  });
}

function memoryShelf(): Shelf {
  return { kept: false, load: () => Promise.resolve([]), put: () => Promise.resolve() };
}
