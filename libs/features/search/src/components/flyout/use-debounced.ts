import { useEffect, useState } from 'react';

/** The value once it has stood still for `delay` milliseconds; `undefined` until it first has. */
export function useDebounced<T>(value: T, delay: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
