import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './bootstrap.mjs';

const NAMES = [
  'apps',
  'libs',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
];
/** Results, what the copy has its own of, and what a shop in development does without. */
const LEFT_OUT = /\/(node_modules|dist|out-tsc|test-output|tools\/(cms|demo|screenshots))$/;

/**
 * A copy of the sources that may be edited, with the installed packages linked into it. The packages of
 * the workspace are those of the copy. Gives its folder, which the caller removes.
 */
export function scratchWorkspace({ more = [] } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-copy-'));
  for (const name of [...NAMES, ...more])
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source),
    });
  linkPackages(folder);
  return folder;
}

/** Links the installed packages into another folder with these sources, or earlier ones. */
export function linkPackages(folder) {
  for (const part of partsWithPackages())
    if (existsSync(path.join(folder, part)))
      symlinkSync(path.join(root, part, 'node_modules'), path.join(folder, part, 'node_modules'));
  linkRoot(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Apps and libraries that have packages of other versions than the workspace. */
function partsWithPackages() {
  return ['apps', 'libs', 'libs/features']
    .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((part) => existsSync(path.join(root, part, 'node_modules')));
}

function linkRoot(from, to) {
  mkdirSync(path.join(to, '@larder'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@larder' && name !== '.vite')
      symlinkSync(path.join(from, name), path.join(to, name));
  // They are already links, relative to their location.
  cpSync(path.join(from, '@larder'), path.join(to, '@larder'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
