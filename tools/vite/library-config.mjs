import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { declarations } from './plugins/declarations.mjs';
import { messageAreas } from './plugins/message-areas.mjs';

const publicTargets = (pkg) =>
  Object.values(pkg.exports).filter((target) => target['@larder/source']);

/** One source entry for each public module of a package.json, named like its file in `dist`. */
function entriesOf(pkg) {
  const modules = publicTargets(pkg).filter((target) => target.import);
  return Object.fromEntries(
    modules.map((target) => [
      target.import.replace('./dist/', '').replace(/\.js$/, ''),
      target['@larder/source'],
    ]),
  );
}

/** Inlines the style sheets that a file imports from its own folder, so that the package has one file. */
const styleSheet = (file) =>
  readFileSync(file, 'utf8').replace(/^@import '(\.\/[^']+)';$/gm, (_, beside) =>
    styleSheet(path.join(path.dirname(file), beside)),
  );

/**
 * Copies public files that are not modules, such as a style sheet, to where package.json expects them.
 */
function plainExports(directory, pkg) {
  const plain = publicTargets(pkg).filter((target) => !target.import);
  return {
    name: 'larder-plain-exports',
    writeBundle() {
      for (const target of plain) {
        const copy = path.join(directory, target.default);
        mkdirSync(path.dirname(copy), { recursive: true });
        writeFileSync(copy, styleSheet(path.join(directory, target['@larder/source'])));
      }
    },
  };
}

/**
 * Vite configuration of a publishable library: modules kept separate, dependencies external, types
 * beside.
 */
export function libraryConfig(directory) {
  const pkg = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const external = Object.keys({ ...pkg.dependencies, ...pkg.peerDependencies });
  return defineConfig({
    root: directory,
    cacheDir: path.join(import.meta.dirname, '../../node_modules/.vite', pkg.name),
    plugins: [messageAreas(), react(), declarations(directory), plainExports(directory, pkg)],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'es2022',
      lib: {
        entry: entriesOf(pkg),
        formats: ['es'],
        fileName: (_format, name) => `${name}.js`,
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id) =>
          id.startsWith('node:') ||
          external.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { preserveModules: true, preserveModulesRoot: path.join(directory, 'src') },
      },
    },
  });
}
