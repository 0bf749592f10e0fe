import type { ProductLineItem } from '@larder/contracts/cart';
import type { Allergen } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import type { DietProfile } from '@larder/contracts/shopping';
import { assessDiet } from '../../customers/diet/assess-diet.js';
import { readDiet, readFacts } from '../../customers/diet/repository.js';
import { rows } from '../../kernel/database/database.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { PickedLine } from '../tables.js';

interface SubstituteProduct {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly deposit: number;
  readonly vatRate: number;
  readonly goodsCode: string | null;
}

type SubstituteScope = Pick<UnitOfWork, 'db' | 'tenant' | 'locale' | 'cache' | 'now'>;

/** The order's customer and the allergens avoided at placing; a guest has no customer. */
export interface Shopper {
  readonly customerId: string | null;
  readonly avoided: readonly Allergen[];
}

const noDiet: DietProfile = { allergens: [], marks: [] };

/** Maximum number of candidates: few products of a category cost as much as the ordered one. */
const maxCandidates = 50;

/**
 * The most expensive product of the same category that costs at most as much as the ordered one and is
 * sold in the same unit. Undefined if there is none. Products that conflict with the customer's diet,
 * now or when they ordered, or that have unknown ingredients are excluded.
 */
export async function findSubstitute(
  work: SubstituteScope,
  shopper: Shopper,
  { product, quantity, lineTotal, lineDeposit }: ProductLineItem,
): Promise<PickedLine['substitute']> {
  const { db, tenant, locale } = work;
  if (product.weightArticle || product.bundleSize > 1) return undefined;
  const candidates = await rows<SubstituteProduct>(
    db,
    sql`SELECT p.sku, t.name, p.price_regular AS price, coalesce(p.deposit_price, 0) AS deposit,
          p.vat_rate::float8 AS "vatRate", p.details->>'goodsCode' AS "goodsCode"
        FROM products p
        JOIN products ordered ON ordered.tenant = p.tenant AND ordered.sku = ${product.sku}
        JOIN product_texts t ON t.tenant = p.tenant AND t.sku = p.sku AND t.locale = ${locale}
        WHERE p.tenant = ${tenant} AND p.sku <> ${product.sku}
          AND p.category_path = ordered.category_path AND NOT p.weight_article
          AND p.price_class IS NOT DISTINCT FROM ordered.price_class
          AND p.bundle_size <= 1 AND p.availability = 'available' AND p.age_limit IS NULL
          AND p.price_regular * ${quantity}::int <= ${lineTotal}::int
          AND coalesce(p.deposit_price, 0) * ${quantity}::int <= ${lineDeposit}::int
        ORDER BY p.price_regular DESC, p.sku LIMIT ${maxCandidates}`,
  );
  const found = await firstSuitable(work, shopper, candidates);
  if (!found) return undefined;
  const { sku, name, price, deposit, vatRate, goodsCode } = found;
  return { sku, name, total: price * quantity, deposit: deposit * quantity, vatRate, goodsCode };
}

async function firstSuitable(
  work: SubstituteScope,
  { customerId, avoided }: Shopper,
  candidates: readonly SubstituteProduct[],
): Promise<SubstituteProduct | undefined> {
  if (candidates.length === 0) return undefined;
  const diet = customerId === null ? noDiet : await readDiet(work, customerId);
  const profile = { ...diet, allergens: [...new Set([...diet.allergens, ...avoided])] };
  if (profile.allergens.length + profile.marks.length === 0) return candidates[0];
  const facts = await readFacts(
    work,
    candidates.map(({ sku }) => sku),
  );
  const fitting = new Set(facts.filter((one) => !assessDiet(profile, one)).map(({ sku }) => sku));
  return candidates.find(({ sku }) => fitting.has(sku));
}
