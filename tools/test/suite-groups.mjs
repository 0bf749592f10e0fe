/**
 * The backend's suites in groups. Loading the backend takes half a second for each file of tests, which is
 * more than most of them take: the suites of one folder run as one, each in a block with its own name.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';

const src = path.join(root, 'apps/commerce-api/src');
/** Where `jest.groups.cjs` looks for them. */
const folder = path.join(root, 'apps/commerce-api/test-output/groups');
/** More share a process for longer than is good for its memory. */
const MAX_SIZE = 10;
/** What holds for one file only, replaced modules and limits of time, and suites that start programs. */
const FOR_ITS_FILE = /\bjest\.(mock|setTimeout|useFakeTimers)\(|\/server-process\.js'/;
/** Its hooks have to wait for the end of the group. */
const SHARED_HOOKS = 'testing/reusable-database';

const standsAlone = (suite) => FOR_ITS_FILE.test(readFileSync(path.join(src, suite), 'utf8'));

/**
 * Suites of one domain together, at most `MAX_SIZE`; those that stay alone come first, as they take longest.
 * Paths are from the backend's `src`.
 */
export function groupsOf(suites, isAlone = standsAlone) {
  const groups = suites.filter(isAlone).map((suite) => [suite]);
  const others = suites.filter((suite) => !isAlone(suite)).sort();
  for (const domain of new Set(others.map((suite) => suite.split('/')[0]))) {
    const own = others.filter((suite) => suite.startsWith(`${domain}/`));
    const count = Math.ceil(own.length / MAX_SIZE);
    for (let i = 0; i < count; i += 1)
      groups.push(own.filter((_suite, at) => Math.floor((at * count) / own.length) === i));
  }
  return groups;
}

const required = (file) => JSON.stringify(path.join(src, file));

const textOf = (suites) =>
  [
    `require(${required(SHARED_HOOKS)});`,
    ...suites.map((suite) => `describe('${suite}', () => void require(${required(suite)}));`),
  ].join('\n');

/** Writes a file for each group; gives the arguments with which Jest runs them. */
export function writeGroups(suites) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [i, group] of groupsOf(suites).entries())
    writeFileSync(
      path.join(folder, `${String(i).padStart(2, '0')}-${group[0].split('/')[0]}.spec.js`),
      `${textOf(group)}\n`,
    );
  return ['-c', 'apps/commerce-api/jest.groups.cjs'];
}
