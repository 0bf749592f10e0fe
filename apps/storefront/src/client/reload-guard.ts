/** PLAT-42: milliseconds in which one path is reloaded at most once. */
export const RELOAD_GUARD_MS = 10_000;

interface Environment {
  readonly isOnline: () => boolean;
  readonly path: () => string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly now: () => number;
}

/**
 * PLAT-41: reloads the page because its build is gone. Returns false when that was just tried or cannot
 * be recorded. Offline, the current page stays.
 */
export function reloadOnce({ isOnline, path, storage, reload, now }: Environment): boolean {
  if (!isOnline()) return false;
  const key = `reloaded:${path()}`;
  try {
    if (now() - Number(storage.getItem(key) ?? -Infinity) < RELOAD_GUARD_MS) return false;
    storage.setItem(key, String(now()));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Listens for chunks and style sheets that the server no longer has; returns the listener. */
export function reloadOnBrokenChunks(): (event: Event) => void {
  const onBroken = (event: Event) => {
    const isReloading = reloadOnce({
      isOnline: () => window.navigator.onLine,
      path: () => window.location.pathname,
      storage: window.sessionStorage,
      reload: () => window.location.reload(),
      now: Date.now,
    });
    if (isReloading) event.preventDefault();
  };
  window.addEventListener('vite:preloadError', onBroken);
  return onBroken;
}
