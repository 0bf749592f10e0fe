import { useEffect, useState } from 'react';
import type { FeatureContext } from '../feature/context.js';
import { useFeature } from './host-context.js';

interface Answer<T> {
  readonly data?: T | undefined;
}

/**
 * What a call answers, asked for once when the component comes: `undefined` while it is under way,
 * `null` when it failed. A change writes its answer by `set`; `again` asks anew.
 */
export function useCalled<T>(call: (context: FeatureContext) => PromiseLike<Answer<T>>) {
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
  }, [context, count]);
  return { answer, set: setAnswer, again: () => setCount((known) => known + 1) };
}
