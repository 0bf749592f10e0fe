import { randomUUID } from 'node:crypto';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import type { DistributionType } from '@larder/contracts/distribution';
import { giftCardBrand } from '@larder/contracts/wallet';
import { badRequest, notFound } from '../../kernel/failure.js';
import type { OrderTerms } from '../../ordering/terms.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { requireCovered } from '../../payments/wallet/wallet-coverage.js';
import { deletePayments, savePayment } from '../repository.js';
import type { CartState } from '../state.js';
import { cartPrices } from './sums.js';

/** Ways to pay on handover and the service each belongs to (CHK-17). */
const handoverMethods: Readonly<Partial<Record<string, DistributionType>>> = {
  'payment-at-the-door': 'DELIVERY',
  'payment-at-the-store': 'CLICK_AND_COLLECT',
} satisfies Partial<Record<PaymentMethodKey, DistributionType>>;

interface PaymentInput {
  readonly methodKey: string;
  readonly brandName: string;
  /** Cents. */
  readonly amount: number;
}

/** Whether the payment is collected: on handover, or by a provider. */
export function isMethodAvailable(
  methodKey: string,
  { methodProviders: paidBy }: UnitOfWork['shop'],
): boolean {
  return handoverMethods[methodKey] !== undefined || paidBy?.[methodKey] !== undefined;
}

/** Whether a payment method is paid through a provider. */
export function isPaidOnline(methodKey: string): boolean {
  return handoverMethods[methodKey] === undefined;
}

interface MethodContext {
  readonly shop: UnitOfWork['shop'];
  readonly terms: OrderTerms;
  readonly type: DistributionType | undefined;
}

/** Whether the shop accepts the method for the chosen service, if one is chosen. */
function isMethodAllowed(methodKey: string, { shop, terms, type }: MethodContext): boolean {
  const service = handoverMethods[methodKey] ?? type;
  const offered: readonly string[] = terms.paymentMethods;
  return (
    isMethodAvailable(methodKey, shop) &&
    offered.includes(methodKey) &&
    (type ?? service) === service
  );
}

/** The same for the current cart. */
export function isMethodAllowedFor(work: UnitOfWork, cart: CartState, methodKey: string): boolean {
  return isMethodAllowed(methodKey, methodContextOf(work, cart));
}

const methodContextOf = ({ shop }: UnitOfWork, { terms, row }: CartState): MethodContext => ({
  shop,
  terms,
  type: row.distributionAddress?.distributionType,
});

/** The shop's gift card, of the wallet of the cart's customer (PAY-07, PAY-09). */
function isGiftCard({ methodKey, brandName }: Omit<PaymentInput, 'amount'>, terms: OrderTerms) {
  return brandName === giftCardBrand && methodKey === terms.giftCardMethodKey;
}

async function requireAllowedMethod(
  work: UnitOfWork,
  cart: CartState,
  payment: PaymentInput,
): Promise<void> {
  const { methodKey, amount } = payment;
  if (isGiftCard(payment, cart.terms)) return requireCovered(work, cart.row.customerId, amount);
  if (isMethodAllowedFor(work, cart, methodKey)) return;
  const why = 'The payment method is not offered for this order';
  throw badRequest(why, { methodKey: why });
}

/**
 * Plans a payment (API-052), replacing one of the same method and brand. The planned amount exceeds
 * neither the total nor the balance of the wallet (261, 264).
 */
export async function addPayment(
  work: UnitOfWork,
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
  await requireAllowedMethod(work, cart, { methodKey, brandName, amount });
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

async function removePayments(
  work: UnitOfWork,
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
export async function clearPayments(work: UnitOfWork, cart: CartState): Promise<CartState> {
  return removePayments(work, cart, () => true);
}

/** API-054; 404 for a payment that the cart does not have. */
export async function removePayment(
  work: UnitOfWork,
  cart: CartState,
  id: string,
): Promise<CartState> {
  if (!cart.payments.some((payment) => payment.id === id)) throw notFound('The payment');
  return removePayments(work, cart, (payment) => payment.id === id);
}

/** Drops planned payments that another service does not take (CHK-17). */
export async function removeDisallowedPayments(
  work: UnitOfWork,
  cart: CartState,
): Promise<CartState> {
  const occasion = methodContextOf(work, cart);
  return removePayments(
    work,
    cart,
    (one) => !isGiftCard(one, cart.terms) && !isMethodAllowed(one.methodKey, occasion),
  );
}
