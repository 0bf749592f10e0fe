/* global describe, expect, it */
import { declarationReport } from './api/declaration-report.mjs';
import { conditionsOf } from './conditions.mjs';
import { extensionPointsPage } from './extension-points/page.mjs';
import { slotsIn } from './extension-points/slots.mjs';
import { manifestOf } from './manifest.mjs';
import { conditionText, descriptionOf, withWrittenPart, writtenPart } from './readme.mjs';
import { purposeOf, tokenUses } from './token-uses.mjs';

const sample = {
  featureJoe: true,
  featureSearch: true,
  cms: { preview: false },
  features: {},
  tenantId: 'a',
};

describe('what of a tenant a declaration depends on', () => {
  it.each([
    ['nothing', () => true, []],
    ['a flag', (config) => config.featureSearch, ['featureSearch']],
    ['a flag that must be off', (config) => !config.featureJoe, ['not featureJoe']],
    [
      'two flags of which the second is read only with the first',
      (config) => config.featureSearch && !config.featureJoe,
      ['featureSearch', 'not featureJoe'],
    ],
    ['a flag of a part', ({ cms }) => cms.preview, ['cms.preview']],
    [
      'a part that a tenant may lack',
      (config) => config.checkout?.layout === 'one-page',
      ['checkout.layout'],
    ],
    ['settings that are there', (config) => 'tracking' in config.features, ['features.tracking']],
  ])('is %s', (_name, predicate, expected) => {
    expect(conditionsOf(predicate, sample)).toEqual(expected);
  });
});

describe('what sources say', () => {
  it('is the comment above the default export, or above its definition', () => {
    expect(purposeOf('/** One. */\nconst a = 1;\n/** Two\n * lines. */\nexport default a;')).toBe(
      'Two lines.',
    );
    expect(purposeOf('/** One. */\nconst { a, b } = make();\n\nexport default a;\n')).toBe('One.');
    expect(purposeOf('export default function Page() {}')).toBe('');
  });

  it('is the tokens that they use', () => {
    const text = 'useCapability(addLines); context.emit(placed, {}); <ExtensionSlot slot={tile} />';
    expect(tokenUses([text, text])).toEqual({
      slots: ['tile'],
      capabilities: ['addLines'],
      events: ['placed'],
    });
  });
});

describe('a README', () => {
  const library = { name: '@larder/a', pkg: { name: '@larder/a', exports: { '.': {} } } };
  const part = (limits) => writtenPart(library, { limits });
  const readme = '# @larder/a\n\nDoes `a`. And more.\n\n## Notes\n\nBy hand.\n';

  it('gets its written part after the introduction, and replaces it later', () => {
    const first = withWrittenPart(readme, part());
    expect(first).toMatch(/^# @larder\/a\n\nDoes `a`\. And more\.\n\n<!-- Written/);
    const second = withWrittenPart(first, part({ entry: 1234, all: 5678 }));
    expect(second).toContain('At most 1.3 kB for the first import and 5.7 kB for everything');
    expect(second).toContain('## Notes\n\nBy hand.\n');
    expect(withWrittenPart(second, part())).toBe(first);
  });

  it('begins with the description of the package', () => {
    expect(descriptionOf(readme)).toBe('Does a');
  });

  it('says what a part depends on', () => {
    expect(conditionText('not featureJoe')).toBe('without `featureJoe`');
  });
});

it('a package.json keeps its own files beside those of every library', () => {
  const pkg = { name: '@larder/a', files: ['dist', 'icons.svg'], exports: {} };
  const fields = { description: 'A', repository: { type: 'git', url: 'u' }, versions: new Map() };
  expect(manifestOf({ pkg, folder: 'libs/a' }, fields)).toEqual({
    name: '@larder/a',
    description: 'A',
    exports: {},
    repository: { type: 'git', url: 'u', directory: 'libs/a' },
    files: ['dist', 'CHANGELOG.md', '!**/*.tsbuildinfo', 'icons.svg'],
  });
});

it('the report of a declaration has one line for each thing that others rely on', () => {
  const declaration = {
    id: 'a',
    enabled: ['featureA'],
    requires: [],
    blocks: [{ type: 'note' }],
    listens: [],
    routes: [{ name: 'page', slug: 'page', suffix: '/:id' }],
    contributions: [
      { slot: 'tile', conditions: [] },
      { slot: 'tile', conditions: [] },
    ],
    provides: ['add'],
    settings: ['size'],
    uses: { slots: ['corner'], capabilities: [], events: ['added'] },
  };
  const lines = declarationReport({ name: '@larder/a' }, declaration).match(/(?<=^- `).*(?=`$)/gm);
  expect(lines).toEqual([
    'block note',
    'contributes to tile',
    'emits added',
    'enabled if featureA',
    'id a',
    'provides add',
    'renders slot corner',
    'route page at {page}/:id',
    'setting size',
  ]);
});

describe('the page of extension points', () => {
  const source = `/** Buttons in
 * the corner. */
export const corner = extensionSlotRef<{ readonly sku: string }>('corner');
export const tile = extensionSlotRef<Props>(
  'tile',
  'one',
);`;

  it('reads slots with their comments from the sources', () => {
    expect(slotsIn(source)).toEqual([
      { id: 'corner', cardinality: 'many', purpose: 'Buttons in the corner.' },
      { id: 'tile', cardinality: 'one', purpose: '' },
    ]);
  });

  it('shows contributions with their flags, and those that are off', () => {
    const entry = { feature: 'a', module: 'x.contribution', purpose: '<b>', order: 3 };
    const page = extensionPointsPage({
      tenant: 'shop',
      isBuilt: true,
      slots: [
        {
          id: 'tile',
          purpose: '',
          cardinality: 'one',
          renderedBy: ['search'],
          contributions: [{ ...entry, conditions: ['featureA'], isOn: false, bytes: 512 }],
        },
      ],
    });
    expect(page).toContain('Takes one contribution. Rendered by <code>search</code>.');
    expect(page).toContain('<code>featureA</code> (off)</td><td class="number">512</td>');
    expect(page).not.toContain('<b>');
  });
});

it('a range of the workspace follows a new major version, and no other', () => {
  const versions = new Map([
    ['@larder/a', '1.4.0'],
    ['@larder/b', '2.0.0'],
  ]);
  const dependencies = { '@larder/a': '^1.0.0', '@larder/b': '^1.2.0', zod: '4.6.7' };
  const pkg = { name: '@larder/c', files: [], dependencies };
  expect(manifestOf({ pkg, folder: 'libs/c' }, { versions }).dependencies).toEqual({
    '@larder/a': '^1.0.0',
    '@larder/b': '^2.0.0',
    zod: '4.6.7',
  });
});
