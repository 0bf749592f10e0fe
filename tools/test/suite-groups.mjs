/**
 * Suites in groups. Loading the backend, or React with the shop's libraries, takes half a second for each
 * file of tests, which is more than most of them take: several run as one, each in a block with its own
 * name.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';

const backend = 'apps/commerce-api';
/** Where `jest.groups.cjs` of the backend and of the workspace look for them, in each project. */
const FOLDER = 'test-output/groups';
/** More share a process for longer than is good for its memory. */
const MAX_SIZE = 20;
/** What holds for one file only: replaced modules and clocks. */
const FOR_ITS_FILE = /\bjest\.(mock|useFakeTimers|resetModules)\(/;
/** Of the backend also limits of time, and suites that start programs. */
const FOR_ITS_FILE_IN_BACKEND = /\bjest\.(mock|setTimeout|useFakeTimers)\(|\/server-process\.js'/;
/**
 * Suites of one domain together, at most `MAX_SIZE`; those that stay alone come first, as they take longest.
 */
export function groupsOf(suites, isAlone, domainOf = (suite) => suite.split('/')[0]) {
  const groups = suites.filter(isAlone).map((suite) => [suite]);
  const others = suites.filter((suite) => !isAlone(suite)).sort();
  for (const domain of new Set(others.map(domainOf))) {
    const own = others.filter((suite) => domainOf(suite) === domain);
    const count = Math.ceil(own.length / MAX_SIZE);
    for (let i = 0; i < count; i += 1)
      groups.push(own.filter((_suite, at) => Math.floor((at * count) / own.length) === i));
  }
  return groups;
}

/**
 * Writes a file for each group of a project. `headOf` begins it, `hook` begins each suite's block. Suites are
 * paths from the project's `src`.
 */
function write(project, groups, headOf, hook = '') {
  const folder = path.join(root, project, FOLDER);
  const required = (suite) => JSON.stringify(path.join(root, project, 'src', suite));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [i, group] of groups.entries()) {
    const blocks = group.map(
      (suite) => `describe('${suite}', () => {${hook} require(${required(suite)}); });`,
    );
    writeFileSync(
      path.join(folder, `${String(i).padStart(2, '0')}-${group[0].split('/')[0]}.spec.js`),
      `${[headOf(group), ...blocks].join('\n')}\n`,
    );
  }
}

const load = (file) => `require(${JSON.stringify(path.join(root, file))})`;
const reader = (project) => (suite) => readFileSync(path.join(root, project, 'src', suite), 'utf8');

/** Groups of the backend's suites; gives the arguments with which Jest runs them. */
export function writeBackendGroups(suites) {
  const read = reader(backend);
  const groups = groupsOf(suites, (suite) => FOR_ITS_FILE_IN_BACKEND.test(read(suite)));
  // Its hooks have to wait for the end of the group.
  write(backend, groups, () => load(`${backend}/src/testing/reusable-database`));
  return ['-c', `${backend}/jest.groups.cjs`];
}

/** The host, the adapter and the libraries. */
export const groupedProjects = () =>
  [
    'apps/storefront',
    'apps/backend-medusa',
    ...['libs', 'libs/features'].flatMap(foldersIn),
  ].filter((project) => existsSync(path.join(root, project, 'jest.config.cjs')));

const foldersIn = (folder) =>
  readdirSync(path.join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`);

/** Their groups, by environment; gives Jest's arguments likewise. */
export function writeUnitGroups() {
  for (const project of groupedProjects()) {
    const suites = readdirSync(path.join(root, project, 'src'), { recursive: true })
      .filter((file) => /\.spec\.tsx?$/.test(file))
      .sort();
    const read = reader(project);
    // Jest reads the environment from the first comment of a file.
    const environmentOf = (suite) => /^\/\*\* @jest-environment.*/.exec(read(suite))?.[0] ?? '';
    const groups = groupsOf(suites, (suite) => FOR_ITS_FILE.test(read(suite)), environmentOf);
    const afterSuite = `const afterSuite = ${load('tools/test/after-suite.cjs')};`;
    const headOf = ([first]) => `${environmentOf(first)}\n${afterSuite}`;
    write(project, groups, headOf, ' afterAll(afterSuite);');
  }
  return ['-c', 'jest.groups.mjs'];
}
