import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { buildManifest } from '../../tools/vite/build-manifest.mjs';
import { lazyIds } from '../../tools/vite/lazy-ids.mjs';
import { precompress } from '../../tools/vite/precompress.mjs';

const root = import.meta.dirname;
const modules = new Map<string, string>();
const SOURCE = '@larder/source';

/** What every page needs and what changes with a new version of React or Redux alone. */
const VENDOR =
  /rolldown[\\/]runtime|[\\/]node_modules[\\/](react|react-dom|scheduler|react-redux|react-router|react-router-dom|@reduxjs|redux|immer|reselect|redux-thunk|use-sync-external-store|clsx|@formatjs|intl-messageformat)[\\/]/;

const FEATURE = /[\\/]libs[\\/]features[\\/]|[\\/]node_modules[\\/]@larder[\\/]feature-/;
/** Calls that the cart alone makes: a shop without it does not load them either. */
const CART_CALLS =
  /[\\/]libs[\\/]contracts[\\/]src[\\/](?:cart|checkout|distribution)[\\/]index\.ts$/;
const FEATURE_PART =
  /[\\/]libs[\\/]features[\\/]([^\\/]+)[\\/]src[\\/](?:(feature|index)\.ts|(?:fills|blocks)[\\/][^\\/]+\.(fill|block|schema)\.tsx?)$/;

/**
 * A feature's manifest, fills and blocks travel together: nearly every page uses most of them, and a
 * request for each would cost more than the few bytes that it does not need. Schemas of blocks stay
 * apart, for only a page that the browser makes by itself needs them.
 */
function partOfFeature(file: string): string | null {
  if (CART_CALLS.test(file)) return 'cart-checkout';
  const [, feature, isManifest, role] = FEATURE_PART.exec(file) ?? [];
  if (feature === undefined) return null;
  return isManifest === undefined && role === 'schema' ? `${feature}-schemas` : feature;
}

/** What several pages of one feature share. */
function commonOfFeature(file: string): string | null {
  const [, feature] = /[\\/]libs[\\/]features[\\/]([^\\/]+)[\\/]src[\\/]/.exec(file) ?? [];
  return feature === undefined || /\.page\.tsx?$/.test(file) ? null : `${feature}-common`;
}

type ModuleOf = (file: string) => { readonly importedIds: readonly string[] } | null;

/** Whether a module brings an installed package along that not every page has. */
function isHeavy(file: string, moduleOf: ModuleOf, seen = new Set<string>()): boolean {
  if (seen.has(file) || VENDOR.test(file)) return false;
  seen.add(file);
  if (/[\\/]node_modules[\\/]/.test(file)) return true;
  return (moduleOf(file)?.importedIds ?? []).some((id) => isHeavy(id, moduleOf, seen));
}

/** Design system, prices and contracts are many small modules: those without weight are one chunk. */
function smallParts(file: string, build: { getModuleInfo: ModuleOf }): string | null {
  const moduleOf: ModuleOf = (id) => build.getModuleInfo(id);
  return FEATURE.test(file) || CART_CALLS.test(file) || isHeavy(file, moduleOf) ? null : 'parts';
}

/** The browser gets texts parsed, and so no parser. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  cacheDir: '../../node_modules/.vite/storefront',
  publicDir: false,
  plugins: [
    lazyIds({ librariesFolder: path.resolve(root, '../../libs'), seen: modules }),
    react(),
    buildManifest({ modules, entryName: 'main' }),
    precompress(),
  ],
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    alias: command === 'build' && !isSsrBuild ? [withoutParser] : [],
  },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    noExternal: [/^@larder\//],
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    modulePreload: { polyfill: false },
    // Fonts stay files: they are preloaded and kept by the browser across deployments.
    assetsInlineLimit: (file) => (/\.woff2$/.test(file) ? false : undefined),
    rolldownOptions: isSsrBuild
      ? { input: { main: path.join(root, 'src/server/main.ts') } }
      : {
          input: {
            main: path.join(root, 'src/client/main.ts'),
            // Emits the font files that the server's theme stylesheets name.
            fonts: path.join(root, 'src/fonts.ts'),
          },
          output: {
            chunkFileNames: ({ name }) =>
              `assets/${name.startsWith('shared~') ? 'shared' : name}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, priority: 4 },
                { name: 'app', tags: ['$initial'], priority: 3 },
                // Before the features' groups, or one feature's chunk would hold what another needs.
                { name: smallParts, priority: 2 },
                {
                  name: 'shared',
                  test: (file) => !FEATURE.test(file) && !CART_CALLS.test(file),
                  priority: 2,
                  entriesAware: true,
                },
                { name: partOfFeature, priority: 1 },
                { name: commonOfFeature, minShareCount: 3, maxModuleSize: 6000 },
              ],
            },
          },
        },
  },
}));
