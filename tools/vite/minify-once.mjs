import { createRequire } from 'node:module';
import path from 'node:path';
import { buildCache } from './build-cache.mjs';

const MINIFIER = 'vite:terser';
const { version } = createRequire(import.meta.url)('terser/package.json');

/**
 * Vite plugin: Terser takes most of a build's time, so chunks that an earlier build has minified are read
 * from Vite's cache. Throws when Vite's plugin is not there any more.
 */
export function minifyOnce() {
  return {
    name: 'larder:minify-once',
    apply: 'build',
    configResolved({ plugins, cacheDir, build }) {
      if (build.minify !== 'terser') return;
      const terser = plugins.find(({ name }) => name === MINIFIER);
      if (typeof terser?.renderChunk !== 'function')
        throw new Error(`Vite has no plugin ${MINIFIER} with a function to minify`);
      const about = [version, build.terserOptions];
      const minified = buildCache(path.join(cacheDir, 'minified'), about);
      const { renderChunk } = terser;
      terser.renderChunk = async function read(code, ...rest) {
        const make = async () => (await renderChunk.call(this, code, ...rest)).code;
        return { code: String(await minified(code, make)), map: null };
      };
    },
  };
}
