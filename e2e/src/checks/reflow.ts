import type { Page } from '@playwright/test';
import { expect } from '../support/test.js';
import { overflow } from './page-faults.js';
import { waitUntilStable } from './wait-until-stable.js';

/** WCAG 1.4.12: what readers may set, without loss. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
  'p{margin-block-end:2em!important}';

/** Texts that are cut off unintentionally. */
export function cutTexts(page: Page): Promise<string[]> {
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
export function unseenControls(page: Page): Promise<string[]> {
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
export function movements(page: Page): Promise<string[]> {
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

/** A style sheet of the reader's own; the page's rules about its styles do not hold for it. */
const addStyles = (page: Page, styles: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

/**
 * Expects no loss and no sideways scroll of an open page at 400 % zoom of 1280 px, with text spacing,
 * forced colours and reduced motion (WCAG 1.4.10, 1.4.12). The page cannot be used for other checks afterwards.
 */
export async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitUntilStable(page);
  expect.soft(await overflow(page), '320 px').toBeLessThanOrEqual(0);
  expect.soft(await cutTexts(page), '320 px').toEqual([]);
  expect.soft(await movements(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await unseenControls(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await addStyles(page, SPACING);
  expect.soft(await overflow(page), 'text spacing').toBeLessThanOrEqual(0);
  expect.soft(await cutTexts(page), 'text spacing').toEqual([]);
}
