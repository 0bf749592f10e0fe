import { useCallback, useEffect, useState } from 'react';
import type { ListItem } from '@larder/contracts/shopping';

interface WithItems {
  readonly items: readonly ListItem[];
}
type Answer<L> = Promise<{ readonly data?: L | undefined; readonly error?: unknown }>;

/**
 * A list that is read once and then is what the last change has answered. A tick is shown at once and
 * taken back when it could not be stored. Read anew when the shopper comes back to the page: somebody
 * else may have been shopping meanwhile.
 */
export function useList<L extends WithItems>(key: string | undefined, read: () => Answer<L>) {
  const [known, setKnown] = useState<{ readonly key: string; readonly list: L | 'missing' }>();
  const [hasFailed, setFailed] = useState(false);
  const list = known?.key === key ? known?.list : undefined;
  const take = useCallback(
    (next: L) => {
      if (key !== undefined) setKnown({ key, list: next });
    },
    [key],
  );
  const load = useCallback(async () => {
    if (key === undefined) return;
    const { data } = await read();
    setKnown((before) => {
      if (data) return { key, list: data };
      return before?.key === key ? before : { key, list: 'missing' };
    });
  }, [key, read]);
  useEffect(() => {
    void load();
    const onReturn = () => {
      if (!document.hidden) void load();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [load]);
  const change = async (call: Answer<L>): Promise<boolean> => {
    setFailed(false);
    const { data } = await call;
    if (data) take(data);
    setFailed(!data);
    return data !== undefined;
  };
  const tick = async (id: string, isDone: boolean, send: () => Answer<L>): Promise<void> => {
    if (list === undefined || list === 'missing') return;
    const shown = list.items.map((item) => (item.id === id ? { ...item, isDone } : item));
    take({ ...list, items: shown });
    if (!(await change(send())))
      setKnown((now) => {
        if (!now || now.list === 'missing') return now;
        const items = now.list.items.map((item) =>
          item.id === id ? { ...item, isDone: !isDone } : item,
        );
        return { ...now, list: { ...now.list, items } };
      });
  };
  return { list, hasFailed, take, change, tick };
}
