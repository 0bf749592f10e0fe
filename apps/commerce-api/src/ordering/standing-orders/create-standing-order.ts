import { randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import { MAX_STANDING_ORDERS } from '@larder/contracts/shopping/schemas';
import type { NewStandingOrder } from '@larder/contracts/shopping/standing-orders';
import { ageRefusal } from '../../carts/validation/age-limits.js';
import { ApiFailure } from '../../kernel/failure.js';
import { lockCustomer } from '../../payments/wallet/repository.js';
import type { UnitOfWork } from '../unit-of-work.js';
import type { Basket } from './basket.js';
import { asCart, basketFrom } from './basket.js';
import { agreedItems, columnsOf } from './changes/agreed-terms.js';
import type { Owned } from './changes/owned.js';
import { isSame } from './changes/same-standing-order.js';
import { firstDay, standingOrdersOf } from './repository.js';
import { standingOrders } from './tables.js';

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
  await work.db.insert(standingOrders).values({
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
