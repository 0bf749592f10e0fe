import type { Product } from '@larder/contracts/catalogue';
import type { BuyAgain } from '@larder/contracts/shopping';
import { largestQuantity } from '@larder/pricing';
import { readGoods } from '../../carts/lines/goods.js';
import { openAisles } from '../../catalogue/aisles.js';
import type { RequestContext } from '../../kernel/context.js';
import { currentRevisions } from '../../kernel/shop-cache.js';
import { purchaseHabits } from './purchase-rhythm.js';
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
  const { shop } = await currentRevisions(context.db, context.tenant);
  const goods = await readGoods(
    context,
    shop,
    habits.map(({ sku }) => sku),
  );
  const aisleOf = await openAisles(context);
  const products = habits.flatMap(({ sku, times, lastAt, quantity, overdue }) => {
    const product = goods.get(sku)?.product;
    if (!product) return [];
    const isDue = overdue > 0;
    const today = quantityToday(product, quantity);
    const at = new Date(lastAt).toISOString();
    return [{ product, aisle: aisleOf(product), times, lastAt: at, quantity: today, isDue }];
  });
  return { products: products.slice(0, pageSize), openOrders };
}

/** On a step of today, at least one, and not more than can be ordered; 0 for what cannot be. */
function quantityToday(product: Product, usual: number): number {
  const { availability, orderability, quantityStepSize: step } = product;
  const isThere = availability === 'available' || availability === 'ageRestricted';
  if (!isThere || orderability === 'CanNotBeOrdered') return 0;
  return Math.min(Math.max(1, Math.round(usual / step)) * step, largestQuantity(product));
}
