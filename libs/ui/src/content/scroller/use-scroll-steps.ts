import { useCallback, useEffect, useState } from 'react';

export interface ScrollSteps {
  /** Number of the visible screenful, from 0, and how many there are. */
  readonly step: number;
  readonly steps: number;
  /** Scrolls to a screenful; numbers beyond the ends mean the ends. */
  readonly goTo: (step: number) => void;
}

/** Pixels that rounding may take from a scroll position. */
const TOLERANCE = 2;

function measure({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  if (clientWidth === 0) return { step: 0, steps: 1 };
  const steps = Math.max(1, Math.ceil((scrollWidth - TOLERANCE) / clientWidth));
  // Negative in languages that are written from right to left.
  const left = Math.abs(scrollLeft);
  const isAtEnd = left + clientWidth >= scrollWidth - TOLERANCE;
  return { step: isAtEnd ? steps - 1 : Math.round(left / clientWidth), steps };
}

/**
 * Position of an element that scrolls sideways, in screenfuls. The browser scrolls and snaps; this only
 * follows it and moves it on.
 */
export function useScrollSteps(viewport: HTMLElement | null): ScrollSteps {
  const [position, setPosition] = useState({ step: 0, steps: 1 });
  useEffect(() => {
    if (!viewport) return undefined;
    const update = () => {
      const next = measure(viewport);
      setPosition((old) => (old.step === next.step && old.steps === next.steps ? old : next));
    };
    update();
    viewport.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      viewport.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [viewport]);
  const goTo = useCallback(
    (step: number) => {
      if (!viewport) return;
      const { clientWidth, scrollWidth } = viewport;
      const left = Math.min(Math.max(0, step) * clientWidth, scrollWidth);
      const isRtl = getComputedStyle(viewport).direction === 'rtl';
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      viewport.scrollTo({ left: isRtl ? -left : left, behavior: isStill ? 'auto' : 'smooth' });
    },
    [viewport],
  );
  return { ...position, goTo };
}
