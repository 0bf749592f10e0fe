import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { refused } from './consent.js';
import { Shopper } from '../steps/shopper.js';
import { gruenmarkt, type Shop } from './shops.js';
import { monitorPage, type PageMonitor } from './page-monitor.js';

export { expect } from '@playwright/test';

export const mainViewports = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 900 },
} as const;
export type Viewport = keyof typeof mainViewports;

/** `npm run test:full`: every width and every address, which takes too long for each change. */
export const isFull = Boolean(process.env['FULL']);

/** The viewport sizes, by name. */
export const viewports: Readonly<
  Record<string, { readonly width: number; readonly height: number }>
> = isFull
  ? {
      ...mainViewports,
      '390 px': { width: 390, height: 844 },
      '600 px': { width: 600, height: 960 },
      '960 px': { width: 960, height: 800 },
      '1920 px': { width: 1920, height: 1080 },
    }
  : mainViewports;

/** The viewport sizes of a journey: the one it names, or both with all checks. */
export const viewportsOf = (one: Viewport): readonly Viewport[] =>
  isFull ? (Object.keys(mainViewports) as Viewport[]) : [one];

/** The same for a check that only measures: with all checks at every size. */
export const widthsOf = (one: Viewport): typeof viewports =>
  isFull ? viewports : { [one]: mainViewports[one] };

/** The tag of a check that proves a case again elsewhere: in a further shop, say. */
export const deepIf = (isDeep: boolean) => (isDeep ? { tag: '@deep' } : {});

/** Of the variants of one case the first `count`; with all checks, all of them. */
export const someOf = <Variant>(variants: readonly Variant[], count: number): readonly Variant[] =>
  isFull ? variants : variants.slice(0, count);

/** Distributes a list over the viewport sizes: everything at each size, or alternating. */
export function inViewports<Item>(list: readonly Item[]) {
  const all = Object.entries(viewports);
  return all.map(([size, viewport], turn) => ({
    size,
    viewport,
    items: list.filter((_item, i) => isFull || i % all.length === turn),
  }));
}

interface Fixtures {
  /** The shop of the test; `test.use({ size: 'phone' })` for its viewport. */
  readonly size: Viewport;
  /** Nothing is fetched ahead, for checks of one page at a time. */
  readonly savesData: boolean;
  readonly shop: Shop;
  readonly watched: PageMonitor;
  readonly shopper: Shopper;
}

const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** A shopper of Grünmarkt, at one viewport size. */
export const test = base.extend<Fixtures>({
  size: ['desktop', { option: true }],
  savesData: [false, { option: true }],
  viewport: async ({ size }, use) => use(mainViewports[size]),
  page: async ({ page, savesData }, use) => {
    if (savesData) await saveData(page);
    await use(page);
  },
  shop: async ({}, use) => use(gruenmarkt()),
  watched: async ({ page, shop }, use) => use(monitorPage(page, shop.origin)),
  shopper: async ({ page, shop, watched }, use) => use(new Shopper(page, shop, watched)),
});

/**
 * Visits that change nothing, so that those of a worker share a browser context: with the scripts of the
 * shop cached, a page takes half of the time.
 */
export const visits = test.extend<object, { readonly visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use) => {
      const options = { storageState: refused, locale: 'de-AT', timezoneId: 'Europe/Vienna' };
      const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor, viewport, savesData }, use) => {
    const page = await visitor.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (savesData) await saveData(page);
    await use(page);
    await page.close();
  },
});
