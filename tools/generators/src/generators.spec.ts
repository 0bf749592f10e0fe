import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchWorkspace } from '../../setup/scratch-workspace.mjs';

jest.setTimeout(240_000);
/** The linter and the tests of what is written take a minute: they run with `npm run test:full`. */
const itWithAll = process.env.FULL ? it : it.skip;
let root: string;
/** Files that the generators wrote or changed. */
let changed: readonly string[];

/** Runs a program in the copy; its output when it fails, and nothing when it ends well. */
function complaintsOf(
  program: string | readonly string[],
  args: readonly string[],
  env: object = {},
  input = '',
) {
  const { JEST_WORKER_ID: _own, NODE_ENV: _env, ...outer } = process.env;
  const run = spawnSync(process.execPath, [program, args].flat(), {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...outer, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', CI: '1', ...env },
  });
  return { text: run.status === 0 ? '' : run.stdout + run.stderr, stdout: run.stdout };
}
const generate = (...wanted: readonly [name: string, options: object][]) =>
  complaintsOf(
    'tools/generators/src/testing/generate.mjs',
    [root],
    { NODE_OPTIONS: '' },
    JSON.stringify(wanted),
  );
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const ofKind = (pattern: RegExp) => changed.filter((file) => pattern.test(file));

beforeAll(() => {
  root = scratchWorkspace({
    more: [
      'tsconfig.json',
      '.eslintrc.json',
      'eslint.config.mjs',
      '.prettierignore',
      'jest.config.cjs',
      'jest.preset.cjs',
    ],
  });
  // What `npm install` does for a new library.
  const link = path.join(root, 'node_modules/@larder/feature-wishlist');
  symlinkSync('../../libs/features/wishlist', link);
  const { text: failed, stdout } = generate(
    ['feature', { name: 'wishlist' }],
    ['page', { name: 'wish-lists', feature: 'wishlist', contract: 'customer' }],
    ['page', { name: 'nearby', feature: 'storefinder', contract: 'stores' }],
    ['contribution', { slot: 'headerActions', feature: 'wishlist', kind: 'first' }],
    ['contribution', { slot: 'productDetails', feature: 'wishlist', kind: 'rare' }],
    ['contribution', { slot: 'tileCorner', feature: 'loyalty', kind: 'later' }],
    ['block', { name: 'wish-board', feature: 'wishlist' }],
    ['block', { name: 'card-teaser', feature: 'loyalty' }],
    ['tenant', { id: 'corner-shop', languages: 'de-CH,fr-CH,en', country: 'CH', currency: 'CHF' }],
  );
  if (failed) throw new Error(failed);
  changed = JSON.parse(stdout) as string[];
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('what the generators write', () => {
  it('registers a feature with the host, the types and the release', () => {
    expect(text('apps/storefront/src/features.ts')).toContain(
      "wishlist: lazy(() => import('@larder/feature-wishlist')),",
    );
    expect(text('tsconfig.json')).toContain('{ "path": "./libs/features/wishlist" }');
    expect(JSON.parse(text('tools/packages/budgets.json'))).toHaveProperty('wishlist.entry');
    expect(text('libs/features/wishlist/CHANGELOG.md')).toBe('');
    expect(text('libs/features/wishlist/package.json')).toContain('"type:feature"');
    expect(text('libs/features/loyalty/src/feature.ts')).toContain('isClientOnly: true');
    expect(text('apps/storefront/src/features.spec.ts')).toContain("nearby: { at: ['/nearby'], ");
  });

  it('has the form of the house', () => {
    expect(
      complaintsOf('node_modules/prettier/bin/prettier.cjs', ['--check', ...changed]).text,
    ).toBe('');
  });

  it('compiles, with the gallery that knows of its block', () => {
    const projects = ['wishlist', 'storefinder', 'loyalty'].map((name) => `libs/features/${name}`);
    const args = ['--build', ...projects, 'tools/block-gallery'];
    expect(complaintsOf('node_modules/@typescript/native/bin/tsc', args).text).toBe('');
  });

  itWithAll('keeps the rules of the linter: borders of modules, listed dependencies', () => {
    const files = ofKind(/\.tsx?$|features\/[^/]+\/package\.json$/);
    const args = ['--max-warnings=0', ...files];
    expect(complaintsOf('node_modules/eslint/bin/eslint.js', args).text).toBe('');
  });

  itWithAll('has tests that pass, and passes those of all routes and all blocks', () => {
    const tests = [...ofKind(/\.spec\.tsx?$/), 'tools/block-gallery/src/states.spec.ts'];
    const args = ['-c', 'jest.config.cjs', '--runInBand', '--runTestsByPath', ...tests];
    expect(complaintsOf('node_modules/jest/bin/jest.js', args).text).toBe('');
  });
});

it('PLAT-10 a new shop is taken by the backend, and a product can be brought into it', () => {
  const folder = path.join(root, 'test-output/shop');
  const tenants = path.join(folder, 'tenants');
  cpSync(path.join(root, 'libs/tenants/corner-shop'), path.join(tenants, 'corner-shop'), {
    recursive: true,
  });
  const goods = path.join(folder, 'goods.csv');
  writeFileSync(goods, 'sku,name,categoryPath,priceRegular,vatRate\n1,Apples,fruit,199,2.6\n');
  const program = 'apps/commerce-api/src/importer/cli/import.ts';
  const args = ['--conditions=@larder/source', '--import', 'tsx', program];
  const { text: failed, stdout } = complaintsOf(args, ['--tenant', 'corner-shop', goods], {
    DATA_DIR: path.join(folder, 'data'),
    TENANTS_DIR: tenants,
  });
  expect(failed).toBe('');
  expect(stdout).toMatch(/^database: embedded, .*\ntaken 1, updated 0, unchanged 0, refused 0\n$/);
});

itWithAll('is found by Nx by its name, with its prompts and a preview of its files', () => {
  const args = ['g', './tools/generators:feature', 'pantry', '--dry-run', '--no-interactive'];
  const { text: failed, stdout } = complaintsOf('node_modules/nx/dist/bin/nx.js', args);
  expect(failed).toBe('');
  expect(stdout).toContain('libs/features/pantry/src/feature.ts');
});

it('rejects existing names, and lists the possible ones', () => {
  const again = generate(['feature', { name: 'recipes' }]).text;
  expect(again).toContain('libs/features/recipes is there already');
  const nowhere = generate([
    'contribution',
    { slot: 'nowhere', feature: 'recipes', kind: 'rare' },
  ]).text;
  expect(nowhere).toMatch(/there is no extension slot "nowhere"; there are .*productDetails/);
  const taken = { languages: 'en', country: 'GB', currency: 'GBP', host: 'corner-shop.localhost' };
  expect(generate(['tenant', { id: 'other', ...taken }]).text).toContain(
    'corner-shop.localhost leads to the shop corner-shop already',
  );
});
