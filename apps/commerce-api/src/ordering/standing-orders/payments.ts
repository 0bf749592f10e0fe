import type { StandingPayment } from '@larder/contracts/shopping/standing-orders';
import { and, desc, eq } from 'drizzle-orm';
import { isMethodAllowedFor, isPaidOnline } from '../../carts/sums/payments.js';
import type { CartState } from '../../carts/state.js';
import type { UnitOfWork } from '../unit-of-work.js';
import type { CardDetails } from '../../payments/providers/provider.js';
import { savedCardOf } from '../../payments/start/saved-card.js';
import { paymentMethods } from '../../payments/wallet/tables.js';

/** A way in which orders can be paid without the customer. */
export interface PaymentChoice extends StandingPayment {
  readonly brand?: string;
  readonly lastDigits?: string;
}

/** Methods that are paid on handover, and the customer's saved cards that can be charged unattended. */
export async function paymentChoices(work: UnitOfWork, cart: CartState): Promise<PaymentChoice[]> {
  const onHandover = cart.terms.paymentMethods
    .filter((methodKey) => !isPaidOnline(methodKey) && isMethodAllowedFor(work, cart, methodKey))
    .map((methodKey) => ({ methodKey }));
  const saved = await work.db
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.tenant, work.tenant),
        eq(paymentMethods.customerId, cart.row.customerId ?? ''),
      ),
    )
    .orderBy(desc(paymentMethods.isPrimary), desc(paymentMethods.createdAt));
  const cards: PaymentChoice[] = [];
  for (const { id, methodKey: key, paymentBrand: brand, lastDigits } of saved) {
    const methodKey = cart.terms.paymentMethods.find((one) => one === key);
    if (methodKey === undefined || lastDigits === null) continue;
    const payment = { methodKey, paymentMethodId: id };
    if (await agreedCard(work, cart, payment)) cards.push({ ...payment, brand, lastDigits });
  }
  return [...onHandover, ...cards];
}

/**
 * The card that a standing order charges; undefined when it is expired, gone, or not chargeable without
 * the customer.
 */
export async function agreedCard(
  work: UnitOfWork,
  cart: CartState,
  { methodKey, paymentMethodId: id }: StandingPayment,
): Promise<CardDetails | undefined> {
  const taken = work.shop.methodProviders?.[methodKey];
  const { customerId } = cart.row;
  if (!taken?.canAuthoriseLater || id === undefined || customerId === null) return undefined;
  if (!isMethodAllowedFor(work, cart, methodKey)) return undefined;
  return savedCardOf(work, customerId, { methodKey, provider: taken.name, id });
}

/** Whether a standing order can be paid like this. */
export async function isPayable(
  work: UnitOfWork,
  cart: CartState,
  payment: StandingPayment,
): Promise<boolean> {
  if (isPaidOnline(payment.methodKey)) return (await agreedCard(work, cart, payment)) !== undefined;
  return payment.paymentMethodId === undefined && isMethodAllowedFor(work, cart, payment.methodKey);
}
