// Publishes the libraries to a registry on this machine and composes a shop from them in a folder
// outside of the workspace, as a feature team's customer would.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';
import { startRegistry } from './registry.mjs';

const projects = ['contracts', 'countries', 'pricing', 'platform', 'ui', 'catalogue'];
const packages = ['contracts', 'countries', 'pricing', 'platform', 'ui', 'feature-catalogue'].map(
  (name) => `@larder/${name}`,
);
const folder = mkdtempSync(path.join(tmpdir(), 'larder-release-'));
const registry = await startRegistry(path.join(folder, 'registry'));

function run(command, args, cwd) {
  const done = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      NPM_CONFIG_USERCONFIG: registry.userconfig,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
    },
  });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

try {
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  run(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '-p', ...projects, '--outputStyle=static'],
    root,
  );
  run(
    process.execPath,
    [nx, 'release', 'publish', '-p', projects.join(','), '--registry', registry.url],
    root,
  );
  const shop = path.join(folder, 'shop');
  cpSync(path.join(import.meta.dirname, 'consumer'), shop, { recursive: true });
  const third = [
    'react',
    'react-dom',
    'react-redux',
    'react-router-dom',
    '@reduxjs/toolkit',
    '@types/react',
  ];
  const dependencies = Object.fromEntries(
    [...packages, ...third].map((name) => [name, versionOf(name)]),
  );
  dependencies.typescript = versionOf('@typescript/native');
  writeFileSync(
    path.join(shop, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], shop);
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], shop);
  run(process.execPath, ['out/shop.js'], shop);
  console.log('1 passed, 0 failed');
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
}
