import type { Page } from '@playwright/test';

/**
 * Waits until the shop's code has hydrated every control of the page: parts hydrate one after the
 * other, and earlier clicks may be lost.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const controls = main?.querySelectorAll('input, select, textarea, button') ?? [];
    return (
      main !== null &&
      [main, ...controls].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactProps')),
      )
    );
  });
}

/** Opens a URL and waits until the page is usable; returns its status. */
export async function open(page: Page, url: string): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await waitForHydration(page);
  return response?.status() ?? 0;
}
