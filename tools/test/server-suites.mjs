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
const ABOUT_DATABASES = ['kernel', 'checkout', 'mail', 'seeding', 'testing'];
/** Its suites start programs on their own embedded database in the run on PostgreSQL, too. */
const EMBEDDED_ANYWAY = 'importer/cli/';

/** Files of the backend that read the server's address, from the root of the workspace. */
export function serverEntryFiles() {
  return readdirSync(src, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join('apps/commerce-api/src', file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(ADDRESS))
    .sort();
}

/** Arguments with which Jest runs every suite that opens a database. */
export const databaseSuites = () => ['--findRelatedTests', ...serverEntryFiles()];

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
  return [...suites.filter(isAboutDatabases), ...samples];
}

/** Arguments with which Jest runs the sample. */
export function embeddedSample() {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '-c', CONFIG, '--listTests', ...databaseSuites()];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const suites = stdout.split('\n').filter(Boolean);
  const sample = sampleOf(suites.map((file) => path.relative(src, file)));
  return ['--runTestsByPath', ...sample.map((file) => path.join(src, file))];
}
