// Plain Node only. PostgreSQL, the reference backend, Medusa with the same goods, and the adapter in front
// of both.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withDatabase } from '../../../tools/run/database-client.mjs';
import { startPostgres } from '../../../tools/run/postgres.mjs';
import { root } from '../../../tools/setup/bootstrap.mjs';
import { startBackend, bundle } from '../../../tools/checks/conformance/reference/backend.mjs';
import { startMedusa, stopChild } from './medusa-process.mjs';
import { readGoods } from './read-goods.mjs';

const ADAPTER = path.join(root, 'apps/backend-medusa/dist/main.js');
/** The demo shop that Medusa sells for. */
const HOST = 'gruenmarkt.localhost';
const LANGUAGES = 'de,en';

async function createDatabase(postgres, name) {
  await withDatabase(postgres.url, (client) => client.query(`CREATE DATABASE ${name}`));
  return postgres.url.replace(/postgres$/, name);
}

function startAdapter(medusa, reference, port) {
  const child = fork(ADAPTER, [], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BACKEND_MEDUSA_PORT: port,
      MEDUSA_URL: medusa.url,
      MEDUSA_PUBLISHABLE_KEY: medusa.access.key,
      MEDUSA_REGION_ID: medusa.access.regionId,
      MEDUSA_SHIPPING_OPTION_ID: medusa.access.shippingOptionId,
      MEDUSA_SHOP_HOSTS: HOST,
      MEDUSA_SHOP_LANGUAGES: LANGUAGES,
      REFERENCE_BACKEND_URL: reference.url,
    },
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ ready }) => resolve({ child, url: ready }));
    child.once('exit', (code) => reject(new Error(`the adapter ended with ${code}`)));
  });
}

/**
 * Starts everything. Gives the adapter's address, that of Medusa with the
 * access to it, the databases, and `stop`. What was started is stopped when something fails.
 */
export async function startServers({ port = '0' } = {}) {
  const stops = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'larder-medusa-data-'));
    stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const postgres = await startPostgres();
    stops.push(() => postgres.stop());
    const referenceUrl = await createDatabase(postgres, 'reference');
    const reference = await startBackend(bundle, { DATABASE_URL: referenceUrl, DATA_DIR: dataDir });
    stops.push(() => reference.stop());
    const goods = await readGoods({ url: reference.url, host: HOST });
    const databaseUrl = await createDatabase(postgres, 'medusa');
    const medusa = await startMedusa({ databaseUrl, goods });
    stops.push(() => medusa.stop());
    const adapter = await startAdapter(medusa, reference, port);
    stops.push(() => stopChild(adapter.child));
    return { url: adapter.url, medusa, databaseUrl, referenceUrl, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
