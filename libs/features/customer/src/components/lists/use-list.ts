import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListItem } from '@larder/contracts/shopping';
import { isCallError } from '@larder/platform';
import { createItemQueue, type Press } from './items/item-queue.js';

interface WithItems {
  readonly items: readonly ListItem[];
}
/** There is none, or it could not be read. */
type NoList = 'missing' | 'failed';
type Answer<L> = Promise<{ readonly data?: L | undefined; readonly error?: unknown }>;

/** A list that is gone, or a link that is none. */
export const isMissing = (error: unknown) =>
  isCallError(error) && (error.status === 404 || error.status === 400);

/** Reads now, and whenever the shopper comes back to the page or the connection does. */
function useReturn(load: () => Promise<void>): void {
  useEffect(() => {
    void load();
    const onReturn = () => {
      if (!document.hidden) void load();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [load]);
}

/**
 * A list that is read once and then is what the last change has answered. A press on an item is shown at
 * once, waits while there is no connection, and is taken back when it is refused: `refused` then names it.
 * Read anew when the shopper comes back to the page or the connection does: somebody else may have been
 * shopping meanwhile.
 */
export function useList<L extends WithItems>(key: string | undefined, read: () => Answer<L>) {
  const [known, setKnown] = useState<{ readonly key: string; readonly list: L | NoList }>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [, setDrawn] = useState({});
  const queue = useMemo(() => createItemQueue<L>(), [key]);
  const stored = known?.key === key ? known?.list : undefined;
  const taken = useRef(0);
  const take = useCallback(
    (next: L) => {
      taken.current += 1;
      if (key !== undefined) setKnown({ key, list: next });
    },
    [key],
  );
  const store = useCallback(async () => {
    await queue.send(take, (id) => setRefused((before) => [...before, id]));
    setDrawn({});
  }, [queue, take]);
  const load = useCallback(async () => {
    if (key === undefined) return;
    await store();
    const takenBefore = taken.current;
    const { data, error } = await read();
    // What a change has answered meanwhile is newer.
    if (taken.current !== takenBefore) return;
    setKnown((before) => {
      if (data) return { key, list: data };
      const isThere = before?.key === key && typeof before.list !== 'string';
      return isThere ? before : { key, list: isMissing(error) ? 'missing' : 'failed' };
    });
  }, [key, read, store]);
  useReturn(load);
  const press = async (id: string, press: Press, send: () => Answer<L>): Promise<void> => {
    queue.add({ id, press, send });
    setRefused([]);
    setDrawn({});
    await store();
  };
  const list =
    stored === undefined || typeof stored === 'string'
      ? stored
      : { ...stored, items: queue.over(stored.items) };
  const isRefused = ({ id }: ListItem) => refused.includes(id);
  return {
    ...{ list, take, press },
    again: () => void load(),
    trouble: {
      waiting: queue.size(),
      refused: list && typeof list !== 'string' ? list.items.filter(isRefused) : [],
    },
  };
}
