import { startTransition, useEffect, useState } from 'react';
import type { Lazy } from '../feature/lazy.js';
import { useHost } from './host-context.js';

/** Milliseconds until a failed load is retried. */
export const RETRY_MS = 5000;

/**
 * Returns a lazy module during rendering: at once when it was preloaded, otherwise after mounting. The
 * server records the modules that a page used, and the browser loads exactly those before hydration, so
 * both render the same. The server skips client-only modules. A failed load is retried until it
 * succeeds.
 */
export function useModule<T>(module: Lazy<T>, isLater = false): T | undefined {
  const { usedModules, report } = useHost();
  const [loaded, setLoaded] = useState(() => (isLater && usedModules ? undefined : module.get()));
  if (usedModules && loaded !== undefined) usedModules.add(module.id);
  useEffect(() => {
    if (loaded !== undefined) return;
    let current = true;
    const show = (value: T) => startTransition(() => void (current && setLoaded(() => value)));
    const load = (): unknown =>
      module.load().then(show, (error: unknown) => {
        report(error);
        if (current) timer = setTimeout(load, RETRY_MS);
      });
    // Each in a task of its own: a page mounts dozens at once, and input waits for that.
    let timer = setTimeout(load);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [loaded, module, report]);
  return loaded;
}
