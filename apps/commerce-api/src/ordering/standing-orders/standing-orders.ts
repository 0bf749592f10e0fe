import { randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import { MAX_STANDING_ORDERS } from '@larder/contracts/shopping/schemas';
import type {
  NewStandingOrder,
  StandingItem,
  StandingOrderChange,
} from '@larder/contracts/shopping/standing-orders';
import { serviceLocationOf } from '../../carts/distribution/move-cart.js';
import { ageRefusal } from '../../carts/validation/age-limits.js';
import { readGoods } from '../../carts/lines/goods.js';
import { addDays } from '../../distribution/capacity/zoned-time.js';
import { ApiFailure, badRequest } from '../../kernel/failure.js';
import { currentRevision } from '../../kernel/shop-cache.js';
import type { UnitOfWork } from '../unit-of-work.js';
import { lockCustomer } from '../../payments/wallet/repository.js';
import type { Basket } from './basket.js';
import { asCart, basketFrom } from './basket.js';
import { withLineTotals } from './line-totals.js';
import { isPayable } from './payments.js';
import {
  firstDay,
  nextAfter,
  openStandingOrder,
  patchStandingOrder,
  standingOrdersOf,
} from './repository.js';
import { isSame } from './changes/same-standing-order.js';
import type { StandingRow, StoredItem } from './tables.js';
import { standingOrders } from './tables.js';
import { findSlot, weeklySlots } from './weekly-slots.js';

export interface Owned<Body> {
  readonly customer: string;
  readonly body: Body;
}
/** A change of one standing order. */
export interface OwnedChange<Body> extends Owned<Body> {
  readonly id: string;
}

type Terms = Omit<StandingOrderChange, 'items' | 'agreed'>;

/**
 * The basket's items with what they cost now, where the terms are possible.
 * @throws ApiFailure 400 for a time slot that the place does not have, or an unsuitable payment
 */
async function agreedItems(
  work: UnitOfWork,
  basket: Basket,
  terms: Terms,
): Promise<readonly StoredItem[]> {
  const place = serviceLocationOf(basket.distributionAddress);
  const slots = place ? await weeklySlots(work, place) : [];
  if (!findSlot(slots, terms.window)) {
    const why = 'There is no such weekly time slot at this place';
    throw badRequest(why, { window: why });
  }
  const cart = await asCart(work, basket);
  if (!(await isPayable(work, cart, terms.payment))) {
    const why = 'Orders cannot be paid like this without the customer';
    throw badRequest(why, { payment: why });
  }
  return withLineTotals(basket.items, cart);
}

const columnsOf = ({ name, weeks, window, anyWindow, payment, highestTotal }: Terms) => ({
  name,
  weeks,
  weekday: window.weekday,
  windowFrom: window.from,
  windowTo: window.to,
  anyWindow,
  methodKey: payment.methodKey,
  highestTotal,
  paymentMethodId: payment.paymentMethodId ?? null,
});

/** Nobody is there when it is ordered: who begins it says whether they are old enough, or their profile does. */
async function requireAge(
  work: UnitOfWork,
  basket: Basket,
  { confirmedAge }: NewStandingOrder,
): Promise<void> {
  const cart = await asCart(work, basket);
  const refusal = ageRefusal(cart, confirmedAge ?? cart.customer.age);
  if (refusal) throw refusal;
}

/**
 * Returns the id of the new standing order. The same one again, after a lost answer or a second tap, is
 * the one that there is: nobody wants the same goods twice at the same time.
 */
export async function createStandingOrder(
  work: UnitOfWork,
  { customer, body }: Owned<NewStandingOrder>,
): Promise<string> {
  await lockCustomer(work, customer);
  const basket = await basketFrom(work, customer, body.orderNumber);
  const others = await standingOrdersOf(work, customer);
  const same = others.find((row) => isSame(row, basket, body));
  if (same) return same.id;
  if (others.length >= MAX_STANDING_ORDERS)
    throw new ApiFailure(
      409,
      errorCodes.conflict,
      `There are ${MAX_STANDING_ORDERS} standing orders already`,
    );
  await requireAge(work, basket, body);
  const items = await agreedItems(work, basket, body);
  const { tenant, now, locale, origin = '' } = work;
  const id = randomUUID();
  const columns = columnsOf(body);
  const { distributionAddress, billingAddress } = basket;
  await work.db
    .insert(standingOrders)
    .values({
      tenant,
      id,
      customerId: customer,
      items,
      distributionAddress,
      billingAddress,
      ...columns,
      ...(await firstDay(work, { ...columns, distributionAddress })),
      substitution: body.substitution ?? null,
      confirmedAge: body.confirmedAge ?? null,
      agreedAt: now,
      state: 'ACTIVE',
      locale,
      origin,
      createdAt: now,
    });
  return id;
}

/** An item keeps the allergen warning that was confirmed for it. */
function withConfirmations(
  items: readonly StandingItem[],
  before: readonly StoredItem[],
): StoredItem[] {
  const known = new Map(before.map(({ sku, confirmed }) => [sku, confirmed]));
  const bySku = new Map(items.map((item) => [item.sku, item]));
  return [...bySku.values()].map((item) => {
    const confirmed = known.get(item.sku);
    return { ...item, ...(confirmed && { confirmed }) };
  });
}

async function requireProducts(work: UnitOfWork, items: readonly StandingItem[]): Promise<void> {
  const revision = await currentRevision(work.db, work.tenant);
  const skus = items.map(({ sku }) => sku);
  const goods = await readGoods(work, revision, skus);
  if (skus.some((sku) => !goods.has(sku)))
    throw new ApiFailure(404, errorCodes.unknownSku, 'There is no such product');
}

/** What another tab has changed is not overwritten; a change that is sent again has happened. */
function requireVersion(row: StandingRow, wanted: Basket, body: StandingOrderChange): void {
  if (body.version === undefined || body.version === row.version) return;
  if (isSame(row, wanted, body)) return;
  throw new ApiFailure(409, errorCodes.conflict, 'The standing order was changed elsewhere');
}

/**
 * The customer has seen everything when they change something, so what was amiss is settled.
 * @throws ApiFailure 409 if it has changed since `version`
 */
export async function changeStandingOrder(
  work: UnitOfWork,
  { customer, id, body }: OwnedChange<StandingOrderChange>,
): Promise<void> {
  const row = await openStandingOrder(work, customer, id, true);
  const wanted = withConfirmations(body.items, row.items);
  requireVersion(row, { ...row, items: wanted }, body);
  const isNew = ({ sku }: StandingItem) => !row.items.some((item) => item.sku === sku);
  await requireProducts(work, wanted.filter(isNew));
  const items = await agreedItems(work, { ...row, items: wanted }, body);
  const columns = columnsOf(body);
  await patchStandingOrder(work, row, {
    ...columns,
    items,
    substitution: body.substitution ?? null,
    agreedAt: work.now,
    confirmedAge: body.confirmedAge ?? row.confirmedAge,
    version: row.version + 1,
    ...(await dayAfterChange(work, row, { ...row, ...columns })),
    ...(row.state === 'NEEDS_ATTENTION' && { state: 'ACTIVE', problem: null }),
    ...languageOf(work, row),
  });
}

/** Another rhythm begins with its first day; other hours of the same day keep the day that is next. */
async function dayAfterChange(work: UnitOfWork, before: StandingRow, after: StandingRow) {
  const { weeks, weekday, windowFrom, windowTo, nextDate } = after;
  const isOver = before.state === 'NEEDS_ATTENTION' && before.placeAt <= work.now;
  if (isOver || before.weeks !== weeks || before.weekday !== weekday) return firstDay(work, after);
  const hasSameHours = before.windowFrom === windowFrom && before.windowTo === windowTo;
  return hasSameHours ? {} : nextAfter(work, after, addDays(nextDate, -7 * weeks));
}

/** Mails follow in the language and to the address of the shop that the customer used last. */
const languageOf = ({ locale, origin }: UnitOfWork, row: Pick<StandingRow, 'origin'>) => ({
  locale,
  origin: origin ?? row.origin,
});
