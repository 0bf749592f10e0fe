// `npm start`: installs what is missing, builds what has changed, runs the shop until it is stopped.
import path from 'node:path';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { ensurePictures } from './pictures.mjs';
import { StartFailed, startShop } from './processes.mjs';

ensureInstalled();
ensureBuilt();
ensurePictures(path.resolve(root, process.env.DATA_DIR || '.data'));

const running = {};
let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await running.shop?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
// npm does not forward signals: when npm is gone, the shop has to stop.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && void stop(0), 1000).unref();

try {
  running.shop = await startShop({ onHostExit: (code) => void stop(code) });
  if (isStopping) await running.shop.stop();
  // Warms up: the first page loads the shop's configuration and code, and no visitor should wait for
  // that.
  await fetch(running.shop.url).catch(() => undefined);
  console.log(`Larder is ready at ${running.shop.url}`);
} catch (error) {
  console.error(error.message);
  process.exit(error instanceof StartFailed ? error.code : 1);
}
