// `npm run test:medusa`: the conformance kit against the adapter, then an order through a browser in a shop
// that sells through it. `--write` writes the kit's report into docs; without it, another outcome fails.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ensureInstalled, root } from '../../../tools/setup/bootstrap.mjs';
import { ensureMedusaInstalled } from './medusa-process.mjs';
import { stopOnSignals } from './stop-on-signals.mjs';

ensureInstalled();
ensureMedusaInstalled();
const { withDatabase } = await import('../../../tools/run/database-client.mjs');
const { buildAll } = await import('./build.mjs');
const { isReportCurrent, writeReport } = await import('./conformance-report.mjs');
const { startServers } = await import('./servers.mjs');
const { ensurePictures } = await import('../../../tools/run/pictures.mjs');
const { startShop } = await import('../../../tools/run/processes.mjs');
const { CAPTCHA_KEY } = await import('../../../tools/checks/conformance/reference/backend.mjs');

const KIT = `${root}/libs/conformance/dist/cli/bin.js`;
const HOOKS = `${root}/tools/checks/conformance/reference/hooks.mjs`;
/** The journey that proves a backend, see docs/how-to/add-a-backend.md. */
const JOURNEY = 'journeys/checkout/guest-delivery';

const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
const outcomes = [];
function note(name, isGood) {
  outcomes.push(isGood);
  console.log(`${isGood ? 'passed' : 'FAILED'} ${name}, ${seconds()} after the beginning`);
}

function run(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

async function runKit(servers, file) {
  // Without a clock: that of PostgreSQL, by which the backend counts, cannot be moved.
  await run([
    KIT,
    '--base-url',
    servers.url,
    '--tenant',
    'gruenmarkt.localhost',
    '--quiet',
    '--other-tenant',
    'harvest.localhost',
    '--hooks',
    HOOKS,
    '--json',
    file,
  ]);
  const summary = JSON.parse(readFileSync(file, 'utf8'));
  if (process.argv.includes('--write')) await writeReport(summary);
  const isCurrent = await isReportCurrent(summary);
  if (!isCurrent) console.error('docs/how-to/use-medusa.md says something else');
  note('conformance as the page says', isCurrent);
}

const query = (url, text, values) =>
  withDatabase(url, async (client) => (await client.query(text, values)).rows);

/** Whether Medusa has orders, each of them one of the shop's, at the same total in cents. */
async function ordersAgree({ referenceUrl, databaseUrl }) {
  const stored = await query(
    databaseUrl,
    `SELECT metadata -> 'larder' ->> 'orderNumber' AS number,
       (metadata -> 'larder' ->> 'total')::int AS total FROM "order" ORDER BY number`,
  );
  const own = await query(
    referenceUrl,
    `SELECT order_number AS number, total FROM orders
       WHERE tenant = 'gruenmarkt' AND order_number = ANY($1) ORDER BY number`,
    [stored.map(({ number }) => number)],
  );
  return stored.length > 0 && isDeepStrictEqual(own, stored);
}

async function buyInBrowser(servers) {
  ensurePictures(servers.dataDir);
  const shop = await startShop({
    env: {
      PORT: '0',
      LOG_LEVEL: 'error',
      COMMERCE_API_URL: servers.url,
      DATA_DIR: servers.dataDir,
      CAPTCHA_BYPASS_KEY: CAPTCHA_KEY,
    },
  });
  try {
    const tool = path.join(root, 'node_modules/@playwright/test/cli.js');
    const code = await run([tool, 'test', '-c', 'e2e/playwright.config.ts', JOURNEY], {
      SHOP_URL: shop.url,
      DATABASE_URL: servers.referenceUrl,
      DATA_DIR: servers.dataDir,
    });
    note('an order in a browser', code === 0);
    note('the same order in Medusa', await ordersAgree(servers));
  } finally {
    await shop.stop();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'larder-medusa-test-'));
const running = {};
async function cleanUp() {
  await running.servers?.stop();
  rmSync(folder, { recursive: true, force: true });
}
stopOnSignals(cleanUp, 1);
try {
  buildAll();
  running.servers = await startServers();
  console.log(`Medusa answers with the goods in it, ${seconds()} after the beginning`);
  await buyInBrowser(running.servers);
  await runKit(running.servers, path.join(folder, 'kit.json'));
} catch (error) {
  console.error(error);
  outcomes.push(false);
} finally {
  await cleanUp();
}
const failed = outcomes.filter((isGood) => !isGood).length;
console.log(`Medusa: ${outcomes.length - failed} passed, ${failed} failed, ${seconds()}`);
process.exit(failed > 0 ? 1 : 0);
