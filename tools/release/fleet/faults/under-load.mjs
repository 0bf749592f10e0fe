import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { Tally } from '../../../bench/orders/tally.mjs';

/** Milliseconds within which all is served again after a fault. */
export const RECOVERY_MS = 5000;
/** Shoppers repeat an order this many times, twice a second. */
const REPEATS = 120;
/** One after the other, so that each storefront has asked each backend. */
const WRITES = 6;
/** So many orders before a fault, and after it. */
const ORDERS = 4;
const ORDERS_MS = 60_000;
const agent = new Agent({ headersTimeout: 20_000 });

async function call({ url, host }, path, { headers = {}, ...options } = {}) {
  const own = { dispatcher: agent, headers: { host, ...headers }, ...options };
  const { statusCode, headers: sent, body } = await request(url + path, own);
  await body.dump();
  return { status: statusCode, sent };
}

/** A new visitor puts something into the cart: true when it is stored. */
async function isWritten(shop, sku) {
  const { sent } = await call(shop, '/api/csrf');
  const cookies = [sent['set-cookie']].flat().map((line) => line.split(';')[0]);
  const token = cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.slice(11);
  const { status } = await call(shop, '/api/carts/items', {
    method: 'POST',
    headers: {
      cookie: cookies.join('; '),
      'x-xsrf-token': token,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ sku, quantity: 1 }),
  });
  return status < 400;
}

/** Milliseconds until a write is answered after which all others succeed, at each backend. */
async function untilWritten(shop, sku) {
  const started = performance.now();
  let first;
  for (let good = 0; good < WRITES && performance.now() - started < 6 * RECOVERY_MS;) {
    good = (await isWritten(shop, sku).catch(() => false)) ? good + 1 : 0;
    if (good < 2) first = good === 1 ? performance.now() : Infinity;
  }
  return Math.round(first - started);
}

async function untilOrdered(tally, orders) {
  for (const until = Date.now() + ORDERS_MS; tally.orders < orders && Date.now() < until;)
    await wait(200);
}

/** Asks for a page that is in the cache; gives how often, and how often it failed. */
async function watchPage(shop, phase) {
  const seen = { all: 0, failed: 0 };
  while (phase.isOpen) {
    seen.all += 1;
    const { status } = await call(shop, '/').catch(() => ({ status: 500 }));
    if (status >= 500) seen.failed += 1;
    await wait(50);
  }
  return seen;
}

/**
 * Shoppers order while `fault` happens, and repeat an order that has no answer by its key. Each order is stored
 * once and charged at most once, and a cached page is always served. Gives what the shoppers met.
 */
export async function underLoad(fleet, check, fault) {
  const phase = { isOpen: true };
  const tally = new Tally();
  const before = await fleet.audit();
  // Each storefront has it.
  for (let i = 0; i < WRITES; i += 1) await call(fleet.shop, '/');
  const shopping = fleet.order({ tally, repeats: REPEATS }, () => phase.isOpen);
  const page = watchPage(fleet.shop, phase);
  await untilOrdered(tally, ORDERS);
  await fault();
  await untilOrdered(tally, tally.orders + ORDERS);
  phase.isOpen = false;
  await shopping;
  const { all, failed } = await page;
  check(failed === 0, `the home page was served ${all} times, ${failed} times not`);
  const after = await fleet.audit();
  const stored = after.orders - before.orders;
  const cut = [...tally.errors.values()].reduce((sum, count) => sum + count, 0);
  check(
    tally.orders > 0 && stored === tally.orders,
    `${tally.orders} orders were confirmed and ${stored} stored, with ${cut} other calls cut off`,
  );
  check(
    after.violations.length === 0,
    `nothing is double: ${after.violations.join(', ') || 'right'}`,
  );
  check(
    after.cancelled === before.cancelled,
    `${after.cancelled - before.cancelled} orders were given up`,
  );
  return { tally, stored };
}

/** Waits until the shop takes writes again, within the limit. */
export async function checkRecovery({ shop, goods }, check, what) {
  const took = await untilWritten(shop, goods[0].sku);
  check(took <= RECOVERY_MS, `${took} ms after ${what}, carts and orders are stored again`);
}
