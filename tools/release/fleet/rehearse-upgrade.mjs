// `npm run ops:rehearse-upgrade`: shoppers order while two backends and two storefronts of an earlier revision
// are replaced by these, one after the other, and while the earlier ones come back on the newer schema. No call
// fails, and no order is lost or double. The revision is the one before the newest migration, or the one that is
// named: `npm run ops:rehearse-upgrade -- REVISION`. Takes about five minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Tally } from '../../bench/orders/tally.mjs';
import { ensureBuilt } from '../../run/build.mjs';
import { withDatabase } from '../../run/database-client.mjs';
import { freePort, startPostgres } from '../../run/postgres.mjs';
import { root } from '../../setup/bootstrap.mjs';
import { startValkey } from '../../setup/valkey.mjs';
import { auditOrders } from './faults/audit.mjs';
import { shoppersOf, startMembers } from './fleet.mjs';
import { buildRevision, revisionBeforeMigration } from './upgrade/build-revision.mjs';

/** Time in which shoppers order between two replacements. */
const PAUSE_MS = 3000;
const [revision = revisionBeforeMigration()] = process.argv.slice(2);
let failed = 0;
const check = (isGood, what) => {
  console.log(`${isGood ? '✓' : '✗'} ${what}`);
  if (!isGood) failed += 1;
};

/** Replaces each member by the build in `folder` while shoppers order. */
async function replaceAll({ members, order, audit }, folder, what) {
  const before = await audit();
  const tally = new Tally();
  const shopping = { isOpen: true };
  const shoppers = order({ tally }, () => shopping.isOpen);
  for (const member of members) {
    await wait(PAUSE_MS);
    await member.restart(folder);
  }
  await wait(PAUSE_MS);
  shopping.isOpen = false;
  await shoppers;
  const after = await audit();
  for (const [reason, count] of tally.errors) check(false, `${count} times: ${reason}`);
  const stored = after.orders - before.orders;
  check(
    tally.orders > 0 && stored === tally.orders && after.cancelled === before.cancelled,
    `${what}: ${tally.orders} orders were confirmed, ${stored} stored`,
  );
  check(after.violations.length === 0, `nothing is double: ${after.violations.join() || 'right'}`);
}

// `npm run test:full` has built already.
if (!process.env.FULL) ensureBuilt();
const folder = mkdtempSync(path.join(tmpdir(), 'larder-upgrade-'));
const open = [];
const opened = (one) => (open.push(one), one);
try {
  const earlier = path.join(folder, 'earlier');
  const { remove } = buildRevision(revision, earlier);
  opened({ stop: remove });
  const postgres = opened(await startPostgres());
  const valkey = opened(await startValkey(await freePort()));
  const shared = { DATA_DIR: path.join(folder, 'data'), PUBLIC_URL: '' };
  const envOf = (kind, _nth, backend) =>
    kind === 'backend'
      ? { ...shared, DATABASE_URL: postgres.url, COMMERCE_API_PORT: '0', PAYMENT_SIMULATOR: 'on' }
      : { ...shared, PORT: '0', COMMERCE_API_URL: backend, CACHE_URL: valkey.url };
  const { members, shop } = await startMembers(opened, envOf, 'inherit', earlier);
  const audit = () => withDatabase(postgres.url, auditOrders);
  const fleet = { members, audit, ...(await shoppersOf(shop, postgres.url)) };
  await replaceAll(fleet, root, `from ${revision.slice(0, 8)} to this one`);
  await replaceAll(fleet, earlier, 'and back, on the newer schema');
  await replaceAll(fleet, root, 'and forward again');
} finally {
  for (const one of open.reverse()) await one.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
