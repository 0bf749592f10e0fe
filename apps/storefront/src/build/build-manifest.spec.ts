import { describeBuild, type BundledChunk } from '../../../../tools/vite/build-manifest.mjs';

function chunk(fileName: string, parts: Partial<BundledChunk> = {}): BundledChunk {
  return {
    type: 'chunk',
    fileName,
    name: fileName,
    isEntry: false,
    facadeModuleId: null,
    moduleIds: [],
    imports: [],
    ...parts,
  };
}

const bundle = {
  main: chunk('main.js', {
    name: 'main',
    isEntry: true,
    facadeModuleId: '/main.ts',
    imports: ['app.js'],
  }),
  app: chunk('app.js', {
    moduleIds: ['/main.ts'],
    imports: ['vendor.js'],
    viteMetadata: { importedCss: new Set(['app.css']) },
  }),
  vendor: chunk('vendor.js'),
  retry: chunk('retry.js', { name: 'retry', isEntry: true, facadeModuleId: '/retry-page.ts' }),
  start: chunk('start.js', { name: 'start', isEntry: true, facadeModuleId: '/start.ts' }),
  page: chunk('page.js', {
    moduleIds: ['/product.page.tsx'],
    imports: ['app.js', 'parts.js'],
    viteMetadata: { importedCss: new Set(['page.css']) },
  }),
  parts: chunk('parts.js', { imports: ['vendor.js', 'page.js'] }),
};
const modules = new Map([
  ['product', '/product.page.tsx'],
  ['gone', '/gone.tsx'],
]);

const entries = { entryName: 'main', firstName: 'start', retryName: 'retry' };

describe('the description of a build', () => {
  const build = describeBuild(bundle, modules, entries);

  it('names the chunk that holds the code of the entry', () => {
    expect(build.entry).toBe('/app.js');
    expect([build.first, build.retry]).toEqual(['/start.js', '/retry.js']);
  });

  it('returns the chunk of a module, and leaves out unbuilt ones', () => {
    expect(build.modules).toEqual({ product: '/page.js' });
  });

  it('follows static imports to their end, circles included', () => {
    expect(build.chunks['/page.js']?.imports).toEqual([
      '/app.js',
      '/vendor.js',
      '/parts.js',
      '/page.js',
    ]);
  });

  it('lists the style sheets of a chunk behind those that it builds on', () => {
    expect(build.chunks['/page.js']?.css).toEqual(['/app.css', '/page.css']);
  });

  it('API-010 gives equal builds an equal id, and others another', () => {
    expect(describeBuild(bundle, modules, entries).id).toBe(build.id);
    const next = { ...bundle, vendor: chunk('vendor-2.js') };
    expect(describeBuild(next, modules, entries).id).not.toBe(build.id);
  });
});
