import type { Page } from '@playwright/test';

/** What a phone needs: CSS pixels, shares of the screen or of a row, and contrast of prices (WCAG AAA). */
export const max = { fixedShare: 0.15 };
export const min = { font: 14, touch: 44, rowShare: 0.6 };

/** Share of the screen that header and bottom bar take on a page that is scrolled. */
export async function fixedShare(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 900));
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll('header > *, nav')].flatMap((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      return position === 'fixed' || position === 'sticky'
        ? [Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))]
        : [];
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** Texts that are too small to read on a phone. */
export const smallTexts = (page: Page) =>
  page.evaluate((font) => {
    // Hidden from sight and read out alone: one pixel.
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
        isShown(element) &&
        parseFloat(getComputedStyle(element).fontSize) < font,
    );
    return texts.map((element) => element.outerHTML.slice(0, 120));
  }, min.font);

/** Controls that a finger misses; links within a text are as high as its lines. */
export const smallTargets = (page: Page) =>
  page.evaluate((touch) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, select, summary'),
    ];
    const isSmall = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      const isWhole = getComputedStyle(element, '::after').position === 'absolute';
      const isInText = getComputedStyle(element).display === 'inline';
      return width > 1 && !isWhole && !isInText && Math.min(width, height) < touch - 0.5;
    };
    return controls
      .filter((element) => element.checkVisibility() && isSmall(element))
      .map((element) => element.outerHTML.slice(0, 120));
  }, min.touch);
