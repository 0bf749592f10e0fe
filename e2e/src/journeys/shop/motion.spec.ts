import { expect, test } from '../../support/test.js';

test.use({ size: 'phone', reducedMotion: 'no-preference' });

test(
  'a tile’s picture moves into the page of its product, and back is at once',
  { tag: '@deep' },
  async ({ page, shopper }) => {
    await page.addInitScript(() => {
      const begin = document.startViewTransition.bind(document);
      const moved: (string | null)[] = [];
      Object.assign(window, { moved });
      document.startViewTransition = (change) => {
        const transition = begin(change);
        const named = document.querySelector('[style*="view-transition-name"]');
        moved.push(named?.getAttribute('src') ?? null);
        return transition;
      };
    });
    const moved = () => page.evaluate(() => (window as { moved?: unknown }).moved);
    await shopper.open('/kategorie/obst-gemuese');
    await page.getByRole('main').getByRole('link', { name: 'Apfel Gala' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Apfel Gala' })).toBeVisible();
    expect(await moved()).toEqual([expect.stringContaining('/media/gruenmarkt/products/')]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Obst & Gemüse' })).toBeVisible();
    expect(await moved()).toHaveLength(1);
  },
);
