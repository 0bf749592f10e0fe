/**
 * Code that is loaded on demand. `id` names the module in page payloads and in the build's manifest.
 * The build sets it, so that the server can tell the browser which chunks a page uses.
 */
export interface Lazy<T> {
  readonly id: string;
  /** Loads the module once; after a failed load, the next caller retries. */
  readonly load: () => Promise<T>;
  /** The module, if it is loaded. */
  readonly get: () => T | undefined;
}

export function lazy<T>(load: () => Promise<T>, id = ''): Lazy<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  return Object.freeze({
    id,
    get: () => value,
    load: () => {
      pending ??= load().then(
        (module) => (value = module),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  });
}

/** Wraps a module that is already loaded, for tests and the host's own pages. */
export function eager<T>(value: T, id = ''): Lazy<T> {
  return Object.freeze({ id, get: () => value, load: () => Promise.resolve(value) });
}
