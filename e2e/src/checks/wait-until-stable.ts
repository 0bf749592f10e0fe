import type { Page } from '@playwright/test';

/** Waits until nothing moves any more: a colour in the middle of its change is no colour of the design. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const running = document.getAnimations().filter(({ effect }) => {
      const { iterations } = effect?.getComputedTiming() ?? {};
      return iterations !== Infinity;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
