import path from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';

const root = import.meta.dirname;

/** One server bundle: the workspace's own packages inside, everything installed outside. */
export default defineConfig({
  root,
  cacheDir: '../../node_modules/.vite/backend-medusa',
  publicDir: false,
  ssr: {
    resolve: { conditions: ['@larder/source', ...defaultServerConditions] },
    noExternal: [/^@larder\//],
  },
  build: {
    ssr: path.join(root, 'src/main.ts'),
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
  },
});
