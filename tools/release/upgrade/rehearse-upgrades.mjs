// `npm run release:rehearse`: every feature, and the libraries platform and ui, are published at their last
// release, get a patch and a minor version, features also a major one, and each host that there was meets each
// of them, new libraries in old hosts and the reverse. `npm run release:rehearse -- catalogue ui` does it with
// these. A version keeps its promise, or the row fails.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedLibraries, wantedLibraries } from '../../packages/libraries.mjs';
import { root } from '../../setup/bootstrap.mjs';
import { consumerShop, runner } from '../consumer-shop.mjs';
import { journeysOf, runJourneys } from '../outside/journeys.mjs';
import { outsideHost } from '../outside/outside-host.mjs';
import { startRegistry } from '../registry.mjs';
import {
  exportOf,
  hostsOf,
  isRehearsed,
  LAST,
  nextVersion,
  plant,
  RELEASES,
  releasesOf,
  renamed,
  versionAt,
} from './planted-releases.mjs';
import { releaseCopy } from './release-copy.mjs';

const JSCODESHIFT = path.join(root, 'node_modules/jscodeshift/bin/jscodeshift.js');
const CODEMOD = path.join(root, 'tools/release/codemods/rename-export.cjs');
const BUMP = 'tools/release/bump.mjs';

const libraries = publishedLibraries();
const rehearsed = wantedLibraries(process.argv.slice(2)).filter(isRehearsed);
const versions = Object.fromEntries(libraries.map(({ name, pkg }) => [name, pkg.version]));
const folder = mkdtempSync(path.join(tmpdir(), 'larder-upgrades-'));
const registry = await startRegistry(path.join(folder, 'registry'));
const run = runner(registry);
const copy = releaseCopy(libraries, registry, run);
const projectsOf = (some) => some.map(({ project }) => project).join(',');
let failed = 0;

const fails = (work) => {
  try {
    work();
    return false;
  } catch (error) {
    return error;
  }
};

/** A version that is too small for what changed is refused, before the right one is given. */
function refuseSmaller(library) {
  const file = `${library.folder}/package.json`;
  const text = copy.read(file);
  const { version } = JSON.parse(text);
  const smaller = nextVersion(version, 'minor');
  copy.write(file, text.replace(`"version": "${version}"`, `"version": "${smaller}"`));
  if (!fails(() => copy.tool(BUMP, library.project)))
    throw new Error(`${smaller} of ${library.project} was not refused`);
  copy.write(file, text);
}

/** Releases these libraries at once, each with a commit, a version, a changelog and a tag of its own. */
function release(planted, names) {
  const some = rehearsed.filter((library) => releasesOf(library).includes(planted));
  if (some.length === 0) return;
  const projects = projectsOf(some);
  for (const library of some) plant(copy, planted, library, names.get(library));
  if (planted.bump === 'major') some.forEach(refuseSmaller);
  copy.nx('release', '--projects', projects, '--skip-publish');
  for (const library of some) {
    const { version } = JSON.parse(copy.read(`${library.folder}/package.json`));
    if (version !== versionAt(library, planted.bump))
      throw new Error(`${library.project} got ${version}`);
    copy.tool(BUMP, library.project);
  }
  copy.build(projects);
  copy.publish('--projects', projects);
  console.log(`released a ${planted.bump} version of ${projects}`);
}

/** The program of a host that composes the library. */
function writeHost(shop, source, { uses, isMigrated }, { name, own }) {
  writeFileSync(
    shop.file,
    uses ? `import { ${uses} } from '${name}';\nconsole.log(${uses});\n${source}` : source,
  );
  const codemod = ['--parser', 'tsx', '--extensions', 'tsx', '-t', CODEMOD, '--package', name];
  if (isMigrated)
    execFileSync(
      process.execPath,
      [JSCODESHIFT, ...codemod, '--from', own, '--to', renamed(own), shop.file],
      { stdio: 'pipe' },
    );
}

function row(shop, source, library, own) {
  for (const bump of [LAST, ...releasesOf(library).map((planted) => planted.bump)]) {
    const version = versionAt(library, bump);
    shop.install({ ...versions, [library.name]: version });
    for (const host of hostsOf(library)) {
      writeHost(shop, source, host, { name: library.name, own });
      const error = fails(() => shop.check());
      const isExpected = host.works.includes(bump) === !error;
      const outcome = error ? 'refused by its types' : 'works';
      console.log(
        `${isExpected ? 'ok  ' : 'FAIL'} ${library.project} ${version} in ${host.name}: ${outcome}`,
      );
      if (!isExpected) failed += 1;
      if (error && !/error TS2\d{3}/.test(error.message)) throw error;
    }
  }
}

try {
  const names = new Map(rehearsed.map((library) => [library, exportOf(copy, library)]));
  copy.publish();
  for (const planted of RELEASES) release(planted, names);
  const shop = consumerShop(folder, run);
  const source = readFileSync(shop.file, 'utf8');
  for (const library of rehearsed) row(shop, source, library, names.get(library));

  const host = outsideHost(folder, run);
  host.install({
    ...versions,
    ...Object.fromEntries(rehearsed.map((library) => [library.name, versionAt(library, 'minor')])),
  });
  host.build();
  runJourneys(host.file, journeysOf(rehearsed.map(({ project }) => project)));
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
  copy.remove();
}
console.log(`${projectsOf(rehearsed)}: ${failed} cells failed`);
process.exitCode = failed > 0 ? 1 : 0;
