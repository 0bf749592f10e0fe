import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildCache } from './build-cache.mjs';

const COMPRESSIBLE = /\.(js|css|svg|wasm|json|html|txt)$/;
const SMALLEST = 512;
const thorough = { [constants.BROTLI_PARAM_QUALITY]: 11 };
/** Brotli's guesses at its input differ by some bytes a file: each is tried, the smallest is served. */
const WAYS = [
  thorough,
  { ...thorough, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { ...thorough, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
];
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function smallest(content) {
  const forms = await Promise.all(WAYS.map((params) => brotli(content, { params })));
  return forms.reduce((one, other) => (other.length < one.length ? other : one));
}

async function compressFile(file, compressed) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  await writeFile(`${file}.br`, await compressed(content, () => smallest(content)));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}

/**
 * Vite plugin: lays a brotli and a gzip copy beside each file of the browser build. Languages share a fifth of
 * the files, and builds most.
 */
export function precompress() {
  let folder;
  let compressed;
  return {
    name: 'larder:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved({ root, build, cacheDir }) {
      folder = path.resolve(root, build.outDir, 'assets');
      compressed = buildCache(path.join(cacheDir, 'compressed'), [WAYS, process.versions.brotli]);
    },
    writeBundle: {
      order: 'post',
      async handler() {
        const names = await readdir(folder, { recursive: true });
        const files = names.filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(files.map((name) => compressFile(path.join(folder, name), compressed)));
      },
    },
  };
}
