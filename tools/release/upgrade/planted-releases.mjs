import { isFeature } from '../../packages/libraries.mjs';

/**
 * One release of each size, made of a library's entry alone, so that each library can have it. Every
 * feature exports itself by one name.
 */
const ENTRY = 'src/index.ts';
const entryOf = ({ folder }) => `${folder}/${ENTRY}`;
/** Libraries that features build on, and hosts too. */
const FOUNDATIONS = ['platform', 'ui'];

export const isFoundation = ({ project }) => FOUNDATIONS.includes(project);
export const isRehearsed = (library) => isFeature(library) || isFoundation(library);

/** Name under which a feature exports itself; other libraries have none. */
export function exportOf(copy, feature) {
  if (isFoundation(feature)) return undefined;
  const [, name] = /^export \{ (\w+) \} from/.exec(copy.read(entryOf(feature))) ?? [];
  if (!name) throw new Error(`${entryOf(feature)} exports no feature`);
  return name;
}

export const renamed = (name) => `${name}Feature`;

/** A version of that bump after another: a minor after 1.4.2 is 1.5.0. */
export function nextVersion(version, bump) {
  const [major, minor, patch] = version.split('.').map(Number);
  const next = {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
  };
  return next[bump].join('.');
}

/** In the order in which they are released; each has what the ones before have. */
export const RELEASES = [
  {
    bump: 'patch',
    type: 'fix',
    subject: 'say what the entry is',
    edit: (source) => `// The feature, for hosts.\n${source}`,
  },
  {
    bump: 'minor',
    type: 'feat',
    subject: 'export the level of the interface',
    edit: (source) => `${source}/** Level of the interface. */\nexport const level = 1;\n`,
  },
  {
    bump: 'major',
    type: 'feat!',
    subject: 'export the feature by another name',
    edit: (source, name) => source.replace(`{ ${name} }`, `{ ${name} as ${renamed(name)} }`),
  },
];

/** Version of a library at a planted release, or at its last one: that of its package.json. */
export const versionAt = ({ pkg }, bump) =>
  bump === LAST ? pkg.version : nextVersion(pkg.version, bump);

/**
 * The releases of a library. A foundation has no major one here: every feature names its range, so a break
 * is a release of all of them, and npm would install two copies beside each other until then.
 */
export const releasesOf = (library) =>
  RELEASES.filter(({ bump }) => !isFoundation(library) || bump !== 'major');

/** The hosts that meet them. */
export const hostsOf = (library) =>
  HOSTS.filter(({ isMigrated }) => !isFoundation(library) || !isMigrated);

export const conventional = ({ type, subject }, { project }) =>
  `${type.replace('!', '')}(${project})${type.endsWith('!') ? '!' : ''}: ${subject}`;

/** Makes a change to a library and commits it, with the report of what it exports. */
export function plant(copy, release, feature, name) {
  copy.write(entryOf(feature), release.edit(copy.read(entryOf(feature)), name));
  copy.build(feature.project);
  copy.tool('tools/packages/api/api-reports.mjs', feature.project);
  copy.commit(conventional(release, feature));
}

/** The release that a library has now. */
export const LAST = 'last';

/**
 * Hosts that compose a library, and the releases each works with: what a version promises. The one of the
 * major version is made by the codemod.
 */
export const HOSTS = [
  { name: 'today’s host', works: [LAST, 'patch', 'minor'] },
  { name: 'host that uses what is new', uses: 'level', works: ['minor'] },
  { name: 'host after the codemod', isMigrated: true, works: ['major'] },
];
