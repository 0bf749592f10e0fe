import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from '../../tools/vite/precompress.mjs';

const root = import.meta.dirname;

/** Static files of the back office: a bundle of its own, which no page of a shop loads. */
export default defineConfig({
  root,
  cacheDir: '../../node_modules/.vite/back-office',
  publicDir: false,
  plugins: [react(), precompress()],
  resolve: {
    conditions: ['@larder/source', ...defaultClientConditions],
    // Named by a helper for tests in the library of forms, which no page uses.
    alias: { '@rjsf/validator-ajv8': path.join(root, 'src/settings/no-validator.ts') },
    dedupe: ['react', 'react-dom'],
  },
  build: {
    target: 'es2022',
    outDir: path.join(root, 'dist'),
    emptyOutDir: true,
    assetsInlineLimit: (file) => (/\.woff2$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 1500,
  },
});
