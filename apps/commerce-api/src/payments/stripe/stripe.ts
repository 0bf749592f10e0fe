import type { PaymentProvider } from '../provider.js';
import type { OpenAccount } from './account.js';
import { captureAt, refundAt, undoAt } from './change.js';
import { readStanding, wordOf } from './standing.js';
import { startPayment } from './start.js';
import { troubleOf } from './trouble.js';
import { readEvent } from './webhook.js';

/** In addresses and in the database. */
export const stripeName = 'stripe';

/**
 * Stripe, for the shops that have an account there (CHK-16, CHK-18). Shoppers type their card on
 * Stripe's page, or have it kept there and pay with it again; the shop gets to know neither number nor
 * code. `now` gives idempotency keys their window.
 */
export function stripeProvider(accounts: readonly OpenAccount[], now: () => Date): PaymentProvider {
  const find = (tenant: string) => accounts.find((one) => one.tenant === tenant);
  const accountOf = (tenant: string): OpenAccount => {
    const found = find(tenant);
    if (!found) throw new Error(`The shop ${tenant} has no account at Stripe`);
    return found;
  };
  const change = (payment: Parameters<PaymentProvider['undo']>[0], signal: AbortSignal) => ({
    ...{ account: accountOf(payment.tenant), payment, now: now() },
    proceed: () => signal.throwIfAborted(),
  });
  return {
    name: stripeName,
    methodsOf: (tenant) => find(tenant)?.methods ?? [],
    savedForLater: (tenant) =>
      find(tenant)?.methods.filter((method) => method === 'credit-cards') ?? [],
    capturedAtOnce: (tenant) => find(tenant)?.atOnce ?? [],
    start: (request) => told(() => startPayment(accountOf(request.tenant), request)),
    ask: (payment) =>
      told(async () => wordOf(await readStanding(accountOf(payment.tenant), payment))),
    capture: (payment, amount, signal) => told(() => captureAt(change(payment, signal), amount)),
    refund: (payment, amount, signal) => told(() => refundAt(change(payment, signal), amount)),
    undo: (payment, signal) => told(() => undoAt(change(payment, signal))),
    readWebhook: async (webhook) => {
      const account = find(webhook.tenant);
      return account && readEvent(account, webhook);
    },
  };
}

/** Lets a call fail with what may stand in a log. */
async function told<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw troubleOf(error);
  }
}
