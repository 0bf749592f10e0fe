import { readVisitorStorage, writeVisitorStorage } from '@larder/platform';

const STORAGE_KEY = 'rhythm';

/** Weeks between two deliveries; 0 is once. */
export type Rhythm = 0 | 1 | 2;

/** How often the visitor wants to have products, by sku; a standing order is made after the order. */
export function wishedRhythms(owner: string): ReadonlyMap<string, Rhythm> {
  const value = readVisitorStorage(STORAGE_KEY, owner);
  const entries = Object.entries(typeof value === 'object' ? (value ?? {}) : {});
  return new Map(
    entries.filter((entry): entry is [string, Rhythm] => entry[1] === 1 || entry[1] === 2),
  );
}

export function wishRhythm(sku: string, rhythm: Rhythm, owner: string): void {
  const all = new Map(wishedRhythms(owner)).set(sku, rhythm);
  writeVisitorStorage(STORAGE_KEY, owner, Object.fromEntries(all));
}
