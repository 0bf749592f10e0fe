import type { Page } from '@playwright/test';

/** Waits until animations have ended: a colour during a transition is not part of the design. */
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
