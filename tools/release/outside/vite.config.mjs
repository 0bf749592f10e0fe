// The build of a host outside of the workspace. `build` has the plugins that name lazy modules, compile the
// messages of the host's own layout, keep the map within Trusted Types and describe the build for its
// server. How the workspace's host splits and shortens its files concerns its budgets alone.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildManifest } from './build/build-manifest.mjs';
import { lazyIds } from './build/plugins/lazy-ids.mjs';
import { leafletWithoutHtml } from './build/plugins/leaflet-without-html.mjs';
import { messageAreas } from './build/plugins/message-areas.mjs';

const root = import.meta.dirname;
const packages = path.join(root, 'node_modules/@larder');
const modules = new Map();
const assetFileNames = 'assets/[name]-[hash:7][extname]';

/**
 * The style sheets of the libraries, before the code of the browser's entry. That of the design system comes
 * first: features override it.
 */
function libraryStyles() {
  const styled = readdirSync(packages)
    .filter((name) => existsSync(path.join(packages, name, 'dist/styles.css')))
    .sort((a, b) => Number(b === 'ui') - Number(a === 'ui'));
  const imports = styled.map((name) => `import '@larder/${name}/styles.css';\n`).join('');
  return {
    name: 'outside:library-styles',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/src/client/main.ts') ? { code: imports + code, map: null } : null,
  };
}

const browser = {
  input: {
    start: path.join(root, 'src/client/start.ts'),
    retry: path.join(root, 'src/client/retry-page.ts'),
    main: path.join(root, 'src/client/main.ts'),
    fonts: path.join(root, 'src/fonts.ts'),
  },
  output: { assetFileNames },
};
const server = {
  input: { main: path.join(root, 'src/server/main.ts') },
  output: { assetFileNames },
};

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  plugins: [
    libraryStyles(),
    messageAreas(),
    lazyIds({ librariesFolder: root, seen: modules }),
    react(),
    leafletWithoutHtml(),
    buildManifest({ modules, entryName: 'main', firstName: 'start', retryName: 'retry' }),
  ],
  ssr: { noExternal: [/^@larder\//] },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => (/\.woff2$/.test(file) ? false : undefined),
    rolldownOptions: isSsrBuild ? server : browser,
  },
}));
