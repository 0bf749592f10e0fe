import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { readonly value: number; readonly nodes: readonly string[] }[];
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes from the next page on what moves without the visitor's doing. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        window.shifts.push({
          value: entry.value,
          nodes: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 160) : '',
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved so far. */
export const shiftsOf = (page: Page) => page.evaluate(() => window.shifts);
