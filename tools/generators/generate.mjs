/** `npm run generate -- feature wishlist`: the generators of tools/generators, by Nx. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, noteInstalled, root } from '../setup/bootstrap.mjs';

const [name, ...options] = process.argv.slice(2);
const file = path.join(root, 'tools/generators/generators.json');
const { generators } = JSON.parse(readFileSync(file, 'utf8'));
if (!Object.hasOwn(generators, name ?? '')) {
  const lines = Object.entries(generators).map(
    ([one, { description }]) => `  ${one}: ${description}`,
  );
  console.error(
    ['usage: npm run generate -- <what> <name> [--dry-run] [--help]', ...lines].join('\n'),
  );
  process.exit(2);
}
ensureInstalled();
const { nxEnvironment } = await import('../run/build.mjs');
const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
const { status } = spawnSync(
  process.execPath,
  [nx, 'g', `./tools/generators:${name}`, ...options],
  // Warnings about dependencies that are there already would hide what the generator says.
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...nxEnvironment, npm_config_loglevel: 'error' },
  },
);
// What a generator adds to the workspace it has installed itself.
if (status === 0) noteInstalled();
process.exit(status ?? 1);
