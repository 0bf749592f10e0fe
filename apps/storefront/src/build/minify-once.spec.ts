import { minifyOnce } from '../../../../tools/vite/minify-once.mjs';

describe('minifying once', () => {
  it('fails loudly when Vite has no such plugin any more', () => {
    const { configResolved } = minifyOnce();
    const config = { plugins: [], cacheDir: '', build: { minify: 'terser', terserOptions: {} } };
    expect(() => (configResolved as (given: object) => void)(config)).toThrow('vite:terser');
  });
});
