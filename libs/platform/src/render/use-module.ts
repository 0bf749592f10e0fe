import { startTransition, useEffect, useState } from 'react';
import type { Lazy } from '../feature/lazy.js';
import { useHost } from './host-context.js';

/** Milliseconds until what could not be loaded is tried again. */
export const RETRY_MS = 5000;

/**
 * A lazy module while rendering: at hand when it was prepared, else loaded after mounting. The
 * server notes which modules a page used; the browser has exactly those before it hydrates, so both
 * render the same. Later ones are in no page of the server, and wait for what the shopper does. On a bad
 * line a load is tried until it succeeds.
 */
export function useModule<T>(module: Lazy<T>, isLater = false): T | undefined {
  const { usedModules: used, report } = useHost();
  const [loaded, setLoaded] = useState(() => (isLater && used ? undefined : module.get()));
  if (used && loaded !== undefined) used.add(module.id);
  useEffect(() => {
    if (loaded !== undefined) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    const show = (value: T) => startTransition(() => void (current && setLoaded(() => value)));
    const load = (): unknown =>
      module.load().then(show, (error: unknown) => {
        report(error);
        if (current) timer = setTimeout(load, RETRY_MS);
      });
    void load();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [loaded, module, report]);
  return loaded;
}
