import { randomUUID } from 'node:crypto';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import type { DistributionType } from '@larder/contracts/distribution';
import { giftCardBrand } from '@larder/contracts/wallet';
import { badRequest, notFound } from '../kernel/failure.js';
import type { OrderTerms } from '../ordering/terms.js';
import type { Work } from '../ordering/work.js';
import { requireCovered } from '../wallet/cover.js';
import { deletePayments, savePayment } from './repository.js';
import type { CartState } from './state.js';
import { cartPrices } from './sums.js';

/** Ways to pay on handover and the service each belongs to (CHK-17). */
const handover: Readonly<Partial<Record<string, DistributionType>>> = {
  'payment-at-the-door': 'DELIVERY',
  'payment-at-the-store': 'CLICK_AND_COLLECT',
} satisfies Partial<Record<PaymentMethodKey, DistributionType>>;

interface PaymentInput {
  readonly methodKey: string;
  readonly brandName: string;
  /** Cents. */
  readonly amount: number;
}

/** Whether somebody takes the money: whoever hands the goods over, or a provider. */
export function isTaken(methodKey: string, { paidBy }: Work['shop']): boolean {
  return handover[methodKey] !== undefined || paidBy?.[methodKey] !== undefined;
}

/** True for ways to pay that lead to a provider. */
export function isPaidOnline(methodKey: string): boolean {
  return handover[methodKey] === undefined;
}

interface Occasion {
  readonly shop: Work['shop'];
  readonly terms: OrderTerms;
  readonly type: DistributionType | undefined;
}

/** True when the shop takes the method and it suits the service, if one is chosen. */
function isPayable(methodKey: string, { shop, terms, type }: Occasion): boolean {
  const service = handover[methodKey] ?? type;
  const offered: readonly string[] = terms.paymentMethods;
  return isTaken(methodKey, shop) && offered.includes(methodKey) && (type ?? service) === service;
}

/** The same for a cart as it is. */
export function isPayableFor(work: Work, cart: CartState, methodKey: string): boolean {
  return isPayable(methodKey, occasionOf(work, cart));
}

const occasionOf = ({ shop }: Work, { terms, row }: CartState): Occasion => ({
  ...{ shop, terms },
  type: row.distributionAddress?.distributionType,
});

/** The shop's gift card, of the wallet of the cart's customer (PAY-07, PAY-09). */
function isGiftCard({ methodKey, brandName }: Omit<PaymentInput, 'amount'>, terms: OrderTerms) {
  return brandName === giftCardBrand && methodKey === terms.giftCardMethodKey;
}

async function requirePayable(work: Work, cart: CartState, payment: PaymentInput): Promise<void> {
  const { methodKey, amount } = payment;
  if (isGiftCard(payment, cart.terms)) return requireCovered(work, cart.row.customerId, amount);
  if (isPayableFor(work, cart, methodKey)) return;
  const why = 'The payment method is not offered for this order';
  throw badRequest(why, { methodKey: why });
}

/**
 * Plans a payment (API-052); one of the same method and brand takes the earlier one's place. What is
 * planned never exceeds the total, nor what the wallet holds (261, 264).
 */
export async function addPayment(
  work: Work,
  cart: CartState,
  { methodKey, brandName, amount }: PaymentInput,
): Promise<CartState> {
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
  await requirePayable(work, cart, { methodKey, brandName, amount });
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
  const occasion = occasionOf(work, cart);
  return dropPayments(
    work,
    cart,
    (one) => !isGiftCard(one, cart.terms) && !isPayable(one.methodKey, occasion),
  );
}
