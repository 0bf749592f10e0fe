// `npm run dev`: the shop from its sources; changes show at once, in the browser and on the server.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer as createSocket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';
import { ensurePictures } from './pictures.mjs';

/** Files of a tenant's folder that are read at the start; the backend itself watches content. */
const SEEDED = ['config.json', 'theme.json', 'messages/*.json', 'data/*'];
/** Milliseconds in which an editor has written all of its files. */
const SETTLE_MS = 100;

ensureInstalled();
ensurePictures(path.resolve(root, process.env.DATA_DIR || '.data'));
process.env.NODE_ENV = 'development';
process.env.COMMERCE_API_PORT ||= '4300';
process.env.COMMERCE_API_URL ||= `http://127.0.0.1:${process.env.COMMERCE_API_PORT}`;
process.env.LOG_LEVEL ||= 'warn';
// Changed content files are read again at once, and the browser is notified.
const host = `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 4200}`;
process.env.STOREFRONT_URL ||= host;
process.env.CACHE_PURGE_SECRET ||= randomBytes(32).toString('base64url');

const tenants = path.resolve(root, process.env.TENANTS_DIR || 'libs/tenants');
const api = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--conditions=@larder/source',
    ...SEEDED.map((files) => `--include=${path.join(tenants, '*', files)}`),
    path.join(root, 'apps/commerce-api/src/main.ts'),
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);
api.once('exit', (code) => process.exit(code ?? 1));
const running = {};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.allSettled([running.shop?.stop(), running.bundler?.close()]);
    await (await running.office)?.close();
    api.kill('SIGTERM');
  });

async function backendAnswers() {
  try {
    return (await fetch(`${process.env.COMMERCE_API_URL}/health/ready`)).ok;
  } catch {
    return false;
  }
}
while (!(await backendAnswers())) await wait(250);

/** The bundler's usual port may belong to another shop in development. */
async function freePort() {
  const socket = createSocket().listen(0, '127.0.0.1');
  await new Promise((resolve) => socket.once('listening', resolve));
  const { port } = socket.address();
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

const { createServer } = await import('vite');
const bundler = await createServer({
  configFile: path.join(root, 'apps/storefront/vite.config.mts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { port: await freePort() } },
});
/** The bundler of the back office, from the first request to it on. */
const officeBundler = async () =>
  (running.office ??= createServer({
    configFile: path.join(root, 'apps/back-office/vite.config.mts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
  }));
const loadHost = async () => (await bundler.ssrLoadModule('/src/server/dev.ts')).startDevelopment;
running.bundler = bundler;
running.start = await loadHost();
running.shop = await running.start(bundler, officeBundler);

/** The host restarts when one of its own sources changes; pages are not among them. */
async function renewHost(isInBrowser) {
  const start = await loadHost();
  if (start === running.start) return;
  await running.shop.stop();
  running.start = start;
  running.shop = await start(bundler, officeBundler);
  if (!isInBrowser) bundler.ws.send({ type: 'full-reload' });
}

let renewal = Promise.resolve();
bundler.watcher.on('change', (file) => {
  const isInBrowser = Boolean(bundler.environments.client.moduleGraph.getModulesByFile(file)?.size);
  renewal = renewal
    .then(() => wait(SETTLE_MS))
    .then(() => renewHost(isInBrowser))
    .catch((error) => console.error(error));
});
console.log(`Larder is ready at ${host}`);
