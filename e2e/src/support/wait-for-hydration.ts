import type { Page } from '@playwright/test';

/**
 * Waits until the shop's own code has taken over what the server rendered, down to each control of the
 * page: parts of it are taken over one after the other, and what is pressed before that may be lost.
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

/** Opens an address and waits until the page can be used; gives its status. */
export async function open(page: Page, url: string): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await waitForHydration(page);
  return response?.status() ?? 0;
}
