import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { defineNames } from '../../run/define-names.mjs';
import { chromiumFlags, chromiumPath } from '../../setup/chromium.mjs';
import { median } from '../median.mjs';
import { phoneSlowdown } from '../phone.mjs';
import { note } from '../report.mjs';
import { interactionTime, watchInteractions } from './event-times.mjs';
import { phoneActions } from './phone-actions.mjs';

const MOST = 100;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'de-AT',
  timezoneId: 'Europe/Vienna',
};
const load = (file) => tsImport(`../../../e2e/src/${file}`, import.meta.url);

async function openShopper(browser, slowdown) {
  const { Shopper } = await load('steps/shopper.ts');
  const { gruenmarkt } = await load('support/shops.ts');
  const { monitorPage } = await load('support/page-monitor.ts');
  const { pageMessages } = await load('steps/page-messages.ts');
  const { customer } = await load('steps/goods.ts');
  const { refused } = await load('support/consent.ts');
  const context = await browser.newContext({ ...phone, storageState: refused });
  await defineNames(context);
  const page = await context.newPage();
  await watchInteractions(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const shop = gruenmarkt();
  const shopper = new Shopper(page, shop, monitorPage(page, shop.origin));
  return { page, shop, shopper, customer, say: { search: pageMessages('search', 'start') } };
}

/** INP on a slowed phone: the median of each kind of interaction, and the 75th percentile (Web Vitals). */
export async function phoneInteractions({ url }) {
  process.env.SHOP_URL = url;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const found = new Map();
  const slowdown = phoneSlowdown();
  try {
    const scene = await openShopper(browser, slowdown);
    await scene.shopper.fillCart();
    const time = async (name, act) => {
      await scene.page.waitForLoadState('networkidle');
      found.set(name, [...(found.get(name) ?? []), await interactionTime(scene.page, act)]);
    };
    for (const act of phoneActions) await act({ ...scene, time });
  } finally {
    await browser.close();
    noteTimes(found);
  }
}

const threeQuarters = (all) => all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.75) - 1];

function noteTimes(found) {
  for (const [name, all] of found) {
    note(`INP on a slowed phone: ${name}, median`, median(all), 'ms', { most: MOST });
    note(`INP on a slowed phone: ${name}, 75 %`, threeQuarters(all), 'ms', { most: MOST });
  }
}
