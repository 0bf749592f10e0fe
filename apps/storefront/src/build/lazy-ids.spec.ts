import { addLazyIds, lazyId, withoutSettings } from '../../../../tools/vite/plugins/lazy-ids.mjs';

const LIBS = '/shop/libs';
const MANIFEST = '/shop/libs/features/catalogue/src/feature.ts';

describe('names of lazy modules', () => {
  it.each([
    [MANIFEST, './pages/product.page.js', 'features/catalogue/pages/product.page'],
    [MANIFEST, './messages/de.json', 'features/catalogue/messages/de.json'],
    ['/shop/apps/storefront/src/features.ts', '@larder/feature-search', '@larder/feature-search'],
    [
      '/other/node_modules/@larder/feature-search/dist/feature.js',
      './contributions/field.contribution.js',
      '@larder/feature-search/contributions/field.contribution',
    ],
  ])('for %s and %s it returns: %s', (importer, specifier, id) => {
    expect(lazyId(importer, specifier, LIBS)).toBe(id);
  });
});

describe('the manifest after the build', () => {
  const rewrite = (code: string) => addLazyIds(code, MANIFEST, LIBS).code;

  it('puts the name behind a lazy import', () => {
    expect(rewrite(`lazy(() => import('./a.page.js'))`)).toBe(
      'lazy(() => import("./a.page.js"), "features/catalogue/a.page")',
    );
  });

  it('has no settings in the browser, which only the server reads', () => {
    const code = "  id: 'a',\n  settings: lazy(() => import('./config.js')),\n  routes: [],\n";
    expect(withoutSettings(code)).toBe("  id: 'a',\n  routes: [],\n");
    expect(withoutSettings("settings: [lazy(() => import('./a.js'))],")).toBe(
      "settings: [lazy(() => import('./a.js'))],",
    );
  });

  it('knows the forms that the formatter makes', () => {
    const code = `lazy<Page>(\n  () =>\n    import("./a.page.js"),\n)`;
    expect(rewrite(code)).toBe(
      'lazy<Page>(() => import("./a.page.js"), "features/catalogue/a.page")',
    );
  });

  it.each([
    `lazy(() => import('./a.page.js'), 'own')`,
    'lazy(load)',
    `React.lazy(() => other('./a.js'))`,
    `import('./a.js')`,
  ])('does not change %s', (code) => {
    expect(rewrite(code)).toBe(code);
  });

  it('puts a short name there in a build', () => {
    const short = (id: string) => `<${id.length}>`;
    expect(addLazyIds(`lazy(() => import('./a.page.js'))`, MANIFEST, LIBS, short)).toEqual({
      code: 'lazy(() => import("./a.page.js"), "<25>")',
      found: [{ id: '<25>', specifier: './a.page.js' }],
    });
  });

  it('lists every import that it named', () => {
    const { found } = addLazyIds(
      `[lazy(() => import('./a.js')), lazy(() => import('./b.js'))]`,
      MANIFEST,
      LIBS,
    );
    expect(found).toEqual([
      { id: 'features/catalogue/a', specifier: './a.js' },
      { id: 'features/catalogue/b', specifier: './b.js' },
    ]);
  });
});
