import type { Page } from '@playwright/test';
import { bazaar, gruenmarkt, harvest, hofkiste, primeur, type Shop } from '../../support/shops.js';
import { deepIf, expect, test } from '../../support/test.js';
import { open } from '../../support/wait-for-hydration.js';

/** What a phone shows at once; numbers in CSS pixels. */
const most = { aboveProducts: 200 };
const least = { products: 4, scrolledProducts: 6, atHome: 2 };

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

const listings: readonly (readonly [() => Shop, string])[] = [
  [gruenmarkt, '/kategorie/obst-gemuese'],
  [harvest, '/aisle/fruit-veg'],
  [hofkiste, '/hofladen/feld-und-garten'],
  [bazaar, '/c/dals'],
  [primeur, '/rayon/fromages'],
];
const isLater = (shopOf: () => Shop) => deepIf(shopOf === bazaar || shopOf === primeur);

for (const [shopOf, path] of listings)
  test(
    `a phone sees products at once and has room for them, ${path}`,
    isLater(shopOf),
    async ({ page }) => {
      await open(page, shopOf().origin + path);
      const { aboveProducts, firstProduct, seen } = await measure(page);
      expect.soft(aboveProducts).toBeLessThanOrEqual(most.aboveProducts);
      expect.soft(seen).toBeGreaterThanOrEqual(least.products);
      await page.evaluate((top) => scrollTo(0, top), firstProduct - BELOW_HEADER);
      expect.soft((await measure(page)).seen).toBeGreaterThanOrEqual(least.scrolledProducts);
    },
  );

// The home page of Hofkiste begins with recipes.
for (const shopOf of [gruenmarkt, harvest, bazaar, primeur])
  test(
    `a phone sees products on the first screen of the home page, ${shopOf.name}`,
    isLater(shopOf),
    async ({ page }) => {
      await open(page, shopOf().origin);
      expect.soft((await measure(page)).seen).toBeGreaterThanOrEqual(least.atHome);
    },
  );
