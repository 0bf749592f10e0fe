import { useState } from 'react';

/** True from the first time on that the value was. */
export function useWasTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
