// `npm run medusa`: Medusa with the goods of the demo shop, and the adapter that a host can use as its
// backend, until it is stopped.
import { ensureInstalled } from '../../../tools/setup/bootstrap.mjs';
import { buildAll } from './build.mjs';
import { ensureMedusaInstalled } from './medusa-process.mjs';
import { stopOnSignals } from './stop-on-signals.mjs';

ensureInstalled();
ensureMedusaInstalled();
buildAll();
const { startServers } = await import('./servers.mjs');
const started = Date.now();
const servers = await startServers({ port: process.env.BACKEND_MEDUSA_PORT || '4302' });
stopOnSignals(servers.stop, 0);
console.log(`Medusa is ready at ${servers.medusa.url}, ${((Date.now() - started) / 1000).toFixed(0)} s after the beginning. A shop that sells through it:

  COMMERCE_API_URL=${servers.url} DATA_DIR=${servers.dataDir} npm start
`);
