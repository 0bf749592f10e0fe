import { useEffect, useState } from 'react';
import type { FeatureContext } from '../feature/context.js';
import { useFeature } from './host-context.js';

interface CallResponse<T> {
  readonly data?: T | undefined;
}

/**
 * What a call answers, asked for when the component comes and anew when `key` changes: `undefined` while
 * the first is under way, `null` when it failed; an answer to an earlier question is dropped. It never
 * lies in the store. A change writes its answer by `set`; `again` asks anew.
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
    // The question is named by its key; `call` is another function with every rendering.
  }, [context, key, count]);
  return { answer, set: setAnswer, again: () => setCount((known) => known + 1) };
}
