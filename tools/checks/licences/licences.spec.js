/* global expect, it */
import { foldTexts, productionPackages, refusedLicences } from './packages.mjs';

const one = (more) => ({ version: '1.0.0', license: 'MIT', ...more });
const lock = {
  'apps/shop': { dependencies: { a: '1', '@larder/ui': '*' } },
  'libs/ui': { dependencies: { b: '1' }, devDependencies: { tool: '1' } },
  'node_modules/@larder/ui': { link: true, resolved: 'libs/ui' },
  'node_modules/a': one({
    dependencies: { b: '2', '@types/b': '1' },
    peerDependencies: { peer: '1', absent: '1', unused: '1' },
    peerDependenciesMeta: { unused: { optional: true } },
  }),
  'node_modules/a/node_modules/b': one({ version: '2.0.0', license: 'ISC' }),
  'node_modules/b': one({ license: 'GPL-3.0' }),
  'node_modules/peer': one({ license: undefined }),
  'node_modules/unused': one(),
  'node_modules/tool': one(),
  'node_modules/@types/b': one(),
};
const found = productionPackages(lock, ['apps/shop']);

it('lists what a program needs when it runs, each version by itself', () => {
  expect(found.map(({ name }) => name)).toEqual(['a 1.0.0', 'b 1.0.0', 'b 2.0.0', 'peer 1.0.0']);
});

it('refuses a licence that is unknown or not on the list', () => {
  expect(refusedLicences(found).map(({ licence }) => licence)).toEqual(['GPL-3.0', 'unknown']);
});

it('takes a choice of licences of which one is on the list, and a combination of such alone', () => {
  const licences = [
    '(MIT OR CC0-1.0)',
    'CC0-1.0 OR Apache-2.0',
    '(GPL-3.0 OR CC0-1.0)',
    'MIT AND CC0-1.0',
    'MIT AND OFL-1.1',
  ];
  const refused = refusedLicences(licences.map((licence) => ({ licence })));
  expect(refused.map(({ licence }) => licence)).toEqual([
    '(GPL-3.0 OR CC0-1.0)',
    'MIT AND CC0-1.0',
  ]);
});

it('prints a text once, below all packages that have it, and says where there is none', () => {
  const textOf = (key) => ({ 'node_modules/a': 'Free.', 'node_modules/b': 'Free.' })[key] ?? '';
  expect(foldTexts(found.slice(0, 3), textOf)).toEqual([
    { names: ['a 1.0.0 (MIT)', 'b 1.0.0 (GPL-3.0)'], text: 'Free.' },
    { names: ['b 2.0.0 (ISC)'], text: 'Licence: ISC. The package contains no text of it.' },
  ]);
});
