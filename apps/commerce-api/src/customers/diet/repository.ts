import type { Allergen } from '@larder/contracts/catalogue';
import type { DietLabel, DietProfile } from '@larder/contracts/shopping';
import { and, eq, sql } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Scope } from '../../kernel/scope.js';
import { rows } from '../../kernel/database/database.js';
import type { DietFacts } from './assess-diet.js';

const customerDiets = pgTable(
  'customer_diets',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    allergens: text().array().$type<Allergen[]>().notNull(),
    marks: text().array().$type<DietLabel[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId] })],
);

/** Nothing is chosen until the customer does. */
export async function readDiet({ db, tenant }: Scope, customer: string): Promise<DietProfile> {
  const [found] = await db
    .select({ allergens: customerDiets.allergens, marks: customerDiets.marks })
    .from(customerDiets)
    .where(and(eq(customerDiets.tenant, tenant), eq(customerDiets.customerId, customer)));
  return found ?? { allergens: [], marks: [] };
}

export async function writeDiet(
  { db, tenant }: Scope,
  customer: string,
  { allergens, marks }: DietProfile,
): Promise<void> {
  await db
    .insert(customerDiets)
    .values({ tenant, customerId: customer, allergens, marks })
    .onConflictDoUpdate({
      target: [customerDiets.tenant, customerDiets.customerId],
      set: { allergens, marks },
    });
}

/**
 * Facts of the given products; those that the shop does not have are left out. What is not written in
 * the reader's language counts as unknown.
 */
export function readFacts(
  { db, tenant, locale }: Scope,
  skus: readonly string[],
): Promise<DietFacts[]> {
  return rows<DietFacts>(
    db,
    sql`SELECT p.sku, to_json(p.allergens) AS allergens, to_json(p.traces) AS traces,
        to_json(p.marks) AS marks, coalesce(t.texts->>'ingredients', '') <> '' AS "hasIngredients",
        p.details->'isFood' IS DISTINCT FROM 'false'::jsonb AS "isFood"
      FROM products p
      LEFT JOIN product_texts t
        ON t.tenant = p.tenant AND t.sku = p.sku AND t.locale = ${locale}
      WHERE p.tenant = ${tenant} AND p.sku IN (${sql.join(
        skus.map((sku) => sql`${sku}`),
        sql`, `,
      )})`,
  );
}
