import { randomUUID } from 'node:crypto';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import type { DistributionType } from '@larder/contracts/distribution';
import { badRequest, notFound } from '../kernel/failure.js';
import type { OrderTerms } from '../ordering/terms.js';
import type { Work } from '../ordering/work.js';
import { deletePayments, savePayment } from './repository.js';
import type { CartState } from './state.js';
import { cartPrices } from './view.js';

/** Ways to pay on handover and the service each belongs to (CHK-17). */
const handover: Readonly<Partial<Record<string, DistributionType>>> = {
  'payment-at-the-door': 'DELIVERY',
  'payment-at-the-store': 'CLICK_AND_COLLECT',
} satisfies Partial<Record<PaymentMethodKey, DistributionType>>;

/** True when the shop takes the method and it suits the service, if one is chosen. */
export function isPayable(
  methodKey: string,
  terms: OrderTerms,
  type: DistributionType | undefined,
): boolean {
  const service = handover[methodKey];
  const offered: readonly string[] = terms.paymentMethods;
  return service !== undefined && offered.includes(methodKey) && (type ?? service) === service;
}

export function requirePayable(
  methodKey: string,
  terms: OrderTerms,
  type: DistributionType | undefined,
): void {
  if (isPayable(methodKey, terms, type)) return;
  const why = 'The payment method is not offered for this order';
  throw badRequest(why, { methodKey: why });
}

interface PaymentInput {
  readonly methodKey: string;
  readonly brandName: string;
  /** Cents. */
  readonly amount: number;
}

/**
 * Plans a payment (API-052); one of the same method and brand takes the earlier one's place. What is
 * planned never exceeds the total.
 */
export async function addPayment(
  work: Work,
  cart: CartState,
  { methodKey, brandName, amount }: PaymentInput,
): Promise<CartState> {
  requirePayable(methodKey, cart.terms, cart.row.distributionAddress?.distributionType);
  const [replaced, kept] = split(
    cart.payments,
    (one) => one.methodKey === methodKey && one.brandName === brandName,
  );
  const { total, coveredAmount } = cartPrices({ ...cart, payments: kept });
  if (amount < 1 || amount > total - coveredAmount) {
    const why = `Between 1 and ${Math.max(1, total - coveredAmount)} cents can be planned`;
    throw badRequest(why, { amount: why });
  }
  const payment = { id: randomUUID(), methodKey, brandName, amountPlanned: amount };
  await deletePayments(
    work,
    cart.row.id,
    replaced.map(({ id }) => id),
  );
  await savePayment(work, cart.row.id, payment);
  return { ...cart, payments: [...kept, payment] };
}

function split<T>(values: readonly T[], test: (value: T) => boolean): [T[], T[]] {
  return [values.filter(test), values.filter((value) => !test(value))];
}

async function dropPayments(
  work: Work,
  cart: CartState,
  test: (payment: CartState['payments'][number]) => boolean,
): Promise<CartState> {
  const [dropped, kept] = split(cart.payments, test);
  await deletePayments(
    work,
    cart.row.id,
    dropped.map(({ id }) => id),
  );
  return { ...cart, payments: kept };
}

/** API-053. */
export async function cleanPayments(work: Work, cart: CartState): Promise<CartState> {
  return dropPayments(work, cart, () => true);
}

/** API-054; 404 for a payment that the cart does not have. */
export async function removePayment(work: Work, cart: CartState, id: string): Promise<CartState> {
  if (!cart.payments.some((payment) => payment.id === id)) throw notFound('The payment');
  return dropPayments(work, cart, (payment) => payment.id === id);
}

/** Drops planned payments that another service does not take (CHK-17). */
export async function dropUnsuitedPayments(work: Work, cart: CartState): Promise<CartState> {
  const type = cart.row.distributionAddress?.distributionType;
  return dropPayments(work, cart, ({ methodKey }) => !isPayable(methodKey, cart.terms, type));
}
