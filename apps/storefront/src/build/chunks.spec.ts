import { formChunk, featureChunk, smallChunk } from '../../../../tools/vite/chunks.mjs';
import { withoutFirstChunks } from '../../../../tools/vite/first-chunks.mjs';

const FEATURES = '/shop/libs/features';
type Graph = Readonly<Record<string, { importers?: string[]; importedIds?: string[] }>>;
const build = (graph: Graph) => ({ getModuleInfo: (file: string) => graph[file] ?? null });

describe('the chunk of a module of a feature', () => {
  const chunkOf = (file: string, graph: Graph = {}) => featureChunk(file, build(graph));

  it.each([
    ['catalogue/src/feature.ts', 'catalogue'],
    ['catalogue/src/contributions/product-tile.contribution.tsx', 'catalogue'],
    ['catalogue/src/contributions/on-demand/sitemap-section.contribution.tsx', null],
    ['catalogue/src/contributions/facet-groups.contribution.tsx', 'catalogue-facets'],
    ['content/src/blocks/teasers/teaser.block.tsx', 'content-blocks'],
    ['content/src/blocks/teasers/teaser.schema.ts', 'content-schemas'],
    ['content/src/pages/content.page.tsx', 'content-blocks'],
    ['content/src/pages/sitemap.page.tsx', null],
    ['catalogue/src/pages/product.page.tsx', null],
    ['catalogue/src/components/listing/facets.tsx', null],
  ])('puts %s into %s', (file, chunk) => {
    expect(chunkOf(`${FEATURES}/${file}`)).toBe(chunk);
  });

  it('bundles with a feature what most of its pages import, and not what a few do', () => {
    const file = `${FEATURES}/catalogue/src/components/store-breadcrumbs.tsx`;
    const pages = ['a.page.tsx', 'b.page.tsx', 'c.page.tsx', 'listing.tsx'].map(
      (name) => `${FEATURES}/catalogue/src/pages/${name}`,
    );
    expect(chunkOf(file, { [file]: { importers: pages } })).toBe('catalogue');
    expect(chunkOf(file, { [file]: { importers: pages.slice(1) } })).toBeNull();
  });

  it('leaves the calls of the cart to the cart, for a shop without one', () => {
    expect(chunkOf('/shop/libs/contracts/src/cart/item-calls.ts')).toBe('cart-checkout');
    expect(chunkOf('/shop/libs/contracts/src/catalogue/index.ts')).toBeNull();
  });

  it('leaves the calls of the checkout to its pages: no first page makes them', () => {
    const calls = '/shop/libs/contracts/src/cart/index.ts';
    expect(chunkOf(calls) ?? smallChunk(calls, build({}))).toBeNull();
  });

  it.each(['checkout', 'distribution'])('keeps calls of %s out of the first scripts', (domain) => {
    const file = `/shop/libs/contracts/src/${domain}/index.ts`;
    expect(chunkOf(file) ?? smallChunk(file, build({}))).toBeNull();
  });
});

describe('the chunk of a small module of the design system', () => {
  const FIELD = '/shop/libs/ui/src/forms/field/text-field.tsx';

  it.each([
    ['/shop/libs/ui/src/content/price/price.tsx', 'parts'],
    ['/shop/libs/ui/src/content/card/card.tsx', 'parts'],
    ['/shop/libs/ui/src/content/card/radio-card.tsx', 'forms'],
    [FIELD, 'forms'],
    ['/shop/libs/ui/src/overlays/modal/drawer.tsx', 'dialogs'],
    ['/shop/libs/platform/src/render/extension-slot.tsx', 'parts'],
    ['/shop/libs/platform/src/browser/prefetch/prefetch-links.ts', null],
    ['/shop/apps/storefront/src/shell/error/custom-error.tsx', null],
    ['/shop/libs/contracts/src/core/phone/metadata.json', null],
    ['/shop/libs/contracts/src/core/phone/plans/IN.json', null],
    [`${FEATURES}/search/src/contributions/header-search.contribution.tsx`, null],
  ])('puts %s into %s', (file, chunk) => {
    expect(smallChunk(file, build({})) ?? formChunk(file, build({}))).toBe(chunk);
  });

  it('leaves out modules with a package that not every page has', () => {
    const heavy = { [FIELD]: { importedIds: ['/shop/node_modules/formik/dist/formik.js'] } };
    const light = { [FIELD]: { importedIds: ['/shop/node_modules/react/index.js'] } };
    expect(formChunk(FIELD, build(heavy))).toBeNull();
    expect(formChunk(FIELD, build(light))).toBe('forms');
  });
});

it('a lazy chunk names its style sheets, and no script that every document loads', () => {
  const needed = [
    'assets/app-BerGQoV.css',
    'assets/catalogue-CNb_WX-.js',
    'assets/catalogue-common-BqWI3UB.css',
    'assets/content-blocks-BqWI3UB.js',
    'assets/vendor-BDLlYb7.js',
  ];
  const resolve = withoutFirstChunks(['catalogue', 'content']);
  expect(resolve('', needed, { hostType: 'js' })).toEqual([
    'assets/app-BerGQoV.css',
    'assets/catalogue-common-BqWI3UB.css',
    'assets/content-blocks-BqWI3UB.js',
  ]);
  expect(resolve('', needed, { hostType: 'html' })).toEqual(needed);
});
