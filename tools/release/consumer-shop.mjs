import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** What a host brings for the libraries. */
const HOST_PACKAGES = [
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  '@reduxjs/toolkit',
  '@types/node',
  '@types/react',
];

/**
 * Runs a program to its end with the registry's settings; throws when it fails. Nx lists every file that it
 * publishes: what a program writes is shown only then.
 */
export function runner(registry) {
  return (command, args, cwd) => {
    const done = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: {
        ...process.env,
        NPM_CONFIG_USERCONFIG: registry.userconfig,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
      },
    });
    if (done.status !== 0)
      throw new Error(`${command} ${args.join(' ')} failed\n${done.stdout}${done.stderr}`);
  };
}

const versionOf = (name) => readJson(path.join(root, 'node_modules', name, 'package.json')).version;

/**
 * A host outside of the workspace. `install` takes packages at versions; `check` compiles the host against
 * their types and renders its pages, of which one has to contain `expected`. `file` is its program.
 */
export function consumerShop(folder, run) {
  const shop = path.join(folder, 'shop');
  cpSync(path.join(import.meta.dirname, 'consumer'), shop, { recursive: true });
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npmInstall = (...wanted) => run('npm', ['install', ...options, ...wanted], shop);
  return {
    file: path.join(shop, 'shop.tsx'),
    install(packages) {
      const dependencies = {
        ...packages,
        ...Object.fromEntries(HOST_PACKAGES.map((name) => [name, versionOf(name)])),
        typescript: versionOf('@typescript/native'),
      };
      writeFileSync(
        path.join(shop, 'package.json'),
        JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }),
      );
      npmInstall();
    },
    /** Takes one more package, or another version of one, such as `name@tag`. */
    add: (wanted) => npmInstall(wanted),
    check(...expected) {
      run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], shop);
      run(process.execPath, ['out/shop.js', ...expected], shop);
    },
    /** Whether the conformance kit starts as an installed package. */
    startKit: () =>
      run(
        'npx',
        ['--no', '--', 'larder-conformance', '--list', '--base-url=http://localhost'],
        shop,
      ),
    versionOf: (name) => readJson(path.join(shop, 'node_modules', name, 'package.json')).version,
  };
}
