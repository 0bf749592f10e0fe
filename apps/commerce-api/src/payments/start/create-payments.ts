import { randomUUID } from 'node:crypto';
import type { CheckoutInput, CheckoutResult, Order } from '@larder/contracts/checkout';
import { errorCodes } from '@larder/contracts';
import { giftCardBrand } from '@larder/contracts/wallet';
import { isPaidOnline } from '../../carts/sums/payments.js';
import type { CartRow } from '../../carts/tables.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { CardDetails } from '../providers/provider.js';
import { notCovered } from '../wallet/wallet-coverage.js';
import { spend } from '../wallet/ledger.js';
import { needsDeferredAuthorisation, deliveryTimesOf } from '../capture/deferred-authorisation.js';
import { startPath } from './paths.js';
import type { PaymentPlan } from './plan.js';
import { walletKey } from '../capture/release.js';
import { insertPayment } from './insert-payment.js';
import { paymentsOf, pendingOrderOf, walletProvider } from '../repository.js';

/** Whether the order has to wait for a provider. */
export function isPending({ rest }: PaymentPlan): boolean {
  return rest !== undefined && isPaidOnline(rest.methodKey);
}

/** The planned payments in an order's shape, the wallet first. */
export function plannedPayments({ wallet, rest }: PaymentPlan): Order['payments'] {
  return [
    ...(wallet
      ? [{ methodKey: wallet.methodKey, brandName: giftCardBrand, amountPlanned: wallet.amount }]
      : []),
    ...(rest ? [{ methodKey: rest.methodKey, amountPlanned: rest.amount }] : []),
  ];
}

interface PaymentsRequest {
  readonly cart: Pick<CartRow, 'customerId'>;
  readonly plan: PaymentPlan;
  readonly orderNumber: string;
  /** A saved card that is charged without the shopper. */
  readonly card?: CardDetails | undefined;
}

/**
 * Charges the wallet's part at once and stores the payment for the provider; returns the path where it
 * starts. No provider is called here, because the order is not committed yet.
 * @throws ApiFailure 261 when the wallet has less than was planned
 */
export async function createPayments(
  work: UnitOfWork,
  of: PaymentsRequest,
): Promise<string | undefined> {
  const { plan, orderNumber, card } = of;
  await payByWallet(work, of);
  const { rest } = plan;
  if (!rest || !isPending(plan)) return undefined;
  const id = randomUUID();
  const provider = work.shop.methodProviders?.[rest.methodKey];
  if (!provider) throw new Error(`No provider takes ${rest.methodKey}`);
  const { startsAt } = await deliveryTimesOf(work, orderNumber);
  await insertPayment(work, {
    id,
    orderNumber,
    provider: provider.name,
    methodKey: rest.methodKey,
    brandName: rest.methodKey,
    currency: work.shop.clientRuntimeConfig.currency,
    planned: rest.reserved,
    due: rest.amount,
    state: 'OPEN',
    // An authorisation waits for the receipt; other methods are captured before picking.
    captureFrom: provider.capturesImmediately ? work.now : null,
    ...(card
      ? { kind: 'UNATTENDED', card }
      : { kind: needsDeferredAuthorisation(startsAt, work.now, provider) ? 'SETUP' : 'PAYMENT' }),
    expiresAt: new Date(work.now.getTime() + provider.expiryMinutes * 60_000),
  });
  return startPath(id);
}

async function payByWallet(
  work: UnitOfWork,
  { cart, plan, orderNumber }: PaymentsRequest,
): Promise<void> {
  if (!plan.wallet) return;
  const { amount, methodKey } = plan.wallet;
  const { customerId: customer } = cart;
  if (customer === null) throw notCovered('264');
  const id = randomUUID();
  if (!(await spend(work, { customer, amount, key: walletKey(id), orderNumber })))
    throw notCovered('261');
  await insertPayment(work, {
    id,
    orderNumber,
    methodKey,
    brandName: giftCardBrand,
    provider: walletProvider,
    currency: work.shop.clientRuntimeConfig.currency,
    planned: amount,
    due: amount,
    state: 'CAPTURED',
    expiresAt: work.now,
    captureFrom: work.now,
  });
}

/**
 * The pending order of a cart, returned again: another tab of the shopper has placed it.
 * @throws ApiFailure 409 when this tab uses another payment method or total
 */
export async function findPendingCheckout(
  work: UnitOfWork,
  cartId: string,
  { methodKey, expectedTotal }: CheckoutInput,
): Promise<CheckoutResult | undefined> {
  const pending = await pendingOrderOf(work, cartId);
  if (!pending) return undefined;
  const { orderNumber, total } = pending;
  const payment = (await paymentsOf(work, orderNumber)).find(({ state }) => state === 'OPEN');
  if (!payment || pending.methodKey !== methodKey || total !== expectedTotal)
    throw new ApiFailure(409, errorCodes.conflict, 'The cart is being paid in another way already');
  const redirectUrl = startPath(payment.id);
  return { checkoutId: cartId, orderNumber, status: 'PAYMENT_PENDING', redirectUrl };
}
