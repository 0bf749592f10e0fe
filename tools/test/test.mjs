// `npm test`: all checks, from formatting to orders in a browser. Continues after a failure, so that
// one run reports all of them, and ends with one line of figures. `npm test -- lint budgets` runs the
// steps whose names contain one of the words. `npm run test:full` checks the pages at every viewport
// size and URL, where `npm test` takes one of each kind, runs 500 random navigations instead of 4, and
// every suite of the backend on both databases.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../setup/bootstrap.mjs';

ensureInstalled();
const { checkBudgets } = await import('./budgets.mjs');
const { ensureChromium } = await import('../setup/chromium.mjs');
const { ensureJava } = await import('../setup/nu.mjs');
const { ensurePictures } = await import('../run/pictures.mjs');
const { lintPrices } = await import('./lint-prices.mjs');
const { writeGalleryTenants } = await import('./gallery-tenants.mjs');
const { startPostgres } = await import('../run/postgres.mjs');
const { startShop } = await import('../run/processes.mjs');
const { allSuites, databaseSuites, embeddedSample } = await import('./server-suites.mjs');
const { writeBackendGroups, writeUnitGroups } = await import('./suite-groups.mjs');
const { failures, jest, playwright, results, run } = await import('./test-runs.mjs');

const FULL = '--full';
const wanted = process.argv.slice(2).filter((word) => word !== FULL);
if (process.argv.includes(FULL)) process.env.FULL = '1';
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const sum = { passed: 0, failed: 0 };
const BUDGETS = 'budgets';
const JOURNEYS = 'journeys in a browser';
const PRICES = 'prices by law';
const NX = 'nx/dist/bin/nx.js';

/** Tests make much that lives shortly: with more room for it they take 7 % less. */
const ROOM = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };

/** One part of the run. `work` returns whether it passed, or the counts of its tests. */
async function step(name, work) {
  if (!isWanted(name)) return true;
  console.log(`\n=== ${name}`);
  const start = Date.now();
  let outcome = false;
  try {
    outcome = await work();
  } catch (error) {
    console.error(error);
  }
  const counts = typeof outcome === 'object' ? outcome : { passed: +outcome, failed: +!outcome };
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  if (counts.failed > 0) failures.push(name);
  const word = counts.failed > 0 ? 'FAILED' : 'passed';
  console.log(`=== ${name}: ${word} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return counts.failed === 0;
}

/** Runs the built shop with its own database and data folder while `use` runs. */
async function withShop(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-test-'));
  ensurePictures(folder);
  const postgres = await startPostgres();
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    TENANTS_DIR: writeGalleryTenants(folder),
    PREVIEW_SECRET: randomBytes(32).toString('base64url'),
    CMS_WEBHOOK_SECRET: randomBytes(32).toString('base64url'),
  };
  const shop = await startShop({
    env: {
      ...env,
      PORT: '0',
      COMMERCE_API_PORT: '0',
      LOG_LEVEL: 'error',
    },
  });
  try {
    await use(shop.url, { ...env, SHOP_URL: shop.url });
  } finally {
    await shop.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

mkdirSync(results, { recursive: true });
const started = Date.now();

/** Options of parts that run beside others; everything waits for what runs beside a patient one. */
const beside = { isBeside: true };
const patient = { isBeside: true, isPatient: true };

/** Suites of the backend, in groups; a process that has grown too large is replaced. */
const backend = (name, suites, env = {}) =>
  jest(
    name,
    [...writeBackendGroups(suites), '--workerIdleMemoryLimit=1500MB'],
    { ...ROOM, ...env },
    2,
  );

/** Parts that others wait for, then the browsers; `onBuilt` is called in between. */
async function browserSteps(onBuilt) {
  await step('types', () => run('@typescript/native/bin/tsc', ['--build']));
  const isBuilt = await step('build', () =>
    run(NX, ['run-many', '-t', 'build', '--outputStyle=static']),
  );
  onBuilt();
  if (isBuilt)
    await step('conformance kit', () =>
      run('../tools/checks/conformance/conformance.mjs', process.env.FULL ? [] : ['--short']),
    );
  if (isBuilt && [BUDGETS, PRICES, JOURNEYS].some(isWanted)) await shopSteps();
}

/** Suites of the backend. */
async function databaseSteps() {
  await step('backend on PostgreSQL', async () => {
    const postgres = await startPostgres();
    try {
      return await backend('postgres', allSuites(), { TEST_DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  });
  await step('backend on the embedded database', () =>
    backend('embedded', process.env.FULL ? databaseSuites() : embeddedSample()),
  );
}

const shopSteps = () =>
  withShop(async (url, env) => {
    await step(BUDGETS, async () => {
      const findings = await checkBudgets(url);
      for (const finding of findings) console.error(finding);
      return findings.length === 0;
    });
    await step(PRICES, async () => lintPrices(url, process.env.FULL ? 1 : 5));
    await step(JOURNEYS, () => {
      ensureChromium();
      ensureJava();
      return playwright(env);
    });
  }).catch((error) => {
    console.error(error);
    failures.push('start of the shop');
    sum.failed += 1;
  });

/** Parts that read sources only: they fill what browsers leave of the processors while they wait. */
async function readingSteps() {
  await step('form (prettier)', () =>
    run('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'], {}, patient),
  );
  // One run for all projects reads shared code once. It needs Nx's graph, which the check creates.
  await step(
    'lint',
    async () =>
      (await run(NX, ['sync:check'], {}, patient)) &&
      run('eslint/bin/eslint.js', ['-c', 'tools/checks/lint/whole.config.mjs', '.'], {}, patient),
  );
  await step('messages', () => run('../tools/checks/messages.mjs', ['--check'], {}, patient));
}

const toolStep = (name, tool, ...args) =>
  step(name, () => run(`../tools/${tool}`, args, {}, beside));

/** Parts without a shop or a database, the longest first. */
async function sourceSteps() {
  await step('unit tests', () => jest('unit', writeUnitGroups(), ROOM));
  await toolStep('publish the libraries, compose a shop from them', 'release/check.mjs');
  await toolStep('packages', 'packages/packages.mjs', '--check');
  await toolStep('packed packages', 'packages/packed.mjs');
  await toolStep('API reports', 'packages/api/api-reports.mjs', '--check');
  if (process.env.FULL) {
    await toolStep('release one feature alone', 'release/rehearsal.mjs');
    await toolStep('old and new hosts', 'release/upgrade/rehearse-upgrades.mjs', 'catalogue');
    await toolStep('trees of the images', 'release/image-trees.mjs');
    await toolStep('rolling restart of two of each process', 'release/fleet/rehearse.mjs');
    await toolStep('backup and restore', 'release/fleet/rehearse-restore.mjs');
  }
  await toolStep('contract document', 'checks/openapi.mjs', '--check');
  await toolStep('settings document', 'checks/settings.mjs', '--check');
  const fromSource = { NODE_OPTIONS: '--conditions=@larder/source' };
  await step('schemas of tenants', () =>
    run('../tools/checks/schemas.mjs', ['--check'], fromSource, beside),
  );
  await toolStep('requirements and their tests', 'test/spec.mjs');
}

// Browsers keep two processors busy, and take twice as long beside others. Databases wait for the disk.
let reading;
await browserSteps(() => (reading = readingSteps()));
await Promise.all([databaseSteps(), sourceSteps(), reading]);

console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
for (const name of failures) console.log(`failed: ${name}`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
