import type { Settings } from '../../kernel/settings/settings.js';

/** The database that an import writes to, without user and password. */
export function describeDatabase({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): string {
  if (databaseUrl === undefined) return `database: embedded, in ${dataDir}`;
  if (!URL.canParse(databaseUrl)) return 'database: PostgreSQL';
  const { host, pathname } = new URL(databaseUrl);
  return `database: PostgreSQL ${pathname.slice(1)} at ${host}`;
}
