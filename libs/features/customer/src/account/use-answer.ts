import { useEffect, useState } from 'react';

interface Answer<T> {
  readonly data?: T;
  readonly isFailed: boolean;
}

/**
 * What a call of the customer answers, known as long as it is on screen: it never lies in the store.
 * Asked for anew when `key` changes and by `retry`; an answer to an earlier question is dropped.
 */
export function useAnswer<T>(key: string, ask: () => Promise<{ readonly data?: T | undefined }>) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>({ isFailed: false });
  useEffect(() => {
    let isCurrent = true;
    void ask().then(({ data }) => {
      if (isCurrent) setAnswer(data === undefined ? { isFailed: true } : { data, isFailed: false });
    });
    return () => {
      isCurrent = false;
    };
    // The question is named by its key; `ask` is another function with every rendering.
  }, [key, attempt]);
  return { ...answer, retry: () => setAttempt((count) => count + 1) };
}
