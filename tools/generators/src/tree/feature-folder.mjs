import { joinPathFragments, names, updateJson } from '@nx/devkit';

const FOLDER = 'libs/features';

/**
 * An existing feature: its folder, its manifest, the name of its constant, its id and, if it has one,
 * its flag.
 */
export function featureOf(tree, name) {
  const root = `${FOLDER}/${name}`;
  const manifest = `${root}/src/feature.ts`;
  const text = tree.read(manifest, 'utf8');
  if (text === null)
    throw new Error(`there is no feature "${name}"; there are ${tree.children(FOLDER).join(', ')}`);
  const [, constant] = /export const (\w+) = defineFeature\(/.exec(text) ?? [];
  const [, id] = /\n {2}id: '([^']+)'/.exec(text) ?? [];
  const [, flag] = /\n {2}enabled: \(config\) => config\.(\w+),/.exec(text) ?? [];
  if (!constant || !id) throw new Error(`${manifest} has no feature that can be read`);
  return { name, root, manifest, constant, id, flag };
}

/** Lets a feature use libraries of the workspace, by the names of their folders below libs. */
export function use(tree, { root }, libraries) {
  updateJson(tree, `${root}/package.json`, (json) => {
    for (const name of libraries)
      json.dependencies[`@larder/${name}`] ??= `^${versionOf(tree, name)}`;
    return { ...json, dependencies: sorted(json.dependencies) };
  });
  updateJson(tree, `${root}/tsconfig.lib.json`, (json) => {
    const known = json.references.map((one) => one.path);
    const wanted = libraries.map((name) => `../../${name}/tsconfig.lib.json`);
    const missing = wanted.filter((path) => !known.includes(path));
    return { ...json, references: [...json.references, ...missing.map((path) => ({ path }))] };
  });
}

/** Lets a feature use a package, in the version that the contracts have. */
export function usePackage(tree, { root }, name) {
  const { dependencies } = JSON.parse(tree.read('libs/contracts/package.json', 'utf8'));
  updateJson(tree, `${root}/package.json`, (json) => ({
    ...json,
    dependencies: sorted({ ...json.dependencies, [name]: dependencies[name] }),
  }));
}

export const versionOf = (tree, library) =>
  JSON.parse(tree.read(`libs/${library}/package.json`, 'utf8')).version;

const sorted = (entries) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Writes nothing over what is there. */
export function refuseExisting(tree, ...files) {
  for (const file of files) if (tree.exists(file)) throw new Error(`${file} is there already`);
}

/** Spellings of a name for templates: `name` as in files, `constant`, `Component`. */
export function spellings(name) {
  const { fileName, propertyName, className } = names(name);
  return { name: fileName, constant: propertyName, component: className };
}

/** A name as the beginning of a sentence: "wish-lists" becomes "Wish lists". */
export const namesOf = (name) => (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');

export const templates = (folder) => joinPathFragments(folder, 'files');
