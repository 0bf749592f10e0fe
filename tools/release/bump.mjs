// `npm run bump`: compares each library with its last release, names the bump that is due, and refuses a
// smaller one in its package.json. `npm run bump -- catalogue ui --since main` looks at two, and at what
// changed since `main`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantedLibraries } from '../packages/libraries.mjs';
import { root } from '../setup/bootstrap.mjs';
import { bumpBetween, bumpOfContract, bumpOfReport, isSmaller, largest } from './due-bump.mjs';

const CONTRACT = 'docs/openapi.json';
/** Reasons that are listed for a library; the rest is counted. */
const MAX_REASONS = 8;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' } },
});

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function gitOr(fallback, ...args) {
  try {
    return git(...args);
  } catch {
    return fallback;
  }
}

/** Tag of the last release, such as `catalogue@1.2.0`; not the one that this commit has just got. */
function lastTag({ project }) {
  const pattern = ['--list', `${project}@*`, '--sort=-version:refname'];
  const here = git('tag', ...pattern, '--points-at', 'HEAD').split('\n');
  const all = git('tag', ...pattern, '--merged', 'HEAD').split('\n');
  return all.find((tag) => tag && !here.includes(tag)) ?? all[0];
}

const textAt = (ref, file) => gitOr('', 'show', `${ref}:${file}`);
const textNow = (file) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';

/** Reports that a library has now, or had at the release. */
function reportsOf({ folder }, ref) {
  const reports = `${folder}/api-report`;
  const then = gitOr('', 'ls-tree', '--name-only', ref, `${reports}/`).split('\n').filter(Boolean);
  const now = existsSync(path.join(root, reports))
    ? readdirSync(path.join(root, reports)).map((name) => `${reports}/${name}`)
    : [];
  return [...new Set([...then, ...now])];
}

/** Whether sources that are published differ, without tests and docs. */
function isChanged({ folder }, ref) {
  const files = git('diff', '--name-only', ref, '--', `${folder}/src`, `${folder}/package.json`);
  return files.split('\n').some((file) => file && !/\.spec(-d)?\.tsx?$|\/testing\//.test(file));
}

function dueBump(library, ref) {
  const results = reportsOf(library, ref).map((file) =>
    bumpOfReport(textAt(ref, file), textNow(file)),
  );
  const [then, now] = [textAt(ref, CONTRACT), textNow(CONTRACT)];
  if (library.project === 'contracts' && then !== '' && then !== now)
    results.push(bumpOfContract(JSON.parse(then), JSON.parse(now)));
  if (isChanged(library, ref)) results.push({ bump: 'patch', reasons: ['sources changed'] });
  return {
    bump: largest(results.map(({ bump }) => bump)),
    reasons: results.flatMap(({ reasons }) => reasons),
  };
}

function check(library) {
  const ref = values.since ?? lastTag(library);
  if (!ref) return console.log(`${library.project}: no release yet`);
  const released = JSON.parse(textAt(ref, `${library.folder}/package.json`) || '{}').version;
  if (!released) return console.log(`${library.project}: new since ${ref}`);
  const { bump, reasons } = dueBump(library, ref);
  const taken = bumpBetween(released, library.pkg.version);
  console.log(`${library.project}: ${bump} due since ${ref}, ${taken} taken`);
  for (const reason of reasons.slice(0, MAX_REASONS)) console.log(`    ${reason}`);
  if (reasons.length > MAX_REASONS) console.log(`    and ${reasons.length - MAX_REASONS} more`);
  // Before the release nothing is taken, and the command only says what is due.
  if (taken !== 'none' && isSmaller(taken, bump)) {
    console.error(`${library.project}: ${library.pkg.version} is too small, a ${bump} is due`);
    process.exitCode = 1;
  }
}

wantedLibraries(positionals).forEach(check);
