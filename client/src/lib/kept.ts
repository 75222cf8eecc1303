// What is worked out anew and comes out as it was stays the same object, so that nothing is drawn again for it.
import { computed, type ReadonlySignal } from "@preact/signals";

/** A computed that keeps its value for as long as what is read is like it. */
export function keptWhile<T>(alike: (before: T, next: T) => boolean, read: () => T): ReadonlySignal<T> {
  let last: { value: T } | null = null;
  return computed(() => {
    const value = read();
    if (!last || !alike(last.value, value)) last = { value };
    return last.value;
  });
}

export function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** The same ones, in whatever order. */
export function sameSet<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  if (one.size !== other.size) return false;
  for (const item of one) if (!other.has(item)) return false;
  return true;
}

/** The same names for the same things, in the same order. */
export function sameEntries<K, V>(one: ReadonlyMap<K, V>, other: ReadonlyMap<K, V>): boolean {
  return one.size === other.size && sameItems([...one.keys()], [...other.keys()]) && sameItems([...one.values()], [...other.values()]);
}
