import { sql } from 'drizzle-orm';
import type { TenantScope } from '../../../catalogue/product-index/read-products.js';
import type { Database } from '../../../kernel/database/database.js';
import { firstRow, rows } from '../../../kernel/database/database.js';
import { transaction } from '../../../kernel/database/transaction.js';
import { readLanguage, writeDocuments } from './write-documents.js';

const batchSize = 2000;

/** Backends that find the same changes write them one after the other, however long that takes. */
async function lockDocuments(tx: Database, tenant: string): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(4304, hashtext(${tenant}))`);
}

/**
 * From now on, changes of the tenant's products are noted; so far all of them are. Waits for imports
 * that run, because they do not know yet that they have to.
 */
async function startNoting({ db, tenant }: TenantScope): Promise<void> {
  const isNoted = await firstRow(
    db,
    sql`SELECT 1 AS one FROM search_states WHERE tenant = ${tenant}`,
  );
  if (isNoted) return;
  await transaction(db, async (tx) => {
    await lockDocuments(tx, tenant);
    await tx.execute(sql`LOCK TABLE product_texts, products IN SHARE MODE`);
    await tx.execute(
      sql`INSERT INTO search_states (tenant) VALUES (${tenant}) ON CONFLICT DO NOTHING`,
    );
    await tx.execute(sql`INSERT INTO search_changes (tenant, sku)
      SELECT tenant, sku FROM products WHERE tenant = ${tenant} ON CONFLICT DO NOTHING`);
  });
}

/**
 * Writes the documents of one batch; false when nothing was due. Meanwhile the lock keeps the words of
 * the shop from changing.
 */
async function updateBatch(
  { db, tenant }: TenantScope,
  locales: readonly string[],
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockDocuments(tx, tenant);
    const due = await rows<{ sku: string }>(
      tx,
      sql`DELETE FROM search_changes WHERE tenant = ${tenant} AND sku IN (
        SELECT sku FROM search_changes WHERE tenant = ${tenant} ORDER BY sku LIMIT ${batchSize})
        RETURNING sku`,
    );
    if (due.length === 0) return false;
    const place = { db: tx, tenant };
    const skus = due.map(({ sku }) => sku);
    for (const locale of locales)
      await writeDocuments(place, await readLanguage(place, locale), skus);
    return true;
  });
}

/** Rebuilds the documents of changed products; of all products where the tenant has none yet. */
export async function updateDocuments(place: TenantScope): Promise<void> {
  await startNoting(place);
  const { db, tenant } = place;
  const isDue = await firstRow(
    db,
    sql`SELECT 1 AS one FROM search_changes WHERE tenant = ${tenant} LIMIT 1`,
  );
  if (!isDue) return;
  const locales = await rows<{ locale: string }>(
    db,
    sql`SELECT locale FROM category_texts WHERE tenant = ${tenant}
      UNION SELECT locale FROM search_documents WHERE tenant = ${tenant}`,
  );
  const codes = locales.map(({ locale }) => locale);
  while (await updateBatch(place, codes));
  await db.execute(sql`ANALYZE search_documents, search_words`);
}
