import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { firstRow } from '../../kernel/database/database.js';

/** Another import of the same shop has not ended yet. */
export class ImportRunning extends Error {
  override readonly name = 'ImportRunning';
  constructor(tenant: string) {
    super(`Another import of the shop ${tenant} is running. Wait until it has ended`);
  }
}

/** Takes the shop's lock of imports until the transaction ends. Throws `ImportRunning` at once when it is held. */
export async function lockImports(tx: Database, tenant: string): Promise<void> {
  const found = await firstRow<{ isFree: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${`import ${tenant}`}, 4330)) AS "isFree"`,
  );
  if (!found?.isFree) throw new ImportRunning(tenant);
}
