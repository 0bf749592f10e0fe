import { useEffect } from 'react';

/**
 * Keeps the screen on while `wanted`. Browsers release the lock when the page is hidden, so it is
 * requested again when the page is visible; if it is unsupported or refused, nothing happens.
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
        // Refused at low battery: cooking continues without it.
      }
    };
    const renew = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', renew);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', renew);
      void held?.release();
    };
  }, [wanted]);
}
