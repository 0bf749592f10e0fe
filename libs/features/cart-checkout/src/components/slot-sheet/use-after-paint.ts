import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the component has been painted once. What is costly to render waits for it, so that the tap
 * that opened the sheet is answered at once.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // Renders in a task of its own, after the frame that is painted next.
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
