import path from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** The service worker is one file that imports nothing: browsers load it without the shop's chunks. */
export default defineConfig({
  root,
  cacheDir: '../../node_modules/.vite/storefront-worker',
  publicDir: false,
  // Workbox asks for it in every function; what is not for production is left out.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
    outDir: 'dist/worker',
    emptyOutDir: true,
    rolldownOptions: {
      input: { 'service-worker': path.join(root, 'src/worker/service-worker.ts') },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
