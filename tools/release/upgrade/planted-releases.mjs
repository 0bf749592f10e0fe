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

/** In the order in which they are released; each has what the ones before have. */
export const RELEASES = [
  {
    bump: 'patch',
    version: '1.0.1',
    type: 'fix',
    subject: 'say what the entry is',
    edit: (source) => `// The feature, for hosts.\n${source}`,
  },
  {
    bump: 'minor',
    version: '1.1.0',
    type: 'feat',
    subject: 'export the level of the interface',
    edit: (source) => `${source}/** Level of the interface. */\nexport const level = 1;\n`,
  },
  {
    bump: 'major',
    version: '2.0.0',
    type: 'feat!',
    subject: 'export the feature by another name',
    edit: (source, name) => source.replace(`{ ${name} }`, `{ ${name} as ${renamed(name)} }`),
  },
];

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

/**
 * Hosts that compose a library, and the releases each works with: what a version promises. The one of 2.0.0
 * is made by the codemod.
 */
export const HOSTS = [
  { name: 'today’s host', works: ['1.0.0', '1.0.1', '1.1.0'] },
  { name: 'host that uses 1.1.0', uses: 'level', works: ['1.1.0'] },
  { name: 'host after the codemod', isMigrated: true, works: ['2.0.0'] },
];
