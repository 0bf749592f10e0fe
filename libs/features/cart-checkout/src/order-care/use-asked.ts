import { useEffect, useState } from 'react';

interface Asked<T> {
  readonly data?: T;
  readonly isFailed: boolean;
}

/** An answer that is known as long as it is on screen; asked for anew when `key` changes and by `retry`. */
export function useAsked<T>(key: string, ask: () => Promise<{ readonly data?: T | undefined }>) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Asked<T>>({ isFailed: false });
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
