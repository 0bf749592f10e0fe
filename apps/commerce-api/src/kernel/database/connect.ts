import { connectEmbedded } from './connect-embedded.js';
import type { PostgresOptions } from './connect-postgres.js';
import { connectPostgres } from './connect-postgres.js';
import type { Connection } from './database.js';
import { secureRows, unsecureRows } from './row-security.js';
import { migrate, readMigrations } from './migrate.js';

/** Opens the configured database, embedded by default, and migrates it. */
export async function connect(
  settings: {
    readonly databaseUrl?: string;
    readonly dataDir: string;
    readonly hasRowSecurity?: boolean;
  },
  options: PostgresOptions = {},
): Promise<Connection> {
  const { hasRowSecurity = false } = settings;
  const connection =
    settings.databaseUrl === undefined
      ? await connectEmbedded(settings.dataDir, { ...options, hasRowSecurity })
      : connectPostgres(settings.databaseUrl, { ...options, hasRowSecurity });
  try {
    await migrate(connection, await readMigrations());
    await (hasRowSecurity ? secureRows : unsecureRows)(connection);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
