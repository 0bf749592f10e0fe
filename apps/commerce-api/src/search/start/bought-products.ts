import type { Product } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import { readGoods } from '../../carts/lines/goods.js';
import type { RequestContext } from '../../kernel/context.js';
import { rows } from '../../kernel/database/database.js';
import { currentRevisions } from '../../kernel/shop-cache.js';
import { searchOf } from '../engines/search-of.js';

/** Days after which a purchase counts for half. */
const halfLifeDays = 60;
/** Products that are looked at, and that are answered. */
const considered = 200;
const answered = 8;

/**
 * What the signed-in customer, or a guest in this browser, has ordered and can order again: what they
 * buy often and lately first. With a term, only what the search finds for it. For its owner alone.
 */
export async function boughtProducts(
  context: RequestContext,
  term: string | undefined,
): Promise<Product[]> {
  const all = await boughtSkus(context);
  const skus = term === undefined || all.length === 0 ? all : await matching(context, all, term);
  const { shop } = await currentRevisions(context.db, context.tenant);
  const goods = await readGoods(context, shop, skus);
  return skus
    .flatMap((sku) => goods.get(sku)?.product ?? [])
    .filter(({ availability }) => availability === 'available' || availability === 'ageRestricted')
    .slice(0, answered);
}

/** What this customer, or a guest in this browser, has ordered: often and lately bought first. */
export async function boughtSkus(context: RequestContext): Promise<string[]> {
  const { db, tenant, now } = context;
  const customer = (await context.customer()) ?? null;
  const guest = customer === null ? ((await context.existingSession()) ?? null) : null;
  if (customer === null && guest === null) return [];
  const found = await rows<{ sku: string }>(
    db,
    sql`SELECT sku FROM (
        SELECT DISTINCT o.order_number, o.placed_at, line->'product'->>'sku' AS sku
        FROM orders o
        JOIN carts c ON c.tenant = o.tenant AND c.id = o.cart_id
        CROSS JOIN jsonb_array_elements(o.document->'productLineItems') line
        WHERE o.tenant = ${tenant} AND o.status NOT IN ('CANCELLED', 'PAYMENT_PENDING')
          AND (c.customer_id = ${customer}
            OR o.session_id = ${guest} AND c.customer_id IS NULL)
      ) bought
      GROUP BY sku
      ORDER BY sum(power(0.5, extract(epoch FROM ${now.toISOString()}::timestamptz - placed_at)
        / 86400 / ${halfLifeDays}::float8)) DESC, sku COLLATE "C" LIMIT ${considered}`,
  );
  return found.map(({ sku }) => sku);
}

async function matching(
  context: RequestContext,
  skus: readonly string[],
  term: string,
): Promise<string[]> {
  const { index, numbers } = await searchOf(context).find(context, term);
  const found = new Set(numbers);
  return skus.filter((sku) => found.has(index.numbers.get(sku) ?? -1));
}
