import { createHash } from 'node:crypto';

/** Chunks that a chunk needs before it can run, in the order of loading, without itself. */
function staticImports(chunks, file, found = new Set()) {
  for (const name of chunks.get(file)?.imports ?? []) {
    if (found.has(name)) continue;
    found.add(name);
    staticImports(chunks, name, found);
  }
  return found;
}

/**
 * What the server has to know of a browser build: its first script, its entry, the chunk of each lazy module, and what
 * each chunk brings along. `id` names the build; equal chunks give an equal id.
 */
export function describeBuild(bundle, modules, { entryName, firstName, retryName }) {
  const outputs = Object.values(bundle);
  const chunks = new Map(outputs.filter((o) => o.type === 'chunk').map((o) => [o.fileName, o]));
  const fileOf = new Map();
  for (const chunk of chunks.values())
    for (const id of chunk.moduleIds) fileOf.set(id, chunk.fileName);
  const cssOf = (file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])];
  // The chunk that holds an entry's code: the entry's own may do no more than import it.
  const codeOf = (name) => {
    const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
    if (!entry) throw new Error(`the build has no entry ${name}`);
    return `/${fileOf.get(entry.facadeModuleId) ?? entry.fileName}`;
  };
  const describe = (file) => {
    const imports = [...staticImports(chunks, file)];
    const css = [...new Set([...imports, file].flatMap(cssOf))];
    return { imports: imports.map((name) => `/${name}`), css: css.map((name) => `/${name}`) };
  };
  const names = outputs.map((output) => output.fileName).sort();
  return {
    id: createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12),
    first: codeOf(firstName),
    retry: codeOf(retryName),
    entry: codeOf(entryName),
    modules: Object.fromEntries(
      [...modules].flatMap(([id, source]) =>
        fileOf.has(source) ? [[id, `/${fileOf.get(source)}`]] : [],
      ),
    ),
    chunks: Object.fromEntries([...chunks.keys()].map((file) => [`/${file}`, describe(file)])),
  };
}

/** Vite plugin: writes the description beside the browser build. */
export function buildManifest({ modules, languages = new Set(), ...entries }) {
  return {
    name: 'larder:build-manifest',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const description = describeBuild(bundle, modules, entries);
        const source = JSON.stringify({
          ...description,
          languages: [...languages].sort(),
          timestamp: Date.now(),
        });
        this.emitFile({ type: 'asset', fileName: 'build.json', source });
      },
    },
  };
}
