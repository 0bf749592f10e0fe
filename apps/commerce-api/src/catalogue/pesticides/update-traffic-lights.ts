import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';

/** Puts the light of the latest sample to each product, where the shop shows its reports (PEST-02). */
export async function updateTrafficLights(db: Database, tenant: string): Promise<void> {
  await db.execute(sql`
    WITH latest AS (
      SELECT DISTINCT ON (r.sku) r.sku, r.light
      FROM pesticide_reports r JOIN tenants t ON t.tenant = r.tenant
      WHERE r.tenant = ${tenant} AND r.sku IS NOT NULL
        AND (t.config ->> 'featurePesticides')::boolean
      ORDER BY r.sku, r.sampled_on DESC, r.id
    ), wanted AS (
      SELECT p.sku, l.light FROM products p LEFT JOIN latest l ON l.sku = p.sku
      WHERE p.tenant = ${tenant} AND p.pesticide_light IS DISTINCT FROM l.light
    )
    UPDATE products p SET pesticide_light = w.light FROM wanted w
    WHERE p.tenant = ${tenant} AND p.sku = w.sku`);
}
