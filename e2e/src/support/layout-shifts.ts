import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** What moved from where to where, as the beginning of its HTML. */
  readonly nodes: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

declare global {
  interface Window {
    shifts: (Shift & { readonly at: number })[];
    /** When the document had been drawn whole, in milliseconds since its beginning. */
    wholeAt?: number;
  }
}

/**
 * Records layout shifts on the pages that are opened from now on. A busy machine may paint a document
 * before it is fully parsed, when each further line can shift content: shifts before the first complete
 * paint are ignored.
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    window.shifts = [];
    document.addEventListener('readystatechange', () => {
      // A frame that had to wait has the time at which it was due, before the last one was painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => (window.wholeAt ??= performance.now())),
      );
    });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as ShiftEntry[])
        window.shifts.push({
          value,
          at: startTime,
          nodes: sources.map(({ node, previousRect, currentRect }) => {
            const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
              [x, y, width, height].map(Math.round).join(' '),
            );
            const html = node instanceof Element ? node.outerHTML.slice(0, 160) : '';
            return `${html} from ${from ?? ''} to ${to ?? ''}`;
          }),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts, wholeAt = 0 } = window;
      return shifts.filter(({ at }) => at > wholeAt).map(({ value, nodes }) => ({ value, nodes }));
    });
}
