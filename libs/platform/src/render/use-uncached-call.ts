import { useEffect, useState } from 'react';
import type { FeatureContext } from '../feature/context.js';
import { useFeature } from './host-context.js';

interface CallResponse<T> {
  readonly data?: T | undefined;
}

/**
 * Result of a call that is made on mount and whenever `key` changes: `undefined` while the first one is
 * pending, `null` when it failed. Ignores responses to an outdated key. The result is not in the store.
 * `set` replaces it after a change; `again` refetches.
 */
export function useUncachedCall<T>(
  call: (context: FeatureContext) => PromiseLike<CallResponse<T>>,
  key?: string,
) {
  const context = useFeature();
  const [answer, setAnswer] = useState<T | null>();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(call(context)).then(({ data }) => {
      if (isCurrent) setAnswer(data ?? null);
    });
    return () => {
      isCurrent = false;
    };
    // `key` identifies the call; `call` is a new function on every render.
  }, [context, key, count]);
  return { answer, set: setAnswer, again: () => setCount((known) => known + 1) };
}
