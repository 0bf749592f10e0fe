// Reads tools/mutation/targets.json: which source files each target mutates and which tests judge it.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** Every target with its name, in the order of the table. */
export const targets = Object.entries(read('targets.json')).map(([name, target]) => ({
  name,
  ...target,
}));

/** Survivors that no test can or should kill, each with its reason. */
export const acceptedSurvivors = () => read('accepted.json');

/**
 * Targets that match `wanted`: one target, all of a library such as `cart-checkout`, or all of an area
 * such as `wallet`. Throws for an unknown name.
 */
export function findTargets(wanted) {
  const isWanted = (name) => name === wanted || name.split('/').includes(wanted);
  const found = targets.filter(({ name }) => isWanted(name));
  if (found.length > 0) return found;
  const names = targets.map(({ name }) => name).join(', ');
  throw new Error(`unknown target ${wanted}; known are ${names}`);
}

const isTest = (file) => /\.spec(-d)?\.tsx?$/.test(file);
const isSource = (file) => /\.tsx?$/.test(file) && !isTest(file) && !file.includes('/testing/');

/** Files of a project that an entry names: a file, or a folder with all below it. */
function filesOf(project, entry, isWanted) {
  if (/\.tsx?$/.test(entry)) return [path.posix.join(project, entry)];
  return readdirSync(path.join(root, project, entry), { recursive: true })
    .map((file) => path.posix.join(project, entry, file))
    .filter(isWanted);
}

const expand = (project, entries, isWanted) => [
  ...new Set(entries.flatMap((entry) => filesOf(project, entry, isWanted))),
];

/** Source files of a target, from the root of the workspace. */
export function sourcesOf({ project, sources, without = [] }) {
  const left = new Set(expand(project, without, isSource));
  return expand(project, sources, isSource)
    .filter((file) => !left.has(file))
    .sort();
}

/** Test files of a target, from the root of the workspace. */
export function testsOf({ project, tests, withoutTests = [] }) {
  const isSpec = (file) => /\.spec\.tsx?$/.test(file);
  const left = new Set(expand(project, withoutTests, isSpec));
  return expand(project, tests, isSpec)
    .filter((file) => !left.has(file))
    .sort();
}
