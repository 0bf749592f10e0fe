import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Settings } from '../../kernel/settings/settings.js';
import { readTenantFile } from '../../seeding/seed-tenant.js';
import { readMapping } from '../mapping/mapping-file.js';
import { openPhotoStore } from '../photos/photo-store.js';
import { preparePhotos } from '../photos/prepare-photos.js';
import { readPriceList } from '../prices/price-list.js';
import { defaultsOf, readProducts } from '../read-entries.js';
import type { Upload } from '../upload/receive-upload.js';

interface Wanted {
  readonly folder: string | undefined;
  /** Pictures that the file names on other hosts as well. */
  readonly fetched: boolean;
}

/**
 * Encodes the wanted photographs into the media folder, and calls `use` with the file that lists them. It
 * happens here, not in a running shop: encoding takes a second a photograph, and the shop's process
 * needs no way to call foreign hosts.
 */
export async function withPhotoList<T>(
  settings: Settings,
  order: Upload,
  { folder, fetched }: Wanted,
  use: (photos: string | undefined) => Promise<T>,
): Promise<T> {
  if (folder === undefined && !fetched) return use(undefined);
  const store = openPhotoStore(path.join(settings.dataDir, 'media'), order.tenant);
  const rows = fetched ? await rowsOf(settings, order) : undefined;
  const list = await preparePhotos(store, { folder, rows });
  const temporary = await mkdtemp(path.join(tmpdir(), 'larder-photos-'));
  try {
    const file = path.join(temporary, 'photos.json');
    await writeFile(file, JSON.stringify(list));
    return await use(file);
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/** The rows as the import will read them, for their addresses. */
async function rowsOf({ tenantsDir }: Settings, order: Upload) {
  const { clientRuntimeConfig } = await readTenantFile(path.join(tenantsDir, order.tenant));
  const mapping = order.mapping === undefined ? undefined : await readMapping(order.mapping);
  const prices = order.prices === undefined ? undefined : await readPriceList(order.prices);
  const defaults = defaultsOf(clientRuntimeConfig);
  return readProducts({ ...order, now: new Date() }, { defaults, mapping, prices });
}
