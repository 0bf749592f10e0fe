import { testClock } from '../../../../testing/test-clock.js';
import type { ProviderHarness } from '../../../testing/provider-contract.js';
import type { StripeAccount } from '../accounts/account.js';
import { openAccounts } from '../accounts/account.js';
import { stripeProvider } from '../stripe-provider.js';
import type { FakeStripe } from './fake-stripe.js';
import { secretKey, signed, startFakeStripe, webhookSecret } from './fake-stripe.js';
import type { ShopperAction } from './shopper-actions.js';
import { performAction } from './shopper-actions.js';

export interface StripeHarness extends ProviderHarness {
  readonly stripe: FakeStripe;
  readonly clock: ReturnType<typeof testClock>;
  readonly does: (reference: string, what: ShopperAction) => void;
}

export const account: StripeAccount = {
  tenant: 'alpha',
  secretKey,
  webhookSecret,
  methods: ['credit-cards', 'paypal'],
};

/** The adapter before a Stripe on loopback; `timeout` in milliseconds. */
export async function openStripeHarness(timeout = 5_000): Promise<StripeHarness> {
  const stripe = await startFakeStripe();
  const clock = testClock();
  const { server } = stripe;
  const accounts = await openAccounts([account], { server, timeout });
  const { store: books } = stripe;
  const does = (reference: string, what: ShopperAction) => performAction(books, reference, what);
  return {
    stripe,
    clock,
    does,
    provider: stripeProvider(accounts, () => clock.now()),
    tenant: account.tenant,
    now: () => clock.now(),
    pay: async ({ reference }) => does(reference, 'pays'),
    fail: async ({ reference }) => does(reference, 'isDeclined'),
    messages: async () =>
      books.events.splice(0).map((event) => {
        const body = JSON.stringify(event);
        const now = clock.now();
        const headers = { 'stripe-signature': signed(body, now) };
        return { tenant: account.tenant, headers, body, now };
      }),
    close: () => stripe.close(),
  };
}
