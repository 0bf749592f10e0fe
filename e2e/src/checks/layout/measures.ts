import type { Page } from '@playwright/test';

/** What a phone needs: CSS pixels, and a share of the screen. */
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

/**
 * Rows of products and other tiles that are emptier than they may be, with the heading above them. A row
 * that is pushed sideways is full.
 */
export const emptyRows = (page: Page) =>
  page.evaluate((least) => {
    const isTile = (item: Element) =>
      item.querySelector('img, svg') !== null && item.getBoundingClientRect().height > 100;
    const sharesOf = (list: HTMLElement) => {
      const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(list);
      const gap = parseFloat(columnGap) || 0;
      const room = list.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      const rows = new Map<number, number>();
      for (const item of list.children) {
        const { top, width } = item.getBoundingClientRect();
        rows.set(Math.round(top), (rows.get(Math.round(top)) ?? -gap) + width + gap);
      }
      return [...rows.values()].map((width) => width / room);
    };
    const lists = [...document.querySelectorAll<HTMLElement>('main :is(ul, ol)')].filter(
      (list) =>
        list.checkVisibility() &&
        list.scrollWidth <= list.clientWidth + 4 &&
        list.children.length > 1 &&
        [...list.children].every(isTile),
    );
    return lists.flatMap((list) =>
      sharesOf(list)
        .filter((share) => share < least)
        .map((share) => {
          const title =
            list.closest('section')?.querySelector('h2, h3')?.textContent ?? list.className;
          return `${title}: ${Math.round(share * 100)} %`;
        }),
    );
  }, min.rowShare);
