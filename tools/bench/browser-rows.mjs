import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { defineNames } from '../run/define-names.mjs';
import { weigh } from '../test/budgets.mjs';
import { chromiumFlags, chromiumPath } from '../setup/chromium.mjs';
import { clickToCount } from './interactions/add-to-cart.mjs';
import { auditPhone } from './lighthouse.mjs';
import { phoneSlowdown } from './phone.mjs';
import { note, say } from './report.mjs';

const RUNS = 3;
const pages = { home: '/', listing: '/kategorie/obst-gemuese', product: '/produkt/apfel-gala' };
/** Pages that have to be as fast as any on a phone. */
const fast = { ...pages, recipe: '/rezepte/linsendal' };
/** Other kinds of pages for search engines. */
const further = {
  recipes: '/rezepte',
  brands: '/marken',
  brand: '/marken/hopfauer',
  stores: '/maerkte',
  store: '/maerkte/wien-laubenweg',
  residues: '/pestizide',
  contact: '/kontakt',
  content: '/lieferung',
};

/** What a first visit loads, as it travels. */
export async function sizes({ url }) {
  const kilo = (bytes) => bytes / 1000;
  for (const [name, path] of Object.entries(pages)) {
    const page = await weigh(url, path);
    note(`JavaScript of ${name}`, kilo(page.js), 'kB', { most: 115 });
    if (name !== 'listing') continue;
    note('HTML of listing', kilo(page.html), 'kB', { most: 10 });
    note('everything but pictures, listing', kilo(page.everything), 'kB', { most: 190 });
  }
  const checkout = await weigh(url, '/kassa');
  note('JavaScript of checkout', kilo(checkout.js), 'kB', { most: 165 });
}

export async function interaction({ url }) {
  process.env.SHOP_URL = url;
  const load = (file) => tsImport(`../../e2e/src/${file}`, import.meta.url);
  const { Shopper } = await load('steps/shopper.ts');
  const { gruenmarkt } = await load('support/shops.ts');
  const { monitorPage } = await load('support/page-monitor.ts');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await defineNames(page);
    const shop = gruenmarkt();
    const shopper = new Shopper(page, shop, monitorPage(page, shop.origin));
    const time = await clickToCount(shopper, pages.listing);
    note('add to cart, click to count', time, 'ms', { most: 35 });
  } finally {
    await browser.close();
  }
}

/**
 * Lighthouse as a mid-range phone; names what keeps a category from 100. The times of a page swing from run to
 * run, what an audit finds does not: the further pages are opened once.
 */
export async function audits({ url }) {
  const slowdown = phoneSlowdown();
  for (const [name, path] of Object.entries({ ...fast, ...further })) {
    const runs = name in fast ? RUNS : 1;
    const result = await auditPhone(url.replace('127.0.0.1', 'localhost') + path, {
      runs,
      slowdown,
    });
    note(`Lighthouse ${name}: performance`, result.performance, '', {
      least: name in fast ? 97 : 95,
    });
    note(`Lighthouse ${name}: accessibility`, result.accessibility, '', { least: 100 });
    note(`Lighthouse ${name}: best practices`, result.bestPractices, '', { least: 100 });
    note(`Lighthouse ${name}: SEO`, result.seo, '', { least: 100 });
    note(`Lighthouse ${name}: CLS`, result.cls, '', { most: 0 });
    if (result.failing.length > 0) say(`  short of 100 by: ${result.failing.join(', ')}`);
    if (!(name in fast)) continue;
    note(`Lighthouse ${name}: LCP`, result.lcp / 1000, 's', { most: 1.8 });
    note(`Lighthouse ${name}: benchmark index of the machine`, result.machine, '');
    note(`Lighthouse ${name}: TBT`, result.tbt, 'ms', { most: 50 });
  }
}
