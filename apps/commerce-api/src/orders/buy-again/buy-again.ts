import type { Product } from '@larder/contracts/catalogue';
import type { BuyAgain, LastPurchase } from '@larder/contracts/shopping';
import { MAX_LAST_PURCHASE } from '@larder/contracts/shopping/schemas';
import { readGoods } from '../../carts/lines/goods.js';
import { openAisles } from '../../catalogue/aisles.js';
import type { RequestContext } from '../../kernel/context.js';
import { currentRevisions } from '../../kernel/shop-cache.js';
import { latestPurchase, purchaseHabits, type PurchaseLine } from './purchase-rhythm.js';
import { quantityToday } from './quantity-today.js';
import { buyerOf, readOpenOrders, readPurchases } from './read-purchases.js';

/** Products are gone from the catalogue: more are read than answered. */
const spare = 24;

/** What the shopper has bought as it can be bought today, and their next orders. For its owner alone. */
export async function buyAgain(context: RequestContext, pageSize: number): Promise<BuyAgain> {
  const buyer = await buyerOf(context);
  if (!buyer) return { products: [], openOrders: [] };
  const openOrders = await readOpenOrders(context, buyer);
  const lines = await readPurchases(context, buyer);
  const habits = purchaseHabits(lines, context.now.getTime()).slice(0, pageSize + spare);
  const latest = latestPurchase(lines).slice(0, MAX_LAST_PURCHASE);
  const { shop } = await currentRevisions(context.db, context.tenant);
  const skus = new Set([...habits, ...latest].map(({ sku }) => sku));
  const goods = await readGoods(context, shop, [...skus]);
  const aisleOf = await openAisles(context);
  const products = habits.flatMap(({ sku, times, lastAt, quantity, overdue }) => {
    const product = goods.get(sku)?.product;
    if (!product) return [];
    const isDue = overdue > 0;
    const today = quantityToday(product, quantity);
    const at = new Date(lastAt).toISOString();
    return [{ product, aisle: aisleOf(product), times, lastAt: at, quantity: today, isDue }];
  });
  const lastPurchase = repeatable(latest, goods);
  return {
    products: products.slice(0, pageSize),
    openOrders,
    ...(lastPurchase && { lastPurchase }),
  };
}

function repeatable(
  latest: readonly PurchaseLine[],
  goods: ReadonlyMap<string, { readonly product: Product }>,
): LastPurchase | undefined {
  const items = latest.flatMap(({ sku, quantity }) => {
    const product = goods.get(sku)?.product;
    const today = product ? quantityToday(product, quantity) : 0;
    return product && today > 0 ? [{ product, quantity: today }] : [];
  });
  const [first] = latest;
  if (!first || items.length === 0) return undefined;
  return { placedAt: new Date(first.at).toISOString(), items };
}
