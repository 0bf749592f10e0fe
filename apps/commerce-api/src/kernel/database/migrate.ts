import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from './database.js';
import { migrationsFolder } from '../workspace.js';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The files `NNNN-name.sql`, sorted by name. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Seconds that a migration may wait for a table; after them the start fails, and is tried again. */
const lockSeconds = 10;

const bookkeeping = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());`;

/**
 * Applies the pending migrations in one transaction that only one process can run. Throws when an
 * applied migration has changed since.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<void> {
  await connection.migrate(async (script) => {
    await script('SELECT pg_advisory_xact_lock(4300)');
    // A statement that waits for a busy table makes every later call wait behind it.
    await script(`SET LOCAL lock_timeout = '${lockSeconds}s'`);
    await script(bookkeeping);
    const applied = new Map(
      (await script('SELECT name, checksum FROM schema_migrations')).map((row) => [
        row.name,
        row.checksum,
      ]),
    );
    for (const { name, text, checksum } of migrations) {
      const known = applied.get(name);
      if (known === checksum) continue;
      if (known !== undefined)
        throw new Error(`Migration ${name} was changed after it was applied`);
      await script(text);
      await script(
        `INSERT INTO schema_migrations (name, checksum) VALUES ('${name}', '${checksum}')`,
      );
    }
  });
}
