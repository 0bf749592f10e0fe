import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../setup/bootstrap.mjs';

const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/** Name of an entry's chunk: `./cart/schemas` is `entry-cart-schemas`. */
const chunkName = (entry) => `entry${entry.slice(1).replaceAll('/', '-')}`;

/** Chunks that come with the entries: what they import statically. */
function withStaticImports(chunks, entries) {
  const found = new Set(entries);
  for (const name of found)
    for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return [...found].filter((name) => chunks.has(name));
}

/**
 * Bytes of a built library in a browser, minified and compressed, without its dependencies: of the main
 * entry with what it imports at once, and of all entries with everything loaded later. Texts of JSON count,
 * style sheets do not.
 */
export async function sizesOf({ folder, pkg }) {
  const targets = Object.entries(pkg.exports).filter(([, target]) => target.import);
  const input = Object.fromEntries(
    targets.map(([entry, target]) => [chunkName(entry), path.join(root, folder, target.import)]),
  );
  const external = Object.keys({ ...pkg.dependencies, ...pkg.peerDependencies });
  const { output } = await build({
    configFile: false,
    root: path.join(root, folder),
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input,
        external: (id) =>
          id.startsWith('node:') ||
          external.some((name) => id === name || id.startsWith(`${name}/`)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const sum = (names) => names.reduce((bytes, name) => bytes + gzipped(chunks.get(name).code), 0);
  const main = [...chunks.values()].filter(
    ({ isEntry, name }) => isEntry && name === chunkName('.'),
  );
  return {
    entry: sum(
      withStaticImports(
        chunks,
        main.map(({ fileName }) => fileName),
      ),
    ),
    all: sum([...chunks.keys()]),
  };
}
