import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { Tally } from '../../bench/orders/tally.mjs';

/** Milliseconds after which everything has to be served again. */
const RECOVERY_MS = 5000;
/** Calls one after the other, so that each storefront has asked each backend. */
const CALLS = 8;
const agent = new Agent();

async function statusOf(url, host) {
  const answer = await request(url, { dispatcher: agent, headers: { host } });
  await answer.body.dump();
  return answer.statusCode;
}

/** Milliseconds until calls that reach each backend are answered. */
async function untilServed(url, host) {
  const started = performance.now();
  for (let good = 0; good < CALLS;) {
    const status = await statusOf(`${url}/api/csrf`, host).catch(() => 500);
    good = status < 500 ? good + 1 : 0;
    if (performance.now() - started > 2 * RECOVERY_MS) break;
  }
  return Math.round(performance.now() - started);
}

/** Asks for a page that is in the cache while `phase` is open; gives how often, and how often it failed. */
async function watchPage(url, host, phase) {
  const seen = { all: 0, failed: 0 };
  while (phase.isOpen) {
    seen.all += 1;
    if ((await statusOf(url, host).catch(() => 500)) >= 500) seen.failed += 1;
    await wait(50);
  }
  return seen;
}

/**
 * Kills one process after the other at once, while shoppers order who repeat an order without an answer by its
 * key. Each order is stored once, cached pages stay, and calls are answered again within seconds.
 */
export async function checkCrashes({ members, url, host, order, countOrders }, check) {
  const phase = { isOpen: true };
  const tally = new Tally();
  const before = await countOrders();
  await statusOf(`${url}/`, host);
  const shopping = order({ tally, repeats: 20 }, () => phase.isOpen);
  const page = watchPage(`${url}/`, host, phase);
  for (const member of members) {
    await wait(2000);
    await member.crash();
    const took = await untilServed(url, host);
    check(took <= RECOVERY_MS, `${took} ms after kill -9 of ${member.program}, calls are answered`);
    await member.recover();
  }
  await wait(2000);
  phase.isOpen = false;
  await shopping;
  const { all, failed } = await page;
  check(failed === 0, `the home page was served ${all} times, ${failed} times not`);
  const stored = (await countOrders()) - before;
  const cut = [...tally.errors.values()].reduce((sum, count) => sum + count, 0);
  check(
    tally.orders > 0 && stored === tally.orders,
    `${tally.orders} orders were confirmed and ${stored} stored, with ${cut} other calls cut off`,
  );
}
