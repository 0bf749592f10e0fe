// `npm run ops:rehearse`: two storefronts and two backends on one PostgreSQL and one Valkey, shoppers who
// order, and a rolling restart of all four meanwhile. No order may fail, no e-mail may arrive twice, and a
// session of one backend counts at the other. Then Valkey crashes: purges reach both storefronts again
// within seconds. A collector receives the traces. At last each of the four is killed at once, and no order
// is lost or double. Takes about two minutes after a build.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses, addSlotCapacity, products } from '../../bench/orders/market-data.mjs';
import { OrderingShopper } from '../../bench/orders/ordering-shopper.mjs';
import { Tally } from '../../bench/orders/tally.mjs';
import { ensureBuilt } from '../../run/build.mjs';
import { withDatabase } from '../../run/database-client.mjs';
import { freePort, startPostgres } from '../../run/postgres.mjs';
import { startValkey } from '../../setup/valkey.mjs';
import { startBalancer } from './balancer.mjs';
import { checkCrashes } from './check-crashes.mjs';
import { checkSharedPages } from './check-shared-pages.mjs';
import { checkTraces } from './check-traces.mjs';
import { startCollector } from './collector.mjs';
import { startMailbox } from './mailbox.mjs';
import { startMember } from './member.mjs';

const SHOPPERS = 6;
const THINK_MS = 100;
const SECRET = 'secret-of-the-rehearsal';
const HOST = 'gruenmarkt.localhost';
const API = 'apps/commerce-api/dist/main.js';
const STOREFRONT = 'apps/storefront/dist/server/main.js';
const faults = [];
const check = (isGood, what) => {
  console.log(`${isGood ? '✓' : '✗'} ${what}`);
  if (!isGood) faults.push(what);
};

/** A cart that one backend makes is there at the other, and its token is good. */
async function shareSession(one, other) {
  const headers = { 'x-forwarded-host': HOST, 'content-type': 'application/json' };
  const made = await fetch(`${one.url}/api/csrf`, { headers });
  const cookies = made.headers.getSetCookie().map((line) => line.split(';')[0]);
  headers.cookie = cookies.join('; ');
  headers['x-xsrf-token'] = /XSRF-TOKEN=([^;]+)/.exec(headers.cookie)[1];
  const body = JSON.stringify({ sku: '101504', quantity: 2 });
  const added = await fetch(`${other.url}/api/carts/items`, { method: 'POST', headers, body });
  const carts = await Promise.all(
    [one, other].map(async ({ url }) => (await fetch(`${url}/api/carts`, { headers })).text()),
  );
  check(added.ok && carts[0] === carts[1], 'a session counts at both backends');
}

const countOrders = (databaseUrl) =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS orders FROM orders');
    return rows[0].orders;
  });

function checkOrders(orders, tally, mailbox) {
  for (const [reason, count] of tally.errors) check(false, `${count} times: ${reason}`);
  check(tally.errors.size === 0, 'no call failed during the restarts');
  check(tally.orders > 0 && orders >= tally.orders, `${tally.orders} orders placed, all stored`);
  const doubled = [...mailbox.seen.values()].filter((times) => times > 1).length;
  check(mailbox.seen.size > 0 && doubled === 0, `${mailbox.seen.size} e-mails, none twice`);
}

// `npm run test:full` has built already.
if (!process.env.FULL) ensureBuilt();
const folder = mkdtempSync(path.join(tmpdir(), 'larder-rehearsal-'));
const open = [];
const opened = (one) => (open.push(one), one);
try {
  const postgres = opened(await startPostgres());
  const mailbox = opened(await startMailbox());
  const valkey = opened(await startValkey(await freePort()));
  const collector = opened(await startCollector());
  const [front, back] = [opened(await startBalancer()), opened(await startBalancer())];
  const shared = {
    DATA_DIR: folder,
    PUBLIC_URL: '',
    CACHE_PURGE_SECRET: SECRET,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  const api = {
    ...{ ...shared, DATABASE_URL: postgres.url, COMMERCE_API_PORT: '0', PAYMENT_SIMULATOR: 'on' },
    ...{ SMTP_URL: mailbox.url, MAIL_FROM: 'shop@shop.example' },
  };
  const host = { ...shared, PORT: '0', COMMERCE_API_URL: back.url, CACHE_URL: valkey.url };
  // Both migrate the empty database at the same time; one of them waits.
  const starts = await Promise.allSettled([
    startMember(back, API, api),
    startMember(back, API, api),
  ]);
  for (const { value } of starts) if (value) opened(value);
  const apis = starts.map(({ value, reason }) => {
    if (!value) throw reason;
    return value;
  });
  const hosts = [
    opened(await startMember(front, STOREFRONT, host)),
    opened(await startMember(front, STOREFRONT, host)),
  ];
  const members = [...apis, ...hosts];
  await shareSession(...apis);
  await addSlotCapacity(postgres.url, SHOPPERS);
  const shop = { url: front.url, host: HOST };
  const [goods, places] = [await products(shop, 40), await addresses(shop)];
  const before = await countOrders(postgres.url);
  const tally = new Tally();
  const shopping = { isOpen: true };
  const order = (options, goesOn) =>
    Promise.all(
      Array.from({ length: SHOPPERS }, (_, i) =>
        new OrderingShopper({
          ...{ shop, goods, place: places[i % places.length], think: THINK_MS, ...options },
          name: `rehearsal-${i}`,
          ...(i === 0 && { methodKey: 'credit-cards' }),
        }).shop(goesOn),
      ),
    );
  const shoppers = order({ tally }, () => shopping.isOpen);
  for (const member of members) {
    await wait(3000);
    await member.restart();
  }
  await wait(3000);
  shopping.isOpen = false;
  await shoppers;
  // The mail job runs every three seconds.
  await wait(5000);
  checkOrders((await countOrders(postgres.url)) - before, tally, mailbox);
  const pages = { hosts, host: HOST, valkey, databaseUrl: postgres.url, secret: SECRET };
  await checkSharedPages(pages, check);
  // What has not been sent is sent at the end.
  for (const member of members) await member.stop();
  checkTraces(collector, check);
  // Spans of a killed process are lost, so the traces were checked before.
  for (const member of members) await member.start();
  await checkCrashes(
    {
      ...{ members, url: front.url, host: HOST, order },
      countOrders: () => countOrders(postgres.url),
    },
    check,
  );
} finally {
  for (const one of open.reverse()) await one.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(faults.length > 0 ? 1 : 0);
