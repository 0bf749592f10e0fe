import type {
  PaymentProvider,
  ProviderEvent,
  StartedPayment,
  StartRequest,
  Webhook,
} from '../providers/provider.js';
import { unrelatedEvent } from '../providers/provider.js';

/** A provider, with the actions that happen on its side. */
export interface ProviderHarness {
  readonly provider: PaymentProvider;
  readonly tenant: string;
  readonly now: () => Date;
  /** The shopper pays; nothing happens where it is too late for that. */
  pay(payment: StartedPayment): Promise<void>;
  /** The shopper tries with a card that is declined. */
  fail(payment: StartedPayment): Promise<void>;
  /** The provider's new webhooks since the last call, oldest first. */
  messages(): Promise<readonly Webhook[]>;
  close(): Promise<void>;
}

let count = 0;

export function newRequest(tenant: string, change: Partial<StartRequest> = {}): StartRequest {
  const paymentId = `payment-${(count += 1)}`;
  return {
    tenant,
    paymentId,
    orderNumber: '2026000001',
    shopName: 'Alpha',
    methodKey: 'credit-cards',
    amount: 4378,
    currency: 'EUR',
    locale: 'de-AT',
    returnUrl: `http://alpha.test/api/payments/${paymentId}/return`,
    ...change,
  };
}

export const timeoutSignal = () => AbortSignal.timeout(10_000);

export async function beginPayment(
  { provider, tenant }: ProviderHarness,
  change: Partial<StartRequest> = {},
): Promise<StartedPayment & { readonly redirectUrl: string }> {
  const request = newRequest(tenant, change);
  const started = await provider.start(request, timeoutSignal());
  return { tenant, paymentId: request.paymentId, ...started };
}

/** The provider's webhook for a payment, as the shop reads it. */
export async function eventsOf(stage: ProviderHarness): Promise<ProviderEvent[]> {
  const all = await stage.messages();
  const read = await Promise.all(all.map((one) => stage.provider.readWebhook(one)));
  return read.filter((one): one is ProviderEvent => one !== undefined && one !== unrelatedEvent);
}

export const untouched = { authorised: 0, captured: 0, refunded: 0 };

/** Calls of the provider that is on stage. */
export function providerCalls(stage: () => ProviderHarness) {
  return {
    stage,
    ask: (of: StartedPayment) => stage().provider.fetchStatus(of, timeoutSignal()),
    capture: (of: StartedPayment, cents: number) =>
      stage().provider.capture(of, cents, timeoutSignal()),
    refund: (of: StartedPayment, cents: number) =>
      stage().provider.refund(of, cents, timeoutSignal()),
    undo: (of: StartedPayment) => stage().provider.cancel(of, timeoutSignal()),
    /** One that is reserved. */
    async paid() {
      const payment = await beginPayment(stage());
      await stage().pay(payment);
      return payment;
    },
  };
}
export type ProviderCalls = ReturnType<typeof providerCalls>;
