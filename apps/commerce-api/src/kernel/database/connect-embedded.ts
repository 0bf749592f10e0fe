import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection, ObserveClient } from './database.js';
import { scopedPglite } from './scoped-connections.js';
import { lockDataFolder } from './data-folder-lock.js';

const extensions = { btree_gin, pg_trgm };

interface EmbeddedOptions {
  /** Called after it is closed. */
  readonly release?: () => Promise<void>;
  readonly hasRowSecurity?: boolean;
  readonly observed?: ObserveClient;
}

/** Wraps an open embedded database. */
export function embeddedConnection(
  pglite: PGlite,
  { release, hasRowSecurity = false, observed = (client) => client }: EmbeddedOptions = {},
): Connection {
  return {
    engine: 'embedded',
    db: drizzle(observed(hasRowSecurity ? scopedPglite(pglite) : pglite)),
    migrate: (work) =>
      pglite.transaction(async (tx) => {
        await tx.exec('SET LOCAL ROLE NONE');
        await work(async (text) => (await tx.exec(text)).at(-1)?.rows ?? []);
      }),
    async close() {
      await pglite.close();
      await release?.();
    },
  };
}

/**
 * Opens the embedded database in `folder` for one process; a second process gets a `DataFolderLocked`
 * error.
 */
export async function connectEmbedded(
  folder: string,
  options: Omit<EmbeddedOptions, 'release'> = {},
): Promise<Connection> {
  await mkdir(folder, { recursive: true });
  const release = await lockDataFolder(folder);
  try {
    const pglite = await createIn(path.join(folder, 'db'));
    return embeddedConnection(pglite, { ...options, release });
  } catch (error) {
    await release();
    throw error;
  }
}

/** An embedded database in a folder; a new one is empty or restored from a dump. */
export async function createIn(dataDir: string, loadDataDir?: Blob): Promise<PGlite> {
  return PGlite.create({ dataDir, extensions, ...(loadDataDir && { loadDataDir }) });
}

/** An embedded database in memory: empty or from a dump, with a given engine or its own. */
export async function createInMemory(
  options: Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'> = {},
): Promise<PGlite> {
  return PGlite.create({ extensions, ...options });
}
