import type { Locator, Page } from '@playwright/test';

const MAX_PRESSES = 120;

/** Presses Tab until an element has the focus, like a keyboard user. */
export async function pressTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < MAX_PRESSES; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}
