import type { PaymentProvider } from '../provider.js';
import type { OpenAccount } from './accounts/account.js';
import { capturePayment, refundPayment, cancelPayment } from './change-payment.js';
import { readStripePayment, statusUpdateOf } from './stripe-payment.js';
import { startPayment } from './start/start.js';
import { toLoggableError } from './stripe-errors.js';
import { readEvent } from './webhook.js';

/** Apple Pay and Google Pay are cards. */
const walletMethods: ReadonlySet<string> = new Set(['credit-cards', 'apple-pay']);

/** In addresses and in the database. */
export const stripeName = 'stripe';

/**
 * Stripe, for shops with a Stripe account (CHK-16, CHK-18). Shoppers enter their card on Stripe's page,
 * or store it there and pay with it again; the shop sees neither number nor code. `now` rotates the
 * idempotency keys.
 */
export function stripeProvider(accounts: readonly OpenAccount[], now: () => Date): PaymentProvider {
  const find = (tenant: string) => accounts.find((one) => one.tenant === tenant);
  const accountOf = (tenant: string): OpenAccount => {
    const found = find(tenant);
    if (!found) throw new Error(`The shop ${tenant} has no account at Stripe`);
    return found;
  };
  const change = (payment: Parameters<PaymentProvider['cancel']>[0], signal: AbortSignal) => ({
    account: accountOf(payment.tenant),
    payment,
    now: now(),
    proceed: () => signal.throwIfAborted(),
  });
  return {
    name: stripeName,
    methodsOf: (tenant) => find(tenant)?.methods ?? [],
    deferredAuthorisationMethods: (tenant) =>
      find(tenant)?.methods.filter((method) => method === 'credit-cards') ?? [],
    pageWalletMethods: (tenant) =>
      find(tenant)?.methods.filter((method) => walletMethods.has(method)) ?? [],
    immediateCaptureMethods: (tenant) => find(tenant)?.atOnce ?? [],
    start: (request) => withLoggableErrors(() => startPayment(accountOf(request.tenant), request)),
    fetchStatus: (payment) =>
      withLoggableErrors(async () =>
        statusUpdateOf(await readStripePayment(accountOf(payment.tenant), payment)),
      ),
    capture: (payment, amount, signal) =>
      withLoggableErrors(() => capturePayment(change(payment, signal), amount)),
    refund: (payment, amount, signal) =>
      withLoggableErrors(() => refundPayment(change(payment, signal), amount)),
    cancel: (payment, signal) => withLoggableErrors(() => cancelPayment(change(payment, signal))),
    readWebhook: async (webhook) => {
      const account = find(webhook.tenant);
      return account && readEvent(account, webhook);
    },
  };
}

/** Replaces an error by one that may be logged. */
async function withLoggableErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toLoggableError(error);
  }
}
