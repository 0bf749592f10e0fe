import type { Page } from '@playwright/test';
import { gruenmarkt, harvest, type Shop } from '../support/shops.js';
import { expect, test } from '../support/test.js';
import { open } from '../support/wait-for-hydration.js';

/** What a phone shows at once; numbers in CSS pixels. */
const max = { aboveProducts: 200, fixedShare: 0.15 };
const min = { products: 4, scrolledProducts: 6, font: 14, touch: 44 };

/** Where a row of products starts below the header of a page that is scrolled. */
const BELOW_HEADER = 68;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
});

/** Where the products of a page stand, and what stays on screen while it scrolls. */
function measure(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const bars = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'fixed',
    );
    const end = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
    // Chips of categories are in lists, too, and have pictures.
    const tiles = [...document.querySelectorAll('main li')].filter(
      (item) => item.querySelector('img') && item.getBoundingClientRect().height > 150,
    );
    const pictures = tiles.flatMap((tile) => box(tile.querySelector('img')) ?? []);
    const isSeen = ({ top, height, left, width }: DOMRect) =>
      top > 0 && top + height / 2 <= end && left + width / 2 <= innerWidth;
    const main = box(document.querySelector('main'))?.top ?? 0;
    const first = Math.min(...tiles.map((tile) => tile.getBoundingClientRect().top));
    return {
      aboveProducts: first - main,
      firstProduct: first,
      seen: pictures.filter(isSeen).length,
      end,
    };
  });
}

/** Share of the screen that header and bottom bar take on a page that is scrolled. */
async function fixedShare(page: Page): Promise<number> {
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

/** Texts of the page's content that are too small to read on a phone. */
const smallTexts = (page: Page) =>
  page.evaluate((font) => {
    const texts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
        element.checkVisibility() &&
        parseFloat(getComputedStyle(element).fontSize) < font,
    );
    return texts.map((element) => element.outerHTML.slice(0, 120));
  }, min.font);

/** Controls that a finger misses; links within a text are as high as its lines. */
const smallTargets = (page: Page) =>
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

const listings: readonly (readonly [() => Shop, string])[] = [
  [gruenmarkt, '/kategorie/obst-gemuese'],
  [harvest, '/aisle/fruit-veg'],
];

for (const [shopOf, path] of listings)
  test(`a phone sees products at once and has room for them, ${path}`, async ({ page }) => {
    await open(page, shopOf().origin + path);
    const { aboveProducts, firstProduct, seen } = await measure(page);
    expect.soft(aboveProducts).toBeLessThanOrEqual(max.aboveProducts);
    expect.soft(seen).toBeGreaterThanOrEqual(min.products);
    expect.soft(await smallTexts(page)).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await fixedShare(page)).toBeLessThanOrEqual(max.fixedShare);
    await page.evaluate((top) => scrollTo(0, top), firstProduct - BELOW_HEADER);
    expect.soft((await measure(page)).seen).toBeGreaterThanOrEqual(min.scrolledProducts);
  });

for (const shopOf of [gruenmarkt, harvest])
  test(`a phone sees a product on the first screen of the home page, ${shopOf.name}`, async ({
    page,
  }) => {
    await open(page, shopOf().origin);
    const { firstProduct, end } = await measure(page);
    expect.soft(firstProduct).toBeLessThan(end);
    expect.soft(await smallTexts(page)).toEqual([]);
  });
