// A release as a feature team makes it, in a copy of the sources: all libraries are published at their
// versions; one feature changes, is tried as a canary, and is released alone; hosts outside of the workspace
// take the new one with the old others, and the shop's own host passes a journey through each feature.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedLibraries } from '../packages/libraries.mjs';
import { consumerShop, runner } from './consumer-shop.mjs';
import { runJourneys } from './outside/journeys.mjs';
import { outsideHost } from './outside/outside-host.mjs';
import { startRegistry } from './registry.mjs';
import { releaseCopy } from './upgrade/release-copy.mjs';

const FEATURE = 'catalogue';
const MESSAGES = `libs/features/${FEATURE}/src/messages/en.json`;
const OLD_TEXT = '"Description"';
const NEW_TEXT = '"Good to know"';

const libraries = publishedLibraries();
const feature = libraries.find(({ project }) => project === FEATURE);
const versions = Object.fromEntries(libraries.map(({ name, pkg }) => [name, pkg.version]));
const folder = mkdtempSync(path.join(tmpdir(), 'larder-rehearsal-'));
const registry = await startRegistry(path.join(folder, 'registry'));
const run = runner(registry);

const copy = releaseCopy(libraries, registry, run);
const shop = consumerShop(folder, run);

function changeFeature() {
  const text = copy.read(MESSAGES);
  if (!text.includes(OLD_TEXT)) throw new Error(`${MESSAGES} has no ${OLD_TEXT}`);
  copy.write(MESSAGES, text.replace(OLD_TEXT, NEW_TEXT));
  copy.commit(`feat(${FEATURE}): rename the description`);
}

const expectEqual = (what, actual, expected) => {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`);
};

/** The release touches the feature and the lock file, and no library that stands beside it. */
function checkRelease() {
  const changed = copy.git('diff', '--name-only', 'HEAD~1').split('\n').filter(Boolean);
  const own = [`${feature.folder}/CHANGELOG.md`, `${feature.folder}/package.json`];
  expectEqual(
    'changed files',
    changed.filter((file) => file !== 'package-lock.json'),
    own,
  );
  const { version } = JSON.parse(copy.read(own[1]));
  expectEqual('tags', copy.git('tag', '--points-at', 'HEAD').trim(), `${FEATURE}@${version}`);
  const changelog = copy.read(own[0]);
  if (!changelog.includes('rename the description')) throw new Error(`changelog: ${changelog}`);
  copy.tool('tools/release/bump.mjs', FEATURE);
  return version;
}

async function published(name) {
  const answer = await fetch(`${registry.url}${name.replace('/', '%2f')}`);
  return answer.json();
}

/** A version to try, as the workflow makes it: a host gets it by its tag only. Gives its number. */
async function publishCanary() {
  copy.nx('release', 'prerelease', '--preid=canary.1', '--projects', FEATURE, '--skip-publish');
  copy.build(FEATURE);
  copy.publish('--projects', FEATURE, '--tag=canary');
  const { 'dist-tags': tags } = await published(feature.name);
  // The workflow pushes neither its commit nor its tag.
  copy.git('reset', '--quiet', '--hard', 'HEAD~1');
  copy.git('tag', '--delete', `${FEATURE}@${tags.canary}`);
  expectEqual('newest version', tags.latest, versions[feature.name]);
  shop.add(`${feature.name}@canary`);
  expectEqual('installed canary', shop.versionOf(feature.name), tags.canary);
  shop.check(JSON.parse(NEW_TEXT));
  return tags.canary;
}

try {
  copy.publish();
  shop.install(versions);
  shop.check(JSON.parse(OLD_TEXT));

  changeFeature();
  const canary = await publishCanary();
  copy.nx('release', '--projects', FEATURE, '--skip-publish');
  const version = checkRelease();
  // With chosen projects, Nx publishes without building.
  copy.build(FEATURE);
  copy.publish('--projects', FEATURE);
  for (const { name } of libraries)
    expectEqual(
      `published versions of ${name}`,
      Object.keys((await published(name)).versions),
      name === feature.name ? [versions[name], canary, version] : [versions[name]],
    );
  shop.install({ ...versions, [feature.name]: version });
  expectEqual('installed version', shop.versionOf(feature.name), version);
  shop.check(JSON.parse(NEW_TEXT));

  const host = outsideHost(folder, run);
  host.install({ ...versions, [feature.name]: version });
  host.build();
  runJourneys(host.file);
  console.log('1 passed, 0 failed');
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
  copy.remove();
}
