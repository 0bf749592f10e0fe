import type { Product } from '@larder/contracts/catalogue';
import { toProduct } from '../../catalogue/product-row.js';
import { findProducts } from '../../catalogue/product-statement.js';
import type { DietFacts } from '../../customers/diet/assess-diet.js';
import { readFacts } from '../../customers/diet/repository.js';
import type { Scope } from '../../kernel/scope.js';
import type { ShopRevision } from '../../kernel/shop-cache.js';
import { cacheKey } from '../../kernel/shop-cache.js';

/** A product of the catalogue with the fields that only sums and weights need. */
export interface Goods {
  readonly product: Product;
  /** Percent of value added tax in its prices. */
  readonly vatRate: number;
  /** Weight in grams of one piece, bundle or step, with packaging. */
  readonly shippingWeight: number | undefined;
  /** It may be missing when an order is picked. */
  readonly isAtRisk: boolean;
  /** What is known of its allergens, in the reader's language. */
  readonly facts: DietFacts;
}

/** A product's share of the memory; most have less. */
const bytesOfGoods = 2500;

function keyOf(locale: string, sku: string) {
  return cacheKey<Goods>('goods', locale, sku);
}

/** Products at a shop revision or newer, by sku; omits unknown ones. */
export async function readGoods(
  scope: Scope,
  revision: ShopRevision,
  skus: readonly string[],
): Promise<Map<string, Goods>> {
  const { cache, locale } = scope;
  const goods = new Map<string, Goods>();
  const missing = new Set<string>();
  for (const sku of skus) {
    const known = cache.get(revision, keyOf(locale, sku));
    if (known) goods.set(sku, known);
    else missing.add(sku);
  }
  if (missing.size === 0) return goods;
  const rows = await findProducts(scope, [...missing]);
  const facts = new Map((await factsOf(scope, rows)).map((one) => [one.sku, one]));
  for (const row of rows) {
    const product = toProduct(row);
    const { vatRate, shippingWeight } = row;
    const isAtRisk = row.details.stockRisk === true;
    const found: Goods = {
      product,
      vatRate,
      shippingWeight: shippingWeight ?? undefined,
      isAtRisk,
      facts: facts.get(row.sku) ?? unknownFacts(row.sku),
    };
    goods.set(row.sku, found);
    cache.put(revision, keyOf(locale, row.sku), found, bytesOfGoods);
  }
  return goods;
}

const factsOf = (scope: Scope, rows: readonly { readonly sku: string }[]) =>
  rows.length === 0
    ? []
    : readFacts(
        scope,
        rows.map(({ sku }) => sku),
      );

/** A product that has left the catalogue counts as unsafe for everybody. */
const unknownFacts = (sku: string): DietFacts => ({
  sku,
  allergens: [],
  traces: [],
  marks: [],
  hasIngredients: false,
  isFood: true,
});
