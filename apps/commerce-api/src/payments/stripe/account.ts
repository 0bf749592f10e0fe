import type { Stripe } from 'stripe';

/** What a shop's own account at Stripe is reached by. */
export interface StripeKeys {
  /** `sk_…` or, with less rights, `rk_…`. */
  readonly secretKey: string;
  /** `whsec_…`, of the endpoint that tells this shop. */
  readonly webhookSecret: string;
}

/** A shop whose money Stripe takes. */
export interface StripeAccount extends StripeKeys {
  readonly tenant: string;
  /** The ways to pay that go through Stripe; never empty. */
  readonly methods: readonly StripeMethod[];
  /** Those of them that the account cannot authorise: they are captured when the shopper pays. */
  readonly atOnce?: readonly StripeMethod[];
}

/** Another place than Stripe's own, for tests. */
export interface StripeServer {
  readonly protocol: 'http' | 'https';
  readonly host: string;
  readonly port: number;
}

/** Our ways to pay that Stripe has a counterpart for. */
export const stripeMethods = {
  'credit-cards': ['card'],
  // A wallet on top of cards: Stripe's page shows it where device and browser have it.
  'apple-pay': ['card'],
  paypal: ['paypal'],
  'pay-by-invoice-b2c': ['klarna'],
  'pay-by-invoice-b2b': ['billie'],
} as const;

export type StripeMethod = keyof typeof stripeMethods;

/** Names of the ways to pay that Stripe can take. */
export const stripeMethodKeys = Object.keys(stripeMethods) as readonly StripeMethod[];

/** An account with its connection. */
export interface OpenAccount extends StripeAccount {
  readonly client: Stripe;
}

/** Milliseconds for one request: less than the desk has patience for. */
const timeoutMs = 8_000;

/**
 * Connects accounts. The library is loaded here alone, so that a shop without Stripe does not carry
 * its 20 MB. It repeats nothing by itself: the desk does, after having looked how the payment stands.
 */
export async function openAccounts(
  accounts: readonly StripeAccount[],
  {
    server,
    timeout = timeoutMs,
  }: { readonly server?: StripeServer; readonly timeout?: number } = {},
): Promise<readonly OpenAccount[]> {
  if (accounts.length === 0) return [];
  const { default: Client } = await import('stripe');
  const settings = { ...server, timeout, maxNetworkRetries: 0, telemetry: false };
  return accounts.map((account) => ({
    ...account,
    client: new Client(account.secretKey, settings),
  }));
}
