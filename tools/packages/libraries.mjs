import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Folders that may hold a library, from the root. */
const candidates = () =>
  ['libs', 'libs/features'].flatMap((parent) =>
    readdirSync(path.join(root, parent))
      .sort()
      .map((name) => `${parent}/${name}`),
  );

/** Libraries that are published, each with its `package.json` and its name in Nx. */
export function publishedLibraries() {
  return candidates()
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => ({ folder, pkg: readJson(path.join(root, folder, 'package.json')) }))
    .filter(({ pkg }) => pkg.private !== true)
    .map(({ folder, pkg }) => ({ folder, pkg, project: pkg.nx.name, name: pkg.name }));
}

export const isFeature = ({ folder }) => folder.startsWith('libs/features/');

/** `node packages.mjs catalogue ui` looks at these two; without names at all of them. */
export function wantedLibraries(args) {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const all = publishedLibraries();
  const unknown = names.filter((name) => !all.some(({ project }) => project === name));
  if (unknown.length > 0) throw new Error(`no library is named ${unknown.join(', ')}`);
  return all.filter(({ project }) => names.length === 0 || names.includes(project));
}
