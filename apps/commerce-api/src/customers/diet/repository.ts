import type { Allergen } from '@larder/contracts/catalogue';
import type { DietLabel, DietProfile } from '@larder/contracts/shopping';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Scope } from '../../kernel/scope.js';
import { productTexts, products } from '../../catalogue/tables.js';
import type { DietFacts } from './assess-diet.js';

export const customerDiets = pgTable(
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
  const { sku, allergens, traces, marks } = products;
  return db
    .select({
      sku,
      allergens,
      traces,
      marks,
      hasIngredients: sql<boolean>`coalesce(${productTexts.texts}->>'ingredients', '') <> ''`,
      isFood: sql<boolean>`${products.details}->'isFood' IS DISTINCT FROM 'false'::jsonb`,
    })
    .from(products)
    .leftJoin(
      productTexts,
      and(
        eq(productTexts.tenant, products.tenant),
        eq(productTexts.sku, sku),
        eq(productTexts.locale, locale),
      ),
    )
    .where(and(eq(products.tenant, tenant), inArray(sku, [...skus])));
}
