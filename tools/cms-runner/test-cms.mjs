// `npm run test:cms`: the content tests against a real CMS. Installs it if necessary, starts it with
// its own database, imports the fixtures and the demo shops, runs the tests that also run against the
// folder, and leaves nothing behind but the installation. Ends with one line of figures.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';
import { importContent } from './cms-import.mjs';
import { ensureCmsInstalled, startCms } from './cms-process.mjs';

/** The tests that depend on the content source. */
const TESTS =
  'apps/commerce-api/src/(content/(changes|content|cms-entry-url|preview|source/imported-shops)|search/search)\\.spec';
const FIXTURES = path.join(root, 'apps/commerce-api/src/testing/fixtures/tenants');
const DEMO = path.join(root, 'libs/tenants');
/** The shops whose content is brought into the system, with their folders. */
const SHOPS = { alpha: FIXTURES, beta: FIXTURES, gruenmarkt: DEMO, harvest: DEMO };

const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
const random = () => randomBytes(24).toString('base64url');

/** Ports that are free now. */
async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', () => resolve(server));
      });
    }),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** The first editor: taking a page back is a matter of the editors' screens alone. */
async function signUp(url) {
  const answer = await fetch(`${url}/admin/register-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'editor@example.test',
      firstname: 'Edda',
      lastname: 'Editor',
      password: `${random()}aA1`,
    }),
  });
  if (!answer.ok) throw new Error(`The first editor: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data.token;
}

function jest(outputFile, env) {
  const args = ['-c', 'apps/commerce-api/jest.config.cjs', '--ci', '--runInBand'];
  const report = ['--json', '--outputFile', outputFile, '--testPathPatterns', TESTS];
  const tool = path.join(root, 'node_modules/jest/bin/jest.js');
  const child = spawn(process.execPath, [tool, ...args, ...report], {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

async function run(folder) {
  const [cmsPort, shopPort] = await freePorts(2);
  const tokens = { read: random(), write: random(), webhook: random() };
  const log = path.join(folder, 'cms.log');
  console.log('[cms] starting the content system …');
  const cms = await startCms({
    output: openSync(log, 'w'),
    env: {
      CMS_DATA_DIR: path.join(folder, 'data'),
      CMS_PORT: String(cmsPort),
      CMS_ADMIN: 'false',
      CMS_TOKEN: tokens.read,
      CMS_IMPORT_TOKEN: tokens.write,
      CMS_WEBHOOK_SECRET: tokens.webhook,
      SHOP_WEBHOOK_URL: `http://127.0.0.1:${shopPort}/api/content/webhook`,
    },
  }).catch((error) => {
    console.error(readFileSync(log, 'utf8').slice(-4000));
    throw error;
  });
  current.cms = cms;
  for (const [tenant, tenantsDir] of Object.entries(SHOPS))
    await importContent({ url: cms.url, token: tokens.write, tenant, tenantsDir });
  console.log(
    `[cms] answers at ${cms.url} with the fixtures and the demo shops in it, ${seconds()} after the beginning`,
  );
  const results = path.join(folder, 'results.json');
  const code = await jest(results, {
    TEST_CMS_URL: cms.url,
    TEST_CMS_TOKEN: tokens.read,
    TEST_CMS_IMPORT_TOKEN: tokens.write,
    TEST_CMS_ADMIN_TOKEN: await signUp(cms.url),
    TEST_CMS_WEBHOOK_PORT: String(shopPort),
    TEST_CMS_WEBHOOK_SECRET: tokens.webhook,
  });
  const report = JSON.parse(readFileSync(results, 'utf8'));
  const broken = report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (code !== 0) console.error(readFileSync(log, 'utf8').slice(-2000));
  return { passed: report.numPassedTests, failed: broken || +(code !== 0) };
}

const current = {};
const folder = mkdtempSync(path.join(tmpdir(), 'larder-cms-'));
let isTidied = false;
async function cleanUp() {
  if (isTidied) return;
  isTidied = true;
  await current.cms?.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));

let counts = { passed: 0, failed: 1 };
try {
  ensureInstalled();
  ensureCmsInstalled();
  counts = await run(folder);
} catch (error) {
  console.error(error);
} finally {
  await cleanUp();
}
console.log(`content system: ${counts.passed} passed, ${counts.failed} failed, ${seconds()}`);
process.exit(counts.failed > 0 ? 1 : 0);
