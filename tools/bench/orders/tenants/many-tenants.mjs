// Measures a process of many shops: makes them by the generator in a temporary folder, starts them twice,
// and prints the time of each start and the memory that one shop takes, once every shop had a visitor.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../../run/postgres.mjs';
import { startShop } from '../../../run/processes.mjs';
import { root } from '../../../setup/bootstrap.mjs';
import { cpuSeconds, residentMegabytes } from '../../load/process-cost.mjs';
import { CallingShopper } from './shopper-calls.mjs';

const COUNT = 50;
const nameOf = (i) => `shop-${String(i + 1).padStart(2, '0')}`;

/** Shops that sell, each with the sample data of the generator. */
function generateTenants(folder, count) {
  mkdirSync(path.join(folder, 'libs/tenants'), { recursive: true });
  const options = { languages: 'en-GB', country: 'GB', currency: 'GBP', selling: true };
  const input = Array.from({ length: count }, (_, i) => ['tenant', { id: nameOf(i), ...options }]);
  const file = path.join(root, 'tools/generators/src/testing/generate.mjs');
  const made = spawnSync(process.execPath, [file, folder], {
    input: JSON.stringify(input),
    cwd: root,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  if (made.status !== 0) throw new Error('the shops could not be generated');
}

async function start(folder, database) {
  const began = performance.now();
  const shop = await startShop({
    env: {
      PORT: '0',
      COMMERCE_API_PORT: '0',
      LOG_LEVEL: 'error',
      TENANT: nameOf(0),
      TENANTS_DIR: path.join(folder, 'libs/tenants'),
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: database.url,
    },
  });
  const pids = Object.values(shop.pids());
  const seconds = (performance.now() - began) / 1000;
  return { shop, pids, seconds, cpu: pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0) };
}

/** The home page, a list and a cart of a shop. */
async function visit(url, tenant) {
  const shopper = await new CallingShopper(url, `${tenant}.localhost`).open();
  for (const page of ['/', '/api/products?limit=24', '/api/carts']) {
    const { status } = await shopper.get(page);
    if (status !== 200) throw new Error(`${tenant}${page} answered ${status}`);
  }
}

async function measure(count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-tenants-'));
  const database = await startPostgres();
  try {
    generateTenants(folder, count);
    const first = await start(folder, database);
    await first.shop.stop();
    const { shop, pids, seconds, cpu } = await start(folder, database);
    for (let i = 0; i < count; i += 1) await visit(shop.url, nameOf(i));
    const [host, api] = pids.map(residentMegabytes);
    await shop.stop();
    return { shops: count, first: first.seconds, firstCpu: first.cpu, seconds, cpu, host, api };
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const one = await measure(1);
const many = await measure(COUNT);
console.table([one, many]);
const each = (many.host + many.api - one.host - one.api) / (COUNT - 1);
console.log(`memory of a shop: ${each.toFixed(1)} MB (at most 20)`);
console.log(`start of ${COUNT} shops: ${many.seconds.toFixed(1)} s (at most 5)`);
process.exit(0);
