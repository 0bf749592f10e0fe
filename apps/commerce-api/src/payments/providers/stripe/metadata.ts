import type { Stripe } from 'stripe';
import type { StartRequest } from '../provider.js';

/** How a payment was begun: on Stripe's page, at once with a saved card or a wallet, or by saving one. */
export type Flow = 'page' | 'saved' | 'wallet' | 'setup';

const flows: readonly Flow[] = ['page', 'saved', 'wallet', 'setup'];

/** Metadata that Stripe stores with each payment and returns in every event. */
export interface PaymentMetadata {
  readonly tenant: string;
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly locale: string;
  readonly flow: Flow;
}

/** Names of ours among those of others who use the same account. */
const names = {
  tenant: 'larder_tenant',
  paymentId: 'larder_payment',
  orderNumber: 'larder_order',
  locale: 'larder_locale',
  flow: 'larder_flow',
} as const;

export function createMetadata(request: StartRequest, flow: Flow): Record<string, string> {
  const { tenant, paymentId, orderNumber, locale } = request;
  return {
    [names.tenant]: tenant,
    [names.paymentId]: paymentId,
    [names.orderNumber]: orderNumber,
    [names.locale]: locale,
    [names.flow]: flow,
  };
}

/** Undefined for a payment that is not ours. */
export function readMetadata(
  metadata: Stripe.Metadata | null | undefined,
): PaymentMetadata | undefined {
  const read = (name: keyof typeof names) => metadata?.[names[name]] ?? '';
  const tenant = read('tenant');
  const paymentId = read('paymentId');
  if (tenant === '' || paymentId === '') return undefined;
  const flow = flows.find((one) => one === read('flow')) ?? 'page';
  return { tenant, paymentId, orderNumber: read('orderNumber'), locale: read('locale'), flow };
}

/** Query of Stripe's search for the payments of ours with that id. */
export function paymentQuery(paymentId: string): string {
  const value = paymentId.replace(/[\\']/g, '\\$&');
  return `metadata['${names.paymentId}']:'${value}'`;
}
