import { readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { retryStyles } from '../../tools/vite/plugins/retry-styles.mjs';
import { buildManifest } from '../../tools/vite/build-manifest.mjs';
import { groups } from '../../tools/vite/chunks.mjs';
import { withoutFirstChunks } from '../../tools/vite/first-chunks.mjs';
import { shortClassNames } from '../../tools/vite/plugins/class-names.mjs';
import { withoutLoaded } from '../../tools/vite/plugins/layout-styles.mjs';
import { createLanguageBuild, languageVariants } from '../../tools/vite/language-variants.mjs';
import { lazyIds } from '../../tools/vite/plugins/lazy-ids.mjs';
import { leafletWithoutHtml } from '../../tools/vite/plugins/leaflet-without-html.mjs';
import { messageAreas } from '../../tools/vite/plugins/message-areas.mjs';
import { minifyOnce } from '../../tools/vite/minify-once.mjs';
import { pureRouter } from '../../tools/vite/plugins/pure-router.mjs';
import { serverOnlyFields } from '../../tools/vite/plugins/server-only-fields.mjs';
import { precompress } from '../../tools/vite/precompress.mjs';
import { structuredData } from '../../tools/vite/trim/structured-data.mjs';
import { unusedParts } from '../../tools/vite/trim/unused-parts.mjs';

const root = import.meta.dirname;
const features = readdirSync(path.join(root, '../../libs/features'));
const modules = new Map<string, string>();
const languages = createLanguageBuild();
const SOURCE = '@larder/source';

/** The browser gets texts parsed, and so no parser. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Every first page names dozens of files. */
const shortName = (name: string) =>
  name.startsWith('shared~')
    ? 'shared'
    : name.replace(/\.(page|contribution|block)$/, (role) => role.slice(0, 2));

const assetFileNames = ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7][extname]`;

const plugins = (isBuild: boolean, isServer: boolean) => [
  [serverOnlyFields(), messageAreas(isBuild && !isServer ? languages : undefined)],
  lazyIds({
    librariesFolder: path.resolve(root, '../../libs'),
    seen: modules,
    isShort: isBuild,
  }),
  react(),
  [pureRouter(), unusedParts(), structuredData()],
  leafletWithoutHtml(),
  [withoutLoaded(features), retryStyles(), languageVariants(languages)],
  buildManifest({
    modules,
    languages: languages.languages,
    entryName: 'main',
    firstName: 'start',
    retryName: 'retry',
  }),
  minifyOnce(),
  precompress(),
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  cacheDir: '../../node_modules/.vite/storefront',
  publicDir: false,
  plugins: plugins(command === 'build', isSsrBuild === true),
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    alias: command === 'build' && !isSsrBuild ? [withoutParser] : [],
  },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    // Other versions of OpenTelemetry are installed for tools.
    noExternal: [/^@larder\//, /^@opentelemetry\//],
  },
  css: {
    modules:
      command === 'build'
        ? { generateScopedName: shortClassNames(path.resolve(root, '../..')) }
        : {},
  },
  build: {
    target: 'es2022',
    // Further passes find a hundredth more than the bundler's own, which is what a feature needs. No
    // getter has a side effect. Terser's `unsafe_` options break packages in old styles, as jsbarcode.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      maxWorkers: 2,
      module: true,
      ecma: 2020,
      safari10: false,
      compress: { passes: 2, inline: 1, pure_getters: true },
    },
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    modulePreload: {
      polyfill: false,
      resolveDependencies: withoutFirstChunks(features),
    },
    // Fonts stay files: they are preloaded and cached by the browser across deployments.
    assetsInlineLimit: (file) => (/\.woff2$/.test(file) ? false : undefined),
    rolldownOptions: isSsrBuild
      ? {
          input: { main: path.join(root, 'src/server/main.ts') },
          // The server's style sheets name the fonts that the browser build emits.
          output: { assetFileNames },
        }
      : {
          input: {
            start: path.join(root, 'src/client/start.ts'),
            retry: path.join(root, 'src/client/retry-page.ts'),
            main: path.join(root, 'src/client/main.ts'),
            // Emits the font files that the server's theme stylesheets name.
            fonts: path.join(root, 'src/fonts.ts'),
          },
          output: {
            // Hashes do not compress, and every page names dozens of files: seven characters
            // distinguish builds.
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
            codeSplitting: { groups },
          },
        },
  },
}));
