const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  // Used as published: what it asks for is about changes of its own files.
  'MPL-2.0',
]);

/** Licences that we read ourselves, of versions whose `package.json` names none, or no exact one. */
const READ = new Map([
  ['css-mediaquery 0.1.2', 'BSD-3-Clause'],
  ['png-js 2.0.0', 'MIT'],
]);

/** Key in the lock file of the package that `name` means for the package at `from`. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const key = path(folder, name);
    if (packages[key]) return packages[key].link ? packages[key].resolved : key;
    if (folder === '') return undefined;
  }
}
const path = (folder, name) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;

/**
 * Third-party packages that the packages at `roots` need at run time, from a lock file's `packages`.
 * Optional dependencies count where they are installed; type declarations do not, because no build
 * contains them.
 */
export function productionPackages(packages, roots) {
  const seen = new Set(roots);
  // A set's iteration includes items that are added meanwhile.
  for (const key of seen) {
    const { dependencies, optionalDependencies, peerDependencies = {} } = packages[key];
    const { peerDependenciesMeta: meta = {} } = packages[key];
    const peers = Object.keys(peerDependencies).filter((name) => !meta[name]?.optional);
    const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    const found = names.map((name) => resolve(packages, key, name));
    for (const one of found.filter((one) => one !== undefined)) seen.add(one);
  }
  return [...seen]
    .filter((key) => key.includes('node_modules/') && !key.includes('/@types/'))
    .map((key) => {
      const name = `${key.slice(key.lastIndexOf('node_modules/') + 13)} ${packages[key].version}`;
      return { key, name, licence: READ.get(name) ?? packages[key].license ?? 'unknown' };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Of several licences to choose from, `(MIT OR CC0-1.0)`, one that is allowed is enough; of those that
 * hold together, `MIT AND OFL-1.1`, all have to be.
 */
const isAllowed = (licence) =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => ALLOWED.has(part)));

/** Packages whose licence needs a decision first. */
export const refusedLicences = (found) => found.filter(({ licence }) => !isAllowed(licence));

/** One entry for each distinct licence text, with the names of the packages under it. */
export function foldTexts(found, textOf) {
  const texts = new Map();
  for (const { key, name, licence } of found) {
    const text = textOf(key) || `Licence: ${licence}. The package contains no text of it.`;
    texts.set(text, [...(texts.get(text) ?? []), `${name} (${licence})`]);
  }
  return [...texts].map(([text, names]) => ({ names, text }));
}
