/** What was typed and not saved yet; it outlives a reload and ends with the tab. */
export interface Draft<T> {
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

/** Storage may be full, forbidden, or hold what another version wrote: then there is no draft. */
export function sessionDraft<T>(key: string, isFit: (value: unknown) => value is T): Draft<T> {
  const name = `larder.${key}`;
  const guarded = <R>(use: (storage: Storage) => R): R | undefined => {
    try {
      return use(window.sessionStorage);
    } catch {
      return undefined;
    }
  };
  return {
    read: () =>
      guarded((storage) => {
        const value: unknown = JSON.parse(storage.getItem(name) ?? 'null');
        return isFit(value) ? value : undefined;
      }),
    write: (value) => void guarded((storage) => storage.setItem(name, JSON.stringify(value))),
    clear: () => void guarded((storage) => storage.removeItem(name)),
  };
}
