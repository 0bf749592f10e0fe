import type { Page } from '@playwright/test';
import { open } from '../support/wait-for-hydration.js';
import { expect, isFull, test } from '../support/test.js';
import { galleries } from './gallery.js';
import { overflow } from './page-faults.js';
import { addressesOf, kindsOf, shopOf, tenants } from './routes.js';
import { waitUntilStable } from './wait-until-stable.js';

/** WCAG 1.4.12: what readers may set, without loss. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
  'p{margin-block-end:2em!important}';

/** Texts that are cut off unintentionally. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp, textOverflow, clipPath } =
          getComputedStyle(element);
        const isMeant =
          webkitLineClamp !== 'none' ||
          textOverflow === 'ellipsis' ||
          clipPath !== 'none' ||
          // A map may be wider than its viewport, and the list beside it has all its texts.
          element.classList.contains('leaflet-container');
        if (isMeant) return false;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isCut =
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
        // Its text last: the browser lays out the whole element to tell it.
        return isCut && element.checkVisibility() && element.innerText?.trim() !== '';
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** Controls with insufficient text contrast. */
function unseenControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button')]
      .filter((element) => {
        if (!element.checkVisibility() || element.innerText.trim() === '') return false;
        const { color, backgroundColor } = getComputedStyle(element);
        return color === backgroundColor;
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** Animations that run although the visitor prefers reduced motion. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((text) => parseFloat(text)));
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        const isAnimated = animationName !== 'none' && seconds(animationDuration) > 0.01;
        return isAnimated || seconds(transitionDuration) > 0.01 || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

for (const tenant of tenants) {
  const all = addressesOf(tenant).map(({ path }) => path);
  const own = galleries.filter((one) => one.tenant === tenant && (isFull || one.prefix === ''));
  const shown = own.map(({ prefix }) => `${prefix}/block-gallery`);
  for (const path of [...(isFull ? all : kindsOf(tenant)), ...shown])
    test.describe(`${tenant} ${path}`, () => {
      // 1280 px at 400 per cent; styles of the reader's own are not the page's.
      test.use({ viewport: { width: 320, height: 256 }, bypassCSP: true, savesData: true });
      test('A3 400 % zoom, text spacing, forced colours, reduced motion: no loss, no sideways scroll', async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, shopOf(tenant).origin + path);
        await page.waitForLoadState('networkidle');
        await waitUntilStable(page);
        expect.soft(await overflow(page), '320 px').toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), '320 px').toEqual([]);
        expect.soft(await movements(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await unseenControls(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        await page.addStyleTag({ content: SPACING });
        expect.soft(await overflow(page), 'text spacing').toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), 'text spacing').toEqual([]);
      });
    });
}

test('A3 the checks find a clipped text, a page that is too wide, low contrast, and an animation', async ({
  page,
}) => {
  await page.setContent(
    '<main><p style="overflow:hidden;width:50px;white-space:nowrap">far too long for this</p>' +
      '<div style="width:3000px">wide</div><button style="transition:color 1s">slow</button>' +
      '<a href="/" style="color:#fff;background:#fff">unseen</a></main>',
  );
  expect(await cutTexts(page)).toHaveLength(1);
  expect(await overflow(page)).toBeGreaterThan(1000);
  expect(await unseenControls(page)).toHaveLength(1);
  expect(await movements(page)).toHaveLength(1);
});
