import { useEffect, useState } from 'react';
import { findRows, isSameRow, measureRow, type Row } from './find-rows.js';

/** Milliseconds in which changes of the page are collected. */
const PAUSE_MS = 150;

/** The rows of `main` with their places, also of those that come or move later. */
export function useRows(main: HTMLElement): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    let found: readonly HTMLElement[] = [];
    let timer = 0;
    let frame = 0;
    const observed = new WeakSet<Element>();
    const sizes = new ResizeObserver(() => plan());
    const measure = () => {
      frame = 0;
      const next = found.map(measureRow);
      setRows((old) => (areSame(old, next) ? old : next));
    };
    const search = () => {
      timer = 0;
      found = findRows(main);
      for (const element of found) {
        // Observing again reports a size again, in some browsers.
        if (!observed.has(element)) sizes.observe(element);
        observed.add(element);
      }
      measure();
    };
    const plan = () => {
      timer ||= window.setTimeout(search, PAUSE_MS);
    };
    const handleScroll = ({ target }: Event) => {
      if (found.includes(target as HTMLElement)) frame ||= requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(plan);
    changes.observe(main, { childList: true, subtree: true });
    sizes.observe(main);
    // Scrolling of an element does not bubble.
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    search();
    return () => {
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      document.removeEventListener('scroll', handleScroll, { capture: true });
    };
  }, [main]);
  return rows;
}

const areSame = (a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length &&
  a.every((row, i) => {
    const other = b[i];
    return other !== undefined && isSameRow(row, other);
  });
