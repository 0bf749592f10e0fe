import type { Locator, Page } from '@playwright/test';

const MAX_PRESSES = 120;

/** Walks by the Tab key until an element has the focus, as somebody without a mouse does. */
export async function pressTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < MAX_PRESSES; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}
