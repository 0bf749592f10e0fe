import type { Forgotten } from '@larder/contracts/cart/basket';
import { MAX_FORGOTTEN } from '@larder/contracts/cart/schemas';
import { readGoods } from '../../carts/lines/goods.js';
import type { CartState } from '../../carts/state.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { readBaskets } from './baskets.js';
import { boughtTogether } from './bought-together.js';
import { purchaseHabits } from './purchase-rhythm.js';
import { quantityToday } from './quantity-today.js';
import { readPurchases, type Buyer } from './read-purchases.js';

/** Some are gone from the catalogue, or cannot be ordered: more are read than answered. */
const spare = 18;

interface DueItem {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * What may be missing in a cart: what is due again by the shopper's own rhythm, or else what others buy
 * together with its goods. Nothing for an empty cart: nothing is forgotten there.
 */
export async function readForgotten(
  work: UnitOfWork,
  cart: CartState,
  buyer: Buyer | undefined,
): Promise<Forgotten> {
  const inCart = new Set(cart.lines.map(({ sku }) => sku));
  if (inCart.size === 0) return { reason: 'DUE', items: [] };
  const habits = buyer ? purchaseHabits(await readPurchases(work, buyer), work.now.getTime()) : [];
  const due = habits.filter(({ sku, overdue }) => overdue > 0 && !inCart.has(sku));
  const dueToday = await orderable(work, cart, due);
  if (dueToday.length > 0) return { reason: 'DUE', items: dueToday };
  const together = boughtTogether(await readBaskets(work, cart.revision), inCart);
  const items = await orderable(
    work,
    cart,
    together.map((sku) => ({ sku, quantity: 1 })),
  );
  return { reason: 'TOGETHER', items };
}

async function orderable(
  work: UnitOfWork,
  { revision }: CartState,
  wanted: readonly DueItem[],
): Promise<Forgotten['items']> {
  const first = wanted.slice(0, MAX_FORGOTTEN + spare);
  const goods = await readGoods(
    work,
    revision,
    first.map(({ sku }) => sku),
  );
  return first
    .flatMap(({ sku, quantity: usual }) => {
      const product = goods.get(sku)?.product;
      const quantity = product ? quantityToday(product, usual) : 0;
      return product && quantity > 0 ? [{ product, quantity }] : [];
    })
    .slice(0, MAX_FORGOTTEN);
}
