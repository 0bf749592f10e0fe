import type { Page } from '@playwright/test';

/** Waits until the shop's own code has taken over what the server rendered. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}

/** Opens an address and waits until the page can be used; gives its status. */
export async function open(page: Page, url: string): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await takenOver(page);
  return response?.status() ?? 0;
}
