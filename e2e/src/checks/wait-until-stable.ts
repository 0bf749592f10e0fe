import type { Page } from '@playwright/test';

/** Milliseconds; the longest animation takes eight seconds. */
const LONGEST = 10_000;

/**
 * Waits until animations have ended: a colour during a transition is not part of the design. Those of
 * parts that are not rendered, such as a closed filter, stand still and never end.
 */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    await document.fonts.ready;
    const running = document.getAnimations().filter(({ effect }) => {
      const { iterations } = effect?.getComputedTiming() ?? {};
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return iterations !== Infinity && target?.checkVisibility({ contentVisibilityAuto: true });
    });
    const late = new Promise((resolve) => setTimeout(resolve, longest));
    await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), late]);
  }, LONGEST);
}
