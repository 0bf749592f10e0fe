import { gruenmarkt, harvest } from '../../support/shops.js';
import { expect, test } from '../../support/test.js';
import { open } from '../../support/wait-for-hydration.js';
import { emptyRows, fixedShare, max, smallTargets, smallTexts } from './measures.js';

const phone = { width: 390, height: 844 };
/** Widths at which rows are measured, from a small phone to a large screen. */
const widths = [360, 390, 768, 1024, 1280, 1920];

const pages = [
  [gruenmarkt, '/'],
  [gruenmarkt, '/angebote'],
  [gruenmarkt, '/kategorie/obst-gemuese'],
  [gruenmarkt, '/rezepte'],
  [harvest, '/'],
  [harvest, '/aisle/fruit-veg'],
] as const;

test.use({ viewport: phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

for (const [shopOf, path] of pages)
  test(`texts, controls, bars and rows keep their budgets, ${shopOf.name} ${path}`, async ({
    page,
  }) => {
    await open(page, shopOf().origin + path);
    expect.soft(await smallTexts(page), 'too small texts').toEqual([]);
    expect.soft(await smallTargets(page), 'too small controls').toEqual([]);
    expect
      .soft(await fixedShare(page), 'header and bottom bar')
      .toBeLessThanOrEqual(max.fixedShare);
    for (const width of widths) {
      await page.setViewportSize({ width, height: phone.height });
      expect.soft(await emptyRows(page), `rows at ${width}`).toEqual([]);
    }
  });
