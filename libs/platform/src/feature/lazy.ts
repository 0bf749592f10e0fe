/**
 * Code that is loaded when it is needed. `id` names the module in page payloads and in the build's
 * manifest; the build fills it in, so that the server can tell the browser which chunks a page uses.
 */
export interface Lazy<T> {
  readonly id: string;
  /** Loads once; a failed load is tried anew by the next caller. */
  readonly load: () => Promise<T>;
  /** The module, when it is loaded. */
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

/** A module that is at hand already: tests, and the host's own pages. */
export function eager<T>(value: T, id = ''): Lazy<T> {
  return Object.freeze({ id, get: () => value, load: () => Promise.resolve(value) });
}
