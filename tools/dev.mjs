// `npm run dev`: the shop from its sources; changes show at once, in the browser and on the server.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled, root } from './bootstrap.mjs';
import { ensurePictures } from './pictures.mjs';

ensureInstalled();
ensurePictures(path.resolve(root, process.env.DATA_DIR || '.data'));
process.env.NODE_ENV = 'development';
process.env.COMMERCE_API_PORT ||= '4300';
process.env.COMMERCE_API_URL ||= `http://127.0.0.1:${process.env.COMMERCE_API_PORT}`;
process.env.LOG_LEVEL ||= 'warn';
// Content files that change are read again at once, and the browser is told.
const host = `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 4200}`;
process.env.STOREFRONT_URL ||= host;
process.env.CACHE_PURGE_SECRET ||= randomBytes(32).toString('base64url');

const api = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--conditions=@larder/source',
    path.join(root, 'apps/commerce-api/src/main.ts'),
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);
api.once('exit', (code) => process.exit(code ?? 1));

async function backendAnswers() {
  try {
    return (await fetch(`${process.env.COMMERCE_API_URL}/health/ready`)).ok;
  } catch {
    return false;
  }
}
while (!(await backendAnswers())) await wait(250);

const { createServer } = await import('vite');
const bundler = await createServer({
  configFile: path.join(root, 'apps/storefront/vite.config.mts'),
  appType: 'custom',
  server: { middlewareMode: true },
});
const { startDevelopment } = await bundler.ssrLoadModule('/src/server/dev.ts');
const shop = await startDevelopment(bundler);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.allSettled([shop.stop(), bundler.close()]);
    api.kill('SIGTERM');
  });
console.log(`Larder is ready at ${host}`);
