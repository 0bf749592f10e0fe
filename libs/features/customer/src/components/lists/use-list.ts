import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ListItem } from '@larder/contracts/shopping';
import { isCallError } from '@larder/platform';
import { createItemQueue, type ItemResult, type Press } from './items/item-queue.js';

interface WithItems {
  readonly items: readonly ListItem[];
}

/** A list that was deleted, or an invalid link. */
export const isMissing = (error: unknown) =>
  isCallError(error) && (error.status === 404 || error.status === 400);

/** Refetches when the page gets the focus or the connection returns. */
function useReturn(load: () => Promise<void>): void {
  useEffect(() => {
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

/** The query of a list; changes write their responses into it. */
interface ListQuery<L> {
  readonly currentData?: L | undefined;
  readonly error?: unknown;
  readonly refetch: () => PromiseLike<unknown>;
}

/**
 * A list with pending changes of its items. A change is shown at once, waits while offline, and is
 * reverted when it is rejected: `refused` then names it. A change may outlive its request, so an
 * optimistic update of the query, which ends with it, does not suffice. Refetched when the page gets
 * the focus or the connection returns, because others may have changed the list.
 */
export function useList<L extends WithItems>(
  key: string,
  { currentData: stored, error, refetch }: ListQuery<L>,
) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [, setDrawn] = useState({});
  const queue = useMemo(() => createItemQueue(), [key]);
  const store = useCallback(async () => {
    await queue.send((id) => setRefused((before) => [...before, id]));
    setDrawn({});
  }, [queue]);
  const load = useCallback(async () => {
    await store();
    await refetch();
  }, [store, refetch]);
  useReturn(load);
  const press = async (id: string, what: Press, send: () => ItemResult): Promise<void> => {
    queue.add({ id, press: what, send });
    setRefused([]);
    setDrawn({});
    await store();
  };
  const list = stored && { ...stored, items: queue.over(stored.items) };
  const isRefused = ({ id }: ListItem) => refused.includes(id);
  return {
    list: list ?? (error === undefined ? undefined : isMissing(error) ? 'missing' : 'failed'),
    press,
    retry: () => void load(),
    trouble: { waiting: queue.size(), refused: list ? list.items.filter(isRefused) : [] },
  } as const;
}
