import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment: a tap on a button asks no server. */
export function useSettled<T>(value: T, key: string, ms: number): T {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    if (settled.key === key) return;
    const timer = window.setTimeout(() => setSettled({ value, key }), ms);
    return () => window.clearTimeout(timer);
  }, [value, key, ms, settled.key]);
  return settled.value;
}
