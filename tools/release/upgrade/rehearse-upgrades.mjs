// `npm run release:rehearse`: every feature is published at its last release, gets a patch, a minor and a
// major version, and each host that there was meets each of them, new libraries in old hosts and the reverse.
// `npm run release:rehearse -- catalogue` does it with one. A version keeps its promise, or the row fails.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFeature, publishedLibraries, wantedLibraries } from '../../packages/libraries.mjs';
import { root } from '../../setup/bootstrap.mjs';
import { consumerShop, runner } from '../consumer-shop.mjs';
import { journeysOf, runJourneys } from '../outside/journeys.mjs';
import { outsideHost } from '../outside/outside-host.mjs';
import { startRegistry } from '../registry.mjs';
import { exportOf, HOSTS, plant, RELEASES, renamed } from './planted-releases.mjs';
import { releaseCopy } from './release-copy.mjs';

const JSCODESHIFT = path.join(root, 'node_modules/jscodeshift/bin/jscodeshift.js');
const CODEMOD = path.join(root, 'tools/release/codemods/rename-export.cjs');
const BUMP = 'tools/release/bump.mjs';

const libraries = publishedLibraries();
const features = wantedLibraries(process.argv.slice(2)).filter(isFeature);
const versions = Object.fromEntries(libraries.map(({ name, pkg }) => [name, pkg.version]));
const folder = mkdtempSync(path.join(tmpdir(), 'larder-upgrades-'));
const registry = await startRegistry(path.join(folder, 'registry'));
const run = runner(registry);
const copy = releaseCopy(libraries, registry, run);
const projects = features.map(({ project }) => project).join(',');
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
function refuseSmaller(feature) {
  const file = `${feature.folder}/package.json`;
  const text = copy.read(file);
  const { version } = JSON.parse(text);
  copy.write(file, text.replace(`"version": "${version}"`, '"version": "1.0.9"'));
  if (!fails(() => copy.tool(BUMP, feature.project)))
    throw new Error(`1.0.9 of ${feature.project} was not refused`);
  copy.write(file, text);
}

/** Releases all features at once, each with a commit, a version, a changelog and a tag of its own. */
function release(planted, names) {
  for (const feature of features) plant(copy, planted, feature, names.get(feature));
  if (planted.bump === 'major') features.forEach(refuseSmaller);
  copy.nx('release', '--projects', projects, '--skip-publish');
  for (const { folder: home, project } of features) {
    const { version } = JSON.parse(copy.read(`${home}/package.json`));
    if (version !== planted.version) throw new Error(`${project} got ${version}`);
    copy.tool(BUMP, project);
  }
  copy.build(projects);
  copy.publish('--projects', projects);
  console.log(`released ${planted.version} of ${projects}`);
}

/** The program of a host that composes the feature. */
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

function row(shop, source, feature, own) {
  for (const version of ['1.0.0', ...RELEASES.map((planted) => planted.version)]) {
    shop.install({ ...versions, [feature.name]: version });
    for (const host of HOSTS) {
      writeHost(shop, source, host, { name: feature.name, own });
      const error = fails(() => shop.check());
      const isExpected = host.works.includes(version) === !error;
      const outcome = error ? 'refused by its types' : 'works';
      console.log(
        `${isExpected ? 'ok  ' : 'FAIL'} ${feature.project} ${version} in ${host.name}: ${outcome}`,
      );
      if (!isExpected) failed += 1;
      if (error && !/error TS2\d{3}/.test(error.message)) throw error;
    }
  }
}

try {
  const names = new Map(features.map((feature) => [feature, exportOf(copy, feature)]));
  copy.publish();
  for (const planted of RELEASES) release(planted, names);
  const shop = consumerShop(folder, run);
  const source = readFileSync(shop.file, 'utf8');
  for (const feature of features) row(shop, source, feature, names.get(feature));

  const host = outsideHost(folder, run);
  host.install({
    ...versions,
    ...Object.fromEntries(features.map(({ name }) => [name, '1.1.0'])),
  });
  host.build();
  runJourneys(host.file, journeysOf(features.map(({ project }) => project)));
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
  copy.remove();
}
console.log(`${projects}: ${failed} cells failed`);
process.exitCode = failed > 0 ? 1 : 0;
