import { isFirstChunk } from '../../../../tools/vite/first-chunks.mjs';
import {
  firstStyles,
  leaveOut,
  loadedWith,
} from '../../../../tools/vite/plugins/layout-styles.mjs';

const HEAD =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/app.css","assets/b.css"])))=>i.map(i=>d[i]);';
const isThere = (name: string) => name === 'assets/app.css';

/** The style sheets that each lazy part of a chunk requests. */
function needs(code: string): string[][] {
  return new Function(`${code};return [one,two]`)() as string[][];
}

describe('style sheets that every document has', () => {
  it('are not requested again by a lazy part, which keeps all others', () => {
    const code = `${HEAD}const one=__vite__mapDeps([0,1,2]),two=__vite__mapDeps([1]);`;
    expect(needs(code)[0]).toContain('assets/app.css');
    expect(needs(leaveOut(code, isThere))).toEqual([['assets/a.js', 'assets/b.css'], []]);
  });

  it('does not change a chunk without lazy parts', () => {
    expect(leaveOut('const a=1;', isThere)).toBe('const a=1;');
  });

  it('reports when the bundler’s output has changed', () => {
    expect(() => leaveOut('const a=__vite__mapDeps([0]);', isThere)).toThrow('unknown form');
  });

  it('are those of the first chunks, and not those of a page named like its feature', () => {
    const chunk = (fileName: string, css: string) =>
      ({ type: 'chunk', fileName, viteMetadata: { importedCss: new Set([css]) } }) as const;
    const bundle = {
      face: chunk('assets/search-zkPOi3b.js', 'assets/search-DV6jFq-.css'),
      page: chunk('assets/search.page-STnhpL3.js', 'assets/search-CuswOXa.css'),
      sheet: { type: 'asset', fileName: 'assets/search-CuswOXa.css' } as const,
    };
    expect([...firstStyles(bundle, isFirstChunk(['search']))]).toEqual([
      'assets/search-DV6jFq-.css',
    ]);
  });
});

it('a chunk has loaded all that it imports statically, and nothing of its lazy parts', () => {
  const bundle: Parameters<typeof loadedWith>[0] = {
    'page.js': { imports: ['common.js'] },
    'common.js': {
      imports: ['vendor.js', 'page.js'],
      viteMetadata: { importedCss: new Set(['common.css']) },
    },
    'vendor.js': {},
    'late.js': { imports: ['page.js', 'only-late.js'] },
  };
  expect([...loadedWith(bundle, 'page.js')]).toEqual([
    'page.js',
    'common.js',
    'common.css',
    'vendor.js',
  ]);
});
