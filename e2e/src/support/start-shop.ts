import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../../tools/run/build.mjs';
import { writeGalleryTenants } from '../../../tools/test/gallery-tenants.mjs';
import { ensurePictures } from '../../../tools/run/pictures.mjs';
import { startPostgres } from '../../../tools/run/postgres.mjs';
import { startShop } from '../../../tools/run/processes.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds what has changed and starts the shop on its own PostgreSQL; returns a function that stops
 * both. SHOP_HOST is the program of a host that was built elsewhere.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SHOP_URL']) return undefined;
  ensureBuilt();
  const drawn = path.join(root, '.data');
  ensurePictures(drawn);
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-e2e-'));
  mkdirSync(path.join(drawn, 'media'), { recursive: true });
  symlinkSync(path.join(drawn, 'media'), path.join(folder, 'media'));
  const postgres = await startPostgres();
  const TENANTS_DIR = writeGalleryTenants(folder);
  const PREVIEW_SECRET = randomBytes(32).toString('base64url');
  const own = { PORT: '0', COMMERCE_API_PORT: '0', LOG_LEVEL: 'error' };
  const CMS_WEBHOOK_SECRET = randomBytes(32).toString('base64url');
  const secrets = { PREVIEW_SECRET, CMS_WEBHOOK_SECRET };
  const settings = { ...own, DATA_DIR: folder, TENANTS_DIR, ...secrets };
  try {
    const hostFile = process.env['SHOP_HOST'];
    const env = { ...settings, DATABASE_URL: postgres.url };
    const shop = await startShop({ env, ...(hostFile && { hostFile }) });
    process.env['SHOP_URL'] = shop.url;
    process.env['DATABASE_URL'] = postgres.url;
    process.env['DATA_DIR'] = folder;
    process.env['TENANTS_DIR'] = TENANTS_DIR;
    Object.assign(process.env, secrets);
    return async () => {
      await shop.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
