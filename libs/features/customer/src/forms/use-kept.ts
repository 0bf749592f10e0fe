import { useCallback, useEffect, useRef } from 'react';
import { keepTyped, readTyped, useFeature } from '@larder/platform';
import { accountOf } from '../account/account.js';
import type { Values } from './problems.js';

interface Form {
  /** Names the form in this tab; nothing is kept of a form without a name. */
  readonly name: string | undefined;
  readonly initial: Values;
  readonly values: Values;
  readonly fill: (values: Values) => unknown;
}

/**
 * Keeps what is typed in the tab: it is there again after a reload, on the way back, and when a session
 * has ended in the middle. Gives what forgets it.
 */
export function useKept({ name, initial, values, fill }: Form): () => void {
  const account = accountOf(useFeature());
  // Whose form it is, even while the session ends.
  const owner = useRef(account.get()?.id ?? '').current;
  const first = useRef(initial).current;
  const seen = useRef(values);
  const latest = useRef(fill);
  useEffect(() => {
    // The server knows nothing of it: it comes after the page.
    const kept = name === undefined ? {} : readTyped(name, owner, first);
    if (Object.keys(kept).length > 0) void latest.current({ ...first, ...(kept as Values) });
  }, [name, owner, first]);
  useEffect(() => {
    if (name === undefined || values === seen.current) return;
    seen.current = values;
    keepTyped(name, owner, values, first);
  }, [name, owner, values, first]);
  return useCallback(() => {
    if (name !== undefined) keepTyped(name, owner, first, first);
  }, [name, owner, first]);
}
