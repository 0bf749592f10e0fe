// `npm run gallery`: one page that links to every component in every theme, and to every content block
// in every state, in every shop and language. Runs until it is stopped, with its own database.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../run/build.mjs';
import { ensurePictures } from '../run/pictures.mjs';
import { startShop } from '../run/processes.mjs';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';
import { writeGalleryTenants } from '../test/gallery-tenants.mjs';

const PORT = 4400;

ensureInstalled();
const { galleryIndex } = await import('./index-page.mjs');
const { servePreview } = await import('./preview.mjs');
const { serveGallery } = await import('./serve.mjs');
const { studioData } = await import('./studio-data.mjs');
ensureBuilt();
await import('./build.mjs');

const folder = mkdtempSync(path.join(tmpdir(), 'larder-gallery-'));
ensurePictures(folder);
const tenants = writeGalleryTenants(folder);
const shops = readdirSync(tenants, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    ...JSON.parse(readFileSync(path.join(tenants, name, 'config.json'), 'utf8')),
  }));
const themes = readdirSync(path.join(root, 'libs/tenants'));

let stop = async () => undefined;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    void stop().finally(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
  });

const shop = await startShop({ env: { DATA_DIR: folder, TENANTS_DIR: tenants, PORT: '0' } });
stop = () => shop.stop();
const preview = await servePreview({ target: shop.url });
const studio = studioData({ themes, folder: path.join(root, 'libs/tenants'), port: preview.port });
const index = galleryIndex({ themes, shops, port: new URL(shop.url).port });
const { origin } = await serveGallery({ port: PORT, index, studio });
console.log(`The gallery is at ${origin}`);
