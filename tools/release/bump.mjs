// `npm run bump`: compares each library with its last release, names the bump that is due, and refuses a
// smaller one in its package.json. `npm run bump -- catalogue ui --since main` looks at two, and at what
// changed since `main`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantedLibraries } from '../packages/libraries.mjs';
import { root } from '../setup/bootstrap.mjs';
import {
  bumpBetween,
  bumpOfContract,
  bumpOfReport,
  isSmaller,
  largest,
  plannedBump,
} from './due-bump.mjs';

const CONTRACT = 'docs/openapi.json';
/** Commit of the last release of all: a clone without tags compares with it. */
const { commit: lastRelease } = JSON.parse(
  readFileSync(path.join(root, 'tools/release/last-release.json'), 'utf8'),
);
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
  const then = textAt(ref, CONTRACT);
  const now = textNow(CONTRACT);
  if (library.project === 'contracts' && then !== '' && then !== now)
    results.push(bumpOfContract(JSON.parse(then), JSON.parse(now)));
  if (isChanged(library, ref)) results.push({ bump: 'patch', reasons: ['sources changed'] });
  return {
    bump: largest(results.map(({ bump }) => bump)),
    reasons: results.flatMap(({ reasons }) => reasons),
  };
}

/** The commit of the last release, where this clone has it. */
const knownRelease = () => gitOr('', 'rev-parse', '--verify', `${lastRelease}^{commit}`).trim();

function check(library) {
  const ref = values.since ?? (lastTag(library) || knownRelease());
  if (!ref) return console.log(`${library.project}: no release in this clone`);
  const released = JSON.parse(textAt(ref, `${library.folder}/package.json`) || '{}').version;
  if (!released) return console.log(`${library.project}: new since ${ref}`);
  const { bump, reasons } = dueBump(library, ref);
  const taken = bumpBetween(released, library.pkg.version);
  console.log(`${library.project}: ${bump} due since ${ref}, ${taken} taken`);
  for (const reason of reasons.slice(0, MAX_REASONS)) console.log(`    ${reason}`);
  if (reasons.length > MAX_REASONS) console.log(`    and ${reasons.length - MAX_REASONS} more`);
  refuseSmaller(library, ref, { due: bump, taken });
}

/** Messages of the commits that changed the library. */
const messagesOf = ({ folder }, ref) =>
  git('log', '--format=%B%x00', `${ref}..HEAD`, '--', folder)
    .split('\0')
    .map((message) => message.trim());

/** Before the release the commits say what Nx is going to take; afterwards its version does. */
function refuseSmaller(library, ref, { due, taken }) {
  const planned = taken === 'none' ? plannedBump(messagesOf(library, ref)) : taken;
  // A patch that no commit plans is a change that nobody has to get, such as a refactoring.
  if (!isSmaller(planned, due) || (taken === 'none' && due === 'patch')) return;
  const what =
    taken === 'none' ? `its commits plan: ${planned}` : `${library.pkg.version} is too small`;
  console.error(`${library.project}: ${what}, a ${due} is due`);
  process.exitCode = 1;
}

wantedLibraries(positionals).forEach(check);
