// `npm run ops:rehearse-faults`: two storefronts and two backends on one PostgreSQL and one Valkey, and shoppers
// who order while something breaks. No order is lost or double, nothing is charged without an order, a page in
// the cache is always served, and carts and orders are stored again within five seconds. With names, only these
// faults: `npm run ops:rehearse-faults -- clock names`. Takes about five minutes after a build.
import { chmodSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../../run/build.mjs';
import { withDatabase } from '../../../run/database-client.mjs';
import { freePort } from '../../../run/postgres.mjs';
import { startValkey } from '../../../setup/valkey.mjs';
import { shoppersOf, startMembers } from '../fleet.mjs';
import { startMailbox } from '../mailbox.mjs';
import { auditOrders } from './audit.mjs';
import { controlledClock, jumpClock } from './clock-fault.mjs';
import { failOver, fillDatabase, restartDatabase } from './database-faults.mjs';
import { startDatabase } from './database.mjs';
import { startGate } from './gate.mjs';
import { fillFiles, loseNames, slowMail, slowPayments } from './network-faults.mjs';
import { canMount, mountVolume } from './volume.mjs';

/** In this order: the last one leaves the fleet with another database server. */
const FAULTS = {
  restart: restartDatabase,
  clock: jumpClock,
  names: loseNames,
  mail: slowMail,
  payments: slowPayments,
  logs: fillFiles,
  disk: fillDatabase,
  failover: failOver,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in FAULTS));
if (unknown.length > 0) throw new Error(`no fault is named ${unknown.join(', ')}`);

const failures = [];
const check = (isGood, what) => {
  console.log(`${isGood ? '✓' : '✗'} ${what}`);
  if (!isGood) failures.push(what);
};
/** The same server, by a name that can fail to resolve. */
const named = (url, name) => url.replace('127.0.0.1', `${name}.fleet.test`);

function controlledNames(folder) {
  const file = path.join(folder, 'names');
  const find = () => writeFileSync(file, '');
  find();
  const preload = new URL('controlled-names.mjs', import.meta.url);
  preload.searchParams.set('file', file);
  return { find, lose: () => rmSync(file), env: { NODE_OPTIONS: `--import=${preload}` } };
}

async function startFleet(folder, opened) {
  const database = await startDatabase(folder, opened);
  const mailbox = opened(await startMailbox());
  const valkeyPort = await freePort();
  opened(await startValkey(valkeyPort));
  const valkey = { gate: opened(await startGate(valkeyPort)) };
  const names = controlledNames(folder);
  const clock = controlledClock(folder);
  const files = path.join(folder, 'files');
  const disk = canMount() ? opened(mountVolume(files, 50)) : undefined;
  const log = path.join(disk ? files : folder, 'log');
  const output = openSync(log, 'a');
  const shared = { ...names.env, DATA_DIR: path.join(files, 'data'), PUBLIC_URL: '' };
  const logs = { LOG_LEVEL: 'info', ACCESS_LOG: 'on', CACHE_PURGE_SECRET: 'secret-of-the-faults' };
  const cacheUrl = `redis://valkey.fleet.test:${valkey.gate.port}`;
  const envOf = (kind, nth, backend) => ({
    ...shared,
    ...logs,
    ...(nth === 1 && clock.env),
    ...(kind === 'backend'
      ? {
          DATABASE_URL: named(database.url, 'database'),
          COMMERCE_API_PORT: '0',
          PAYMENT_SIMULATOR: 'on',
          MAIL_FROM: 'shop@shop.example',
          SMTP_URL: named(mailbox.url, 'mail'),
        }
      : { PORT: '0', COMMERCE_API_URL: named(backend, 'backend'), CACHE_URL: cacheUrl }),
  });
  const { members, shop } = await startMembers(opened, envOf, output);
  return {
    database,
    mailbox,
    valkey,
    names,
    clock,
    disk,
    members,
    shop,
    ...(await shoppersOf(shop, database.url)),
    logSize: () => statSync(log).size,
    audit: () => withDatabase(database.url, auditOrders),
  };
}

// `npm run test:full` has built already.
if (!process.env.FULL) ensureBuilt();
const folder = mkdtempSync(path.join(tmpdir(), 'larder-faults-'));
// As root, PostgreSQL runs as its own user, who needs access to its folder in this one.
chmodSync(folder, 0o755);
const open = [];
try {
  const fleet = await startFleet(folder, (one) => (open.push(one), one));
  for (const [name, fault] of Object.entries(FAULTS))
    if (wanted.length === 0 || wanted.includes(name)) {
      console.log(`\n${name}`);
      await fault(fleet, check);
    }
} finally {
  for (const one of open.reverse())
    try {
      await one.stop();
    } catch (error) {
      check(false, error.message);
    }
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures.length > 0 ? 1 : 0);
