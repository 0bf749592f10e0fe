// `npm run ops:rehearse-restore`: backs a shop with an order up and restores it, embedded and on a PostgreSQL
// server, and goes back to the moment before an accident with the archive of the log. Takes about a minute
// after a build.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { addresses, products } from '../../bench/orders/market-data.mjs';
import { OrderingShopper } from '../../bench/orders/ordering-shopper.mjs';
import { Tally } from '../../bench/orders/tally.mjs';
import { ensureBuilt } from '../../run/build.mjs';
import { withDatabase } from '../../run/database-client.mjs';
import { root } from '../../setup/bootstrap.mjs';
import { startMember } from './member.mjs';
import { postgresIn } from './postgres-server.mjs';

const HOST = 'gruenmarkt.localhost';
const API = 'apps/commerce-api/dist/main.js';
const faults = [];
const check = (isGood, what) => {
  console.log(`${isGood ? '✓' : '✗'} ${what}`);
  if (!isGood) faults.push(what);
};
const aside = { join: () => undefined, leave: () => undefined };

/** Starts a backend while `use` runs. */
async function withBackend(env, use) {
  const member = await startMember(aside, API, {
    COMMERCE_API_PORT: '0',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    PAYMENT_SIMULATOR: 'on',
    ...env,
  });
  try {
    return await use({ url: member.url, host: HOST });
  } finally {
    await member.stop();
  }
}

async function order(shop, count) {
  const tally = new Tally();
  const goods = await products(shop, 40);
  const places = await addresses(shop);
  const shopper = new OrderingShopper({
    shop,
    goods,
    place: places[0],
    think: 0,
    tally,
    name: 'restore',
  });
  await shopper.shop(() => tally.orders < count && tally.errors.size === 0);
  if (tally.orders < count) throw new Error(`no order: ${[...tally.errors.keys()]}`);
}

/** Number of rows of each table, and the newest order as it is stored. Unlogged tables are not archived. */
async function snapshot(query) {
  const tables = await query(
    `SELECT relname AS tablename FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p'
      AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const counts = {};
  for (const { tablename } of tables) {
    const [{ rows }] = await query(`SELECT count(*)::int AS rows FROM "${tablename}"`);
    counts[tablename] = rows;
  }
  const [sample] = await query(
    'SELECT to_jsonb(orders) AS sample FROM orders ORDER BY placed_at DESC LIMIT 1',
  );
  return { counts, ...sample };
}

const ofServer = (url) =>
  withDatabase(url, (client) => snapshot(async (text) => (await client.query(text)).rows));

async function ofFolder(folder) {
  const database = await PGlite.create({ dataDir: `${folder}/db`, extensions: { pg_trgm } });
  try {
    return await snapshot(async (text) => (await database.query(text)).rows);
  } finally {
    await database.close();
  }
}

function ops(action, file, env, bin = '') {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/run/backup.mjs'), action, file],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '', PATH: `${bin}:${process.env.PATH}`, ...env },
    },
  );
  if (stderr) console.error(stderr);
  return status === 0;
}

async function embedded(folder) {
  const from = `${folder}/shop`;
  const to = `${folder}/restored`;
  await withBackend({ DATA_DIR: from }, async (shop) => {
    await order(shop, 1);
    check(!ops('backup', `${folder}/no.tgz`, { DATA_DIR: from }), 'a running shop is not copied');
  });
  const file = `${folder}/embedded.tgz`;
  check(ops('backup', file, { DATA_DIR: from }), 'embedded: a backup');
  check(ops('restore', file, { DATA_DIR: to }), 'embedded: restored into another folder');
  const kept = await ofFolder(from);
  const restored = await ofFolder(to);
  const size = Object.keys(kept.counts).length;
  check(kept.sample && isDeepStrictEqual(restored, kept), `the same order and ${size} tables`);
}

async function server(folder) {
  const clusters = postgresIn(folder);
  const main = await clusters.create();
  const open = [main];
  try {
    const env = { DATABASE_URL: main.url, DATA_DIR: `${folder}/files` };
    let base;
    await withBackend(env, async (shop) => {
      await order(shop, 1);
      base = clusters.baseBackup(main.port, 'base');
      await order(shop, 1);
    });
    const kept = await ofServer(main.url);
    const file = `${folder}/larder.dump`;
    check(ops('backup', file, env, clusters.bin), 'PostgreSQL: a backup');
    await withDatabase(main.url, (client) => client.query('CREATE DATABASE restored'));
    const restored = { ...env, DATABASE_URL: main.url.replace(/postgres$/, 'restored') };
    check(ops('restore', file, restored, clusters.bin), 'PostgreSQL: restored into an empty one');
    check(!ops('restore', file, restored, clusters.bin), 'a database with a shop is left alone');
    const same = isDeepStrictEqual(await ofServer(restored.DATABASE_URL), kept);
    check(kept.counts.orders > 1 && same, `${kept.counts.orders} orders and all tables are equal`);
    await withBackend(restored, (shop) => order(shop, 1));
    check(true, 'a backend takes an order on the restored database');
    await rewind({ clusters, main, base, kept, open });
  } finally {
    for (const one of open.reverse()) await one.stop();
  }
}

/** Somebody deletes all orders; the cluster is recovered to the moment before. */
async function rewind({ clusters, main, base, kept, open }) {
  const moment = await withDatabase(main.url, async (client) => {
    const { rows } = await client.query('SELECT clock_timestamp()::text AS now');
    await client.query('SELECT pg_sleep(0.1)');
    await client.query('TRUNCATE orders CASCADE');
    await client.query('SELECT pg_switch_wal()');
    return rows[0].now;
  });
  await main.stop();
  writeFileSync(path.join(base, 'recovery.signal'), '');
  const recovered = await clusters.start(base, [
    `restore_command=cp ${clusters.archive}/%f %p`,
    `recovery_target_time=${moment}`,
    'recovery_target_action=promote',
  ]);
  open.push(recovered);
  const found = await ofServer(recovered.url);
  check(isDeepStrictEqual(found, kept), 'point in time: as before all orders were deleted');
}

// `npm run test:full` has built already.
if (!process.env.FULL) ensureBuilt();
const folder = mkdtempSync(path.join(tmpdir(), 'larder-restore-'));
chmodSync(folder, 0o755);
try {
  await embedded(folder);
  await server(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(faults.length > 0 ? 1 : 0);
