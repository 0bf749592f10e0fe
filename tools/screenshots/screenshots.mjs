// `npm run screenshots`: walks a guest's order through the built shop, with fresh data, and pictures
// its pages into docs/screenshots; then one contact sheet for each shop and width. Look at them after
// every change of the looks. `npm run screenshots -- walk`, `-- ways` or `-- sheets` does one of them,
// `-- sheets harvest` the sheets of one shop.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';

ensureInstalled();
const { chromium } = await import('@playwright/test');
const { tsImport } = await import('tsx/esm/api');
const { ensureBuilt } = await import('../run/build.mjs');
const { chromiumFlags, chromiumPath } = await import('../setup/chromium.mjs');
const { defineNames } = await import('../run/define-names.mjs');
const { ensurePictures } = await import('../run/pictures.mjs');
const { startShop } = await import('../run/processes.mjs');
const { contactSheets } = await import('./contact-sheets.mjs');
const { toPalettePng } = await import('./palette-png.mjs');
const { walk } = await import('./walk.mjs');
const { journeys } = await import('./ways.mjs');

/** Viewports of the screenshots; the phone has a realistic pixel density. */
const windows = [
  { width: 360, height: 780, deviceScaleFactor: 2 },
  { width: 1280, height: 960, deviceScaleFactor: 1 },
];
const target = path.join(root, 'docs/screenshots');

ensureBuilt();
ensurePictures(path.join(root, '.data'));
mkdirSync(target, { recursive: true });
const folder = mkdtempSync(path.join(tmpdir(), 'larder-screenshots-'));
symlinkSync(path.join(root, '.data/media'), path.join(folder, 'media'));
const shop = await startShop({
  env: { PORT: '0', COMMERCE_API_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' },
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const load = (file) => tsImport(`../../e2e/src/${file}`, import.meta.url);
const isWanted = (part) => process.argv.length === 2 || process.argv.includes(part);
try {
  process.env.SHOP_URL = shop.url;
  const { refused } = await load('support/consent.ts');
  if (isWanted('walk')) for (const window of windows) await pictureWalk(window, refused);
  if (isWanted('ways'))
    for (const name of Object.keys(journeys)) await pictureJourney(name, refused);
  if (isWanted('sheets')) {
    const { picturedOf, shopOf, looks } = await load('checks/routes.ts');
    const folder = path.join(target, 'sheets');
    const named = looks.filter((tenant) => process.argv.includes(tenant));
    for (const tenant of named.length > 0 ? named : looks) {
      const pages = { paths: picturedOf(tenant), schemes: schemesOf(tenant) };
      const into = path.join(folder, tenant);
      await contactSheets(browser, shopOf(tenant), pages, into, answeredAt(tenant, refused));
    }
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

function readTenant(tenant, file) {
  return JSON.parse(readFileSync(path.join(root, 'libs/tenants', tenant, file), 'utf8'));
}

/** The consent question answered at the host of another shop, too: it would cover its pages. */
function answeredAt(tenant, { cookies, origins }) {
  const { clientRuntimeConfig } = readTenant(tenant, 'config.json');
  const { version = 1 } = clientRuntimeConfig.features.tracking.consent;
  const own = { domain: `${tenant}.localhost`, value: `${version}.C0001` };
  return { origins, cookies: cookies.map((cookie) => ({ ...cookie, ...own })) };
}

/** Light, and dark where the tenant's theme has colours of its own for it. */
function schemesOf(tenant) {
  const theme = readTenant(tenant, 'theme.json');
  return theme.darkColours ? ['light', 'dark'] : ['light'];
}

/** Walks a guest's order in one viewport. */
async function pictureWalk(window, storageState) {
  const { context, shopper, save } = await openShop(window, storageState);
  await walk(shopper, (name) => save(`${name}-${window.width}`));
  await context.close();
}

/** Runs one journey on a phone; its pictures are numbered. */
async function pictureJourney(name, storageState) {
  const phone = { width: 390, height: 844, deviceScaleFactor: 1 };
  const { context, shopper, save } = await openShop(phone, storageState);
  const { pageMessages } = await load('steps/page-messages.ts');
  const { customer } = await load('steps/goods.ts');
  const { signIn } = await load('steps/customer.ts');
  const say = {
    gate: pageMessages('cart-checkout', 'gate'),
    row: pageMessages('cart-checkout', 'homeRow'),
    list: pageMessages('cart-checkout', 'pasteList'),
  };
  let count = 0;
  await journeys[name]({
    shopper,
    customer,
    say,
    picture: (step) => save(`ways/${name}-${(count += 1)}-${step}`, { keepsPosition: true }),
    async signIn() {
      await shopper.open('/anmelden');
      await signIn(shopper.page, {
        email: 'anna@personas.example',
        password: 'Gruenmarkt-2026',
      });
      await shopper.page.waitForURL(/:\d+\/$/);
    },
  });
  await context.close();
}

/** Runs in the page: what a search has just found asks for its pictures when the network was idle before. */
function picturesAreThere() {
  const isShown = (image) => {
    // In a closed disclosure a picture has a place, but is not loaded.
    if (!image.checkVisibility()) return false;
    const { top, right, bottom, left } = image.getBoundingClientRect();
    // The edge of a row that is pushed sideways hides a little of its next picture.
    return (
      left < Math.min(right, innerWidth) - 16 && top < Math.min(bottom, innerHeight) && bottom > 0
    );
  };
  return [...document.images].every((image) => image.complete || !isShown(image));
}

/** A new visitor of the demo shop, and how a picture of their page is saved. */
async function openShop({ width, height, deviceScaleFactor }, storageState) {
  const parts = { ...(await load('steps/shopper.ts')), ...(await load('support/shops.ts')) };
  const { monitorPage } = await load('support/page-monitor.ts');
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
    storageState,
  });
  await defineNames(context);
  const page = await context.newPage();
  const market = parts.gruenmarkt();
  const shopper = new parts.Shopper(page, market, monitorPage(page, market.origin));
  const save = async (name, { keepsPosition = false } = {}) => {
    await page.waitForLoadState('networkidle');
    await page.mouse.move(0, 0);
    if (!keepsPosition) await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => document.fonts.ready);
    // Parts of a page that load after it: the network has been idle before.
    await page.waitForTimeout(1500);
    await page.waitForFunction(picturesAreThere);
    const file = path.join(target, `${name}.png`);
    mkdirSync(path.dirname(file), { recursive: true });
    const png = toPalettePng(await page.screenshot());
    writeFileSync(file, png);
    console.log(`${path.relative(root, file)}: ${(png.length / 1000).toFixed(0)} kB`);
  };
  return { context, shopper, save };
}
