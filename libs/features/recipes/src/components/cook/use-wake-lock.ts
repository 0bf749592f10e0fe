import { useEffect } from 'react';

/**
 * Keeps the screen on while `wanted`. Browsers take the lock away when the page is hidden, so it is
 * asked for again when it comes back; where there is none, or it is refused, nothing happens.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
        else held = lock;
      } catch {
        // A low battery refuses: cooking goes on without.
      }
    };
    const askAgain = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void held?.release();
    };
  }, [wanted]);
}
