import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
let now: number | undefined;

function subscribeToMinute(listener: () => void): () => void {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    listener();
  }, MINUTE / 2);
  listener();
  return () => clearInterval(timer);
}

/** The moment, to half a minute; unknown on pages that anybody may be shown later. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    subscribeToMinute,
    () => now,
    () => undefined,
  );
}
