/**
 * The databases of the backend's tests. Suites that import a file which reads the server's address use
 * a database; Jest finds them by their imports, so there is no list to maintain.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';

const ADDRESS = 'TEST_DATABASE_URL';
const CONFIG = 'apps/commerce-api/jest.config.cjs';
const src = path.join(root, 'apps/commerce-api/src');
/** Folders in which the database itself is the subject: transactions, races, ended processes, filling. */
const ABOUT_DATABASES = ['kernel/database', 'checkout/resilience', 'mail', 'seeding/orders'];
/**
 * Suites of `npm run test:deep`: crashes, outages, hostile input, races, tenants that change, are faulty or
 * look for each other's data, long random sequences of steps, programs as processes, the other search.
 */
const DEEP =
  /(^|\/)resilience\/|-(kill|outage|provider-errors)\.spec|(^|[./])model\.spec|^importer\/cli\/|^search\/(hostile-text|strange-input)|^search\/engines\/same-relevance|^tenants\/(live\/reload-tenants|faulty-shop|isolation|marked-crawl)|\/(highest-price|holds-of-orders|one-voucher|ledger|delivery|contract-examples)\.spec/;
/** Its suites start programs on their own embedded database in the run on PostgreSQL, too. */
const EMBEDDED_ANYWAY = 'importer/cli/';
/**
 * Backends that are killed and started again dozens of times; with an embedded database in each this takes
 * two thirds of the run, so `npm run test:full` alone does it there.
 */
const KILLED = /(^|\/)(mail-)?kill\.spec/;

/** Files of the backend that read the server's address, from the root of the workspace. */
export function serverEntryFiles() {
  return readdirSync(src, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join('apps/commerce-api/src', file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(ADDRESS))
    .sort();
}

/** Suites of the backend, or of them those that `args` choose, from its `src`. */
function listSuites(...args) {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { stdout } = spawnSync(process.execPath, [jest, '-c', CONFIG, '--listTests', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter(Boolean);
  return files.map((file) => path.relative(src, file)).sort();
}

export const isDeep = (suite) => DEEP.test(suite);

export const allSuites = () => listSuites();

/** Every suite that opens a database. */
export const databaseSuites = () => listSuites('--findRelatedTests', ...serverEntryFiles());

const depthOf = (suite) => suite.split('/').length;
const byDepthAndName = (one, other) =>
  depthOf(one) - depthOf(other) || one.localeCompare(other, 'en');

/**
 * Of suites that open a database, those that `npm test` runs on the embedded one as well: all that are
 * about databases, and of every other domain the one that is named like it, or the first.
 */
export function sampleOf(suites) {
  const isAboutDatabases = (suite) => ABOUT_DATABASES.some((one) => suite.startsWith(`${one}/`));
  const others = suites
    .filter((suite) => !isAboutDatabases(suite) && !suite.startsWith(EMBEDDED_ANYWAY))
    .sort(byDepthAndName);
  const domains = [...new Set(others.map((suite) => suite.split('/')[0]))];
  const samples = domains.map((domain) => {
    const own = others.filter((suite) => suite.startsWith(`${domain}/`));
    return own.find((suite) => path.basename(suite, '.spec.ts') === domain) ?? own[0];
  });
  return [...suites.filter((suite) => isAboutDatabases(suite) && !KILLED.test(suite)), ...samples];
}

/** Those of the sample. */
export const embeddedSample = () => sampleOf(databaseSuites());
