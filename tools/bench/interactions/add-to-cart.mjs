import { median } from '../median.mjs';

const PRESSES = 15;
/** Milliseconds between two presses, in which the first response arrives. */
const PAUSE = 250;

/**
 * Runs in the page: ms from the press of a button until the header's cart shows another count, painted.
 */
function pressAndWatch(button) {
  const cart = document.querySelector('header a[href$="/warenkorb"]');
  return new Promise((resolve) => {
    const started = performance.now();
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - started));
    });
    watcher.observe(cart, { attributes: true, subtree: true, childList: true });
    button.click();
  });
}

/** Median ms from the click on a listing's plus to the new count in the header. */
export async function clickToCount(shopper, listing) {
  await shopper.fillCart();
  await shopper.open(listing);
  await shopper.cart(1).waitFor();
  const { page } = shopper;
  await page.waitForLoadState('networkidle');
  const closed = page.locator('main li [role=group]:has(button:only-child)');
  const times = [];
  for (let i = 0; i < PRESSES; i += 1) {
    times.push(await closed.first().getByRole('button').evaluate(pressAndWatch));
    await page.waitForTimeout(PAUSE);
  }
  return median(times);
}
