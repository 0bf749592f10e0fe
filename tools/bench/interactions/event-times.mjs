/** Milliseconds below which browsers report no event: what is not reported took at most as long. */
export const SHORTEST = 16;
/** Milliseconds after which an interaction was painted and reported, also by a slow processor. */
const SETTLED = 400;

/** Runs in each page before its own code: keeps how long interactions took until the next paint. */
function recordInteractions() {
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

export const watchInteractions = (page) => page.addInitScript(recordInteractions);

/** Brings an element into view and lets the page come to rest: nobody taps while it still scrolls. */
export async function reach(page, element) {
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED);
}

/** Milliseconds for which a finger rests on the glass. */
const PRESS = 90;

/**
 * A finger's tap in the middle. `locator.tap()` lifts it at once, and looks for what covers the element in the
 * events whose time is taken.
 */
export async function tap(page, element) {
  await element.waitFor();
  const { x, y, width, height } = await element.boundingBox();
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: x + width / 2, y: y + height / 2 });
  await page.waitForTimeout(PRESS);
  await touch('touchEnd');
  await cdp.detach();
}

/** Milliseconds from the touch or key to the next paint, of the slowest event: as INP counts them. */
export async function interactionTime(page, act) {
  await page.evaluate(() => {
    globalThis.interactions.length = 0;
  });
  await act();
  await page.waitForTimeout(SETTLED);
  const times = await page.evaluate(() => globalThis.interactions);
  return Math.max(SHORTEST, ...times);
}
