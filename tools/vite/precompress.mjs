import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const forms = await Promise.all(WAYS.map((params) => brotli(content, { params })));
  const smallest = forms.reduce((one, other) => (other.length < one.length ? other : one));
  await writeFile(`${file}.br`, smallest);
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}

/** Vite plugin: lays a brotli and a gzip copy beside each file of the browser build. */
export function precompress() {
  let folder;
  return {
    name: 'larder:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => (folder = path.resolve(config.root, config.build.outDir, 'assets')),
    writeBundle: {
      order: 'post',
      async handler() {
        const names = await readdir(folder, { recursive: true });
        const files = names.filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
      },
    },
  };
}
