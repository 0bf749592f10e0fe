// `npm run ops:rehearse`: two storefronts and two backends on one PostgreSQL and one Valkey, shoppers who
// order, and a rolling restart of all four meanwhile. No order may fail, no e-mail may arrive twice, and a
// session of one backend counts at the other. Then Valkey crashes: purges reach both storefronts again
// within seconds. A collector receives the traces. At last each of the four is killed at once, and no order
// is lost or double. Takes about two minutes after a build. `--short` leaves out traces
// and kills.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Tally } from '../../bench/orders/tally.mjs';
import { ensureBuilt } from '../../run/build.mjs';
import { withDatabase } from '../../run/database-client.mjs';
import { freePort, startPostgres } from '../../run/postgres.mjs';
import { startValkey } from '../../setup/valkey.mjs';
import { checkCrashes } from './check-crashes.mjs';
import { checkSharedPages } from './check-shared-pages.mjs';
import { checkTraces } from './check-traces.mjs';
import { startCollector } from './collector.mjs';
import { HOST, shoppersOf, startMembers } from './fleet.mjs';
import { startMailbox } from './mailbox.mjs';

const isShort = process.argv.includes('--short');
/** Time in which shoppers order between two restarts. */
const PAUSE_MS = isShort ? 1000 : 3000;
const SECRET = 'secret-of-the-rehearsal';
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
  const shared = {
    DATA_DIR: folder,
    PUBLIC_URL: '',
    CACHE_PURGE_SECRET: SECRET,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  const api = {
    ...shared,
    DATABASE_URL: postgres.url,
    COMMERCE_API_PORT: '0',
    PAYMENT_SIMULATOR: 'on',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'shop@shop.example',
  };
  const { apis, hosts, members, shop } = await startMembers(opened, (kind, _nth, backend) =>
    kind === 'backend'
      ? api
      : { ...shared, PORT: '0', COMMERCE_API_URL: backend, CACHE_URL: valkey.url },
  );
  await shareSession(...apis);
  const { order } = await shoppersOf(shop, postgres.url);
  const before = await countOrders(postgres.url);
  const tally = new Tally();
  const shopping = { isOpen: true };
  const shoppers = order({ tally }, () => shopping.isOpen);
  for (const member of members) {
    await wait(PAUSE_MS);
    await member.restart();
  }
  await wait(PAUSE_MS);
  shopping.isOpen = false;
  await shoppers;
  // The mail job runs every three seconds.
  await wait(5000);
  checkOrders((await countOrders(postgres.url)) - before, tally, mailbox);
  const pages = { hosts, host: HOST, valkey, databaseUrl: postgres.url, secret: SECRET };
  await checkSharedPages(pages, check);
  if (!isShort) {
    // What has not been sent is sent at the end.
    for (const member of members) await member.stop();
    checkTraces(collector, check);
    // Spans of a killed process are lost, so the traces were checked before.
    for (const member of members) await member.start();
    await checkCrashes(
      { members, ...shop, order, countOrders: () => countOrders(postgres.url) },
      check,
    );
  }
} finally {
  for (const one of open.reverse()) await one.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(faults.length > 0 ? 1 : 0);
