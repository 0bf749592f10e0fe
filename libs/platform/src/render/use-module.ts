import { startTransition, useEffect, useState } from 'react';
import type { Lazy } from '../feature/lazy.js';
import { useHost } from './host-context.js';

/**
 * A lazy module while rendering: at hand when it was prepared, else loaded after mounting. The
 * server notes which modules a page used; the browser has exactly those before it hydrates, so both
 * render the same. Later ones are in no page of the server, and wait for what the shopper does.
 */
export function useModule<T>(module: Lazy<T>, isLater = false): T | undefined {
  const { used, report } = useHost();
  const [loaded, setLoaded] = useState(() => (isLater && used ? undefined : module.get()));
  if (used && loaded !== undefined) used.add(module.id);
  useEffect(() => {
    if (loaded !== undefined) return;
    let current = true;
    const show = (value: T) => startTransition(() => void (current && setLoaded(() => value)));
    module.load().then(show, report);
    return () => {
      current = false;
    };
  }, [loaded, module, report]);
  return loaded;
}
