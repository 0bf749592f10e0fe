import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';

const APP = path.join(root, 'apps/storefront');
const PLUGINS = [
  'build-manifest.mjs',
  'plugins/lazy-ids.mjs',
  'plugins/leaflet-without-html.mjs',
  'plugins/short-names.mjs',
  'plugins/message-areas.mjs',
  'plugins/page-messages.mjs',
];
/** What builds it. */
const TOOLS = ['vite', '@vitejs/plugin-react', 'terser'];
const VITE = 'node_modules/vite/bin/vite.js';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const versionOf = (name) => readJson(path.join(root, 'node_modules', name, 'package.json')).version;
const isOwn = (name) => name.startsWith('@larder/');

/** What the host depends on besides the libraries, as the workspace has it. */
const hostPackages = () =>
  Object.fromEntries([
    ...Object.entries(readJson(path.join(APP, 'package.json')).dependencies).filter(
      ([name]) => !isOwn(name),
    ),
    ...TOOLS.map((name) => [name, versionOf(name)]),
  ]);

/** Versions that the workspace fixes because later ones need a newer Node; those of its own tools aside. */
const overrides = () =>
  Object.fromEntries(
    Object.entries(readJson(path.join(root, 'package.json')).overrides).filter(
      ([, version]) => typeof version === 'string' && !version.startsWith('$'),
    ),
  );

/**
 * The workspace's host in a folder of its own, which takes the libraries from a registry. `run` starts a
 * program with the registry's settings.
 */
export function outsideHost(folder, run) {
  const home = path.join(folder, 'host');
  mkdirSync(path.join(home, 'build'), { recursive: true });
  const isSource = (file) => !/\.spec\.tsx?$/.test(file);
  cpSync(path.join(APP, 'src'), path.join(home, 'src'), { recursive: true, filter: isSource });
  cpSync(path.join(APP, 'vite.worker.config.mts'), path.join(home, 'vite.worker.config.mts'));
  cpSync(path.join(import.meta.dirname, 'vite.config.mjs'), path.join(home, 'vite.config.mjs'));
  for (const name of PLUGINS)
    cpSync(path.join(root, 'tools/vite', name), path.join(home, 'build', name));
  const vite = (...args) => run(process.execPath, [VITE, 'build', ...args], home);
  return {
    /** The server's program, after `build`. */
    file: path.join(home, 'dist/server/main.js'),
    /** Installs the libraries at versions, by name, with what the host itself needs. */
    install(libraries) {
      const dependencies = { ...hostPackages(), ...libraries };
      const pkg = {
        name: 'outside-host',
        private: true,
        type: 'module',
        dependencies,
        overrides: overrides(),
      };
      writeFileSync(path.join(home, 'package.json'), JSON.stringify(pkg));
      const options = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
      run('npm', ['install', ...options], home);
    },
    build() {
      vite();
      vite('--ssr');
      vite('-c', 'vite.worker.config.mts');
    },
  };
}
