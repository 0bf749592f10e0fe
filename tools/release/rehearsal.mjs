// A release as a feature team makes it, in a copy of the sources: all libraries are published at their
// versions; one feature changes and is released alone; hosts outside of the workspace take the new one
// with the old others, and the shop's own host passes a journey through each feature.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedLibraries } from '../packages/libraries.mjs';
import { scratchWorkspace } from '../setup/scratch-workspace.mjs';
import { consumerShop, runner } from './consumer-shop.mjs';
import { runJourneys } from './outside/journeys.mjs';
import { outsideHost } from './outside/outside-host.mjs';
import { startRegistry } from './registry.mjs';

const FEATURE = 'catalogue';
const MESSAGES = `libs/features/${FEATURE}/src/messages/en.json`;
const [OLD_TEXT, NEW_TEXT] = ['"Description"', '"Good to know"'];
const MORE = ['.gitignore', 'LICENSE', 'docs', 'tsconfig.json', 'jest.preset.cjs', 'README.md'];

const libraries = publishedLibraries();
const feature = libraries.find(({ project }) => project === FEATURE);
const versions = Object.fromEntries(libraries.map(({ name, pkg }) => [name, pkg.version]));
const workspace = scratchWorkspace({ more: MORE });
const folder = mkdtempSync(path.join(tmpdir(), 'larder-rehearsal-'));
const registry = await startRegistry(path.join(folder, 'registry'));
const run = runner(registry);

const nx = (...args) =>
  run(process.execPath, [path.join('node_modules/nx/dist/bin/nx.js'), ...args], workspace);
const publish = (...args) => nx('release', 'publish', '--registry', registry.url, ...args);
const git = (...args) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Release', '-c', 'user.email=release@example.com', ...args],
    {
      cwd: workspace,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );

function commit(message) {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

/** The copy lacks projects that nothing here needs, such as the browser tests, and may not be synced. */
function disableSync() {
  const file = path.join(workspace, 'nx.json');
  const json = JSON.parse(readFileSync(file, 'utf8'));
  json.sync = { disabledTaskSyncGenerators: ['@nx/js:typescript-sync'] };
  writeFileSync(file, JSON.stringify(json, null, 2));
}

function startRepository() {
  disableSync();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@example.com');
  commit('chore: start');
  for (const { project, pkg } of libraries) git('tag', `${project}@${pkg.version}`);
}

function changeFeature() {
  const file = path.join(workspace, MESSAGES);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(OLD_TEXT)) throw new Error(`${MESSAGES} has no ${OLD_TEXT}`);
  writeFileSync(file, text.replace(OLD_TEXT, NEW_TEXT));
  commit(`feat(${FEATURE}): rename the description`);
}

const expectEqual = (what, actual, expected) => {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`);
};

/** The release touches the feature and the lock file, and no library that stands beside it. */
function checkRelease() {
  const changed = git('diff', '--name-only', 'HEAD~1').split('\n').filter(Boolean);
  const own = [`${feature.folder}/CHANGELOG.md`, `${feature.folder}/package.json`];
  expectEqual(
    'changed files',
    changed.filter((file) => file !== 'package-lock.json'),
    own,
  );
  const { version } = JSON.parse(readFileSync(path.join(workspace, own[1]), 'utf8'));
  expectEqual('tags', git('tag', '--points-at', 'HEAD').trim(), `${FEATURE}@${version}`);
  const changelog = readFileSync(path.join(workspace, own[0]), 'utf8');
  if (!changelog.includes('rename the description')) throw new Error(`changelog: ${changelog}`);
  run(process.execPath, ['tools/release/bump.mjs', FEATURE], workspace);
  return version;
}

async function publishedVersions(name) {
  const answer = await fetch(`${registry.url}${name.replace('/', '%2f')}`);
  return Object.keys((await answer.json()).versions);
}

try {
  startRepository();
  publish();
  const shop = consumerShop(folder, run);
  shop.install(versions);
  shop.check(JSON.parse(OLD_TEXT));

  changeFeature();
  nx('release', '--projects', FEATURE, '--skip-publish');
  const version = checkRelease();
  // With chosen projects, Nx publishes without building.
  nx('run-many', '--targets', 'build', '--projects', FEATURE, '--outputStyle=static');
  publish('--projects', FEATURE);
  for (const { name } of libraries)
    expectEqual(
      `published versions of ${name}`,
      await publishedVersions(name),
      name === feature.name ? [versions[name], version] : [versions[name]],
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
  rmSync(workspace, { recursive: true, force: true });
}
