import type { StartedPayment } from '../../provider.js';
import { beginPayment, timeoutSignal } from '../../../testing/provider-contract.js';
import type { StripeHarness } from './stripe-harness.js';
import { openStripeHarness } from './stripe-harness.js';

type Store = StripeHarness['stripe']['store'];
type Session = NonNullable<ReturnType<Store['sessions']['get']>>;
type Refund = Store['refunds'][number];

/** Opens a harness for the tests of a file, and clears its requests before each test. */
export function setUpStripe(take: (harness: StripeHarness) => void): void {
  let harness: StripeHarness;
  beforeAll(async () => {
    harness = await openStripeHarness(800);
    take(harness);
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    harness.stripe.requests.length = 0;
    harness.stripe.store.events.length = 0;
  });
}

/** Calls of the provider, and what Stripe has in its store for a payment. */
export function paymentsOf(harness: () => StripeHarness) {
  const start = (change = {}) => beginPayment(harness(), change);
  const sessionOf = ({ reference }: StartedPayment): Session => {
    const session = harness().stripe.store.sessions.get(reference);
    if (!session) throw new Error('Stripe has no such page');
    return session;
  };
  return {
    start,
    sessionOf,
    ask: (of: StartedPayment) => harness().provider.fetchStatus(of, timeoutSignal()),
    capture: (of: StartedPayment, cents = 3980) =>
      harness().provider.capture(of, cents, timeoutSignal()),
    undo: (of: StartedPayment) => harness().provider.cancel(of, timeoutSignal()),
    paid: async () => {
      const payment = await start();
      harness().does(payment.reference, 'pays');
      return payment;
    },
    refundsOf: (payment: StartedPayment): Refund[] => {
      const { payment_intent: intent } = sessionOf(payment);
      return harness().stripe.store.refunds.filter((one) => one.payment_intent === intent);
    },
    changes: () => harness().stripe.requests.filter(({ call }) => call.startsWith('POST')),
  };
}

export const card = (token: string) => ({
  brand: 'Visa',
  lastDigits: '4242',
  month: 8,
  year: 2029,
  token,
});
