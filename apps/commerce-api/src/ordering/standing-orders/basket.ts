import { randomUUID } from 'node:crypto';
import type { BillingAddress, ProductLineItem, Substitution } from '@larder/contracts/cart';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { MAX_STANDING_ITEMS } from '@larder/contracts/shopping/schemas';
import { errorCodes } from '@larder/contracts';
import { and, eq } from 'drizzle-orm';
import { loadState } from '../../carts/change-cart.js';
import { newCart } from '../../carts/repository.js';
import type { CartState } from '../../carts/state.js';
import { findCart } from '../../carts/stored-cart.js';
import { carts } from '../../carts/tables.js';
import { toCart } from '../../carts/view.js';
import { orders } from '../../checkout/tables.js';
import type { HeldTimeSlot } from '../../distribution/capacity/tables.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import { currentRevision } from '../../kernel/shop-cache.js';
import type { UnitOfWork } from '../unit-of-work.js';
import type { StoredItem } from './tables.js';

/** What is ordered, and where it goes. */
export interface Basket {
  readonly customerId: string;
  readonly items: readonly StoredItem[];
  readonly distributionAddress: DistributionAddress;
  readonly billingAddress: BillingAddress;
  readonly substitution: Substitution | null;
}

/** A basket, and the time of its delivery or pickup. */
export type BasketAndTime = Basket & { readonly start?: string; readonly end?: string };

const notComplete = (why: string) => new ApiFailure(409, errorCodes.conflict, why);

/** The basket of an order of the customer, or of their present cart. */
export async function basketFrom(
  work: UnitOfWork,
  customerId: string,
  orderNumber: string | undefined,
): Promise<BasketAndTime> {
  const found = await (orderNumber === undefined
    ? presentCart(work)
    : orderOf(work, customerId, orderNumber));
  const { distributionAddress, billingAddress, distributionWindow, substitution = null } = found;
  if (!distributionAddress || !billingAddress)
    throw notComplete('The cart has no address yet that an order can be sent to');
  const items = found.productLineItems.map(itemOf);
  if (items.length === 0) throw notComplete('Nothing is in it that could be ordered again');
  if (items.length > MAX_STANDING_ITEMS)
    throw notComplete(`A standing order has at most ${MAX_STANDING_ITEMS} products`);
  const { start, end } = distributionWindow ?? {};
  const time = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
  return { customerId, items, distributionAddress, billingAddress, substitution, ...time };
}

async function presentCart(work: UnitOfWork) {
  const stored = await findCart(work);
  if (!stored) throw notFound('The cart');
  return toCart(await loadState(work, stored));
}

async function orderOf({ db, tenant }: UnitOfWork, customerId: string, orderNumber: string) {
  const [found] = await db
    .select({ document: orders.document })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .where(
      and(
        eq(orders.tenant, tenant),
        eq(orders.orderNumber, orderNumber),
        eq(carts.customerId, customerId),
      ),
    );
  if (!found) throw notFound('The order');
  return found.document;
}

function itemOf({ product, quantity, substitution, allergenWarning }: ProductLineItem): StoredItem {
  const { contains = [], mayContain = [], isUnknown = false } = allergenWarning ?? {};
  return {
    sku: product.sku,
    quantity,
    ...(substitution && { substitution }),
    ...(allergenWarning?.isConfirmed && { confirmed: { contains, mayContain, isUnknown } }),
  };
}

/** The basket as a cart that is not stored, at the prices of this moment. */
export async function asCart(
  work: UnitOfWork,
  { customerId, items, distributionAddress, billingAddress, substitution }: Basket,
  timeSlot?: HeldTimeSlot,
): Promise<CartState> {
  const revision = await currentRevision(work.db, work.tenant);
  const row = {
    ...newCart(work, randomUUID()),
    customerId,
    distributionAddress,
    billingAddress,
    substitution,
    windowId: timeSlot?.id ?? null,
  };
  const lines = items.map((item) => ({ ...item, lineItemId: item.sku }));
  return loadState(work, { row, lines, payments: [], timeSlot, revision });
}
