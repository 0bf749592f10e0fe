import type { Stripe } from 'stripe';

/** What a shop's own account at Stripe is reached by. */
export interface StripeKeys {
  /** `sk_…` or, with less rights, `rk_…`. */
  readonly secretKey: string;
  /** `whsec_…`, of this shop's webhook endpoint. */
  readonly webhookSecret: string;
}

/** Stripe account of a shop. */
export interface StripeAccount extends StripeKeys {
  readonly tenant: string;
  /** The payment methods that Stripe processes; never empty. */
  readonly methods: readonly StripeMethod[];
  /** The methods that the account cannot authorise: they are captured when the shopper pays. */
  readonly atOnce?: readonly StripeMethod[];
}

/** Address of a fake Stripe server, for tests. */
export interface StripeServer {
  readonly protocol: 'http' | 'https';
  readonly host: string;
  readonly port: number;
}

/** Our payment methods and their Stripe counterparts. */
export const stripeMethods = {
  'credit-cards': ['card'],
  // A wallet on top of cards: Stripe's page shows it where device and browser have it.
  'apple-pay': ['card'],
  paypal: ['paypal'],
  'pay-by-invoice-b2c': ['klarna'],
  'pay-by-invoice-b2b': ['billie'],
  eps: ['eps'],
  klarna: ['klarna'],
} as const;

export type StripeMethod = keyof typeof stripeMethods;

/** Keys of the payment methods that Stripe supports. */
export const stripeMethodKeys = Object.keys(stripeMethods) as readonly StripeMethod[];

/** Bank transfers: Stripe cannot authorise them, whatever the account. */
export const alwaysAtOnce: readonly StripeMethod[] = ['eps'];

/** An account with its connection. */
export interface OpenAccount extends StripeAccount {
  readonly client: Stripe;
}

/** Milliseconds for one request: below the timeout of the payment registry. */
const timeoutMs = 8_000;

/**
 * Connects accounts. Only this function imports the library, so a shop without Stripe does not load its
 * 20 MB. The library makes no retries: the payment worker retries after it has fetched the status.
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
