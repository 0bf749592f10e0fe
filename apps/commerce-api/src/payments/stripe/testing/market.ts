import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { auditBooks, auditMoney } from '../../../checkout/testing/books.js';
import { firstRow } from '../../../kernel/database.js';
import { market } from '../../../ordering/testing/market.js';
import type { TestApp } from '../../../testing/test-app.js';
import { testApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { webhookPath } from '../../paths.js';
import type { InstalledProvider, PaymentKernel } from '../../payment-kernel.js';
import type { Attendant } from '../../tend.js';
import type { Pending } from '../../testing/paying.js';
import { openAccounts } from '../account.js';
import { stripeName, stripeProvider } from '../stripe.js';
import type { FakeStripe } from './fake-stripe.js';
import { signed, startFakeStripe } from './fake-stripe.js';
import { account } from './stage.js';

export interface StripeMarket extends TestApp {
  readonly stripe: FakeStripe;
  readonly attendant: Attendant;
}

/** The market, paid by a Stripe on loopback. */
async function stripeMarket(): Promise<StripeMarket> {
  const stripe = await startFakeStripe();
  const atOnce = ['paypal'] as const;
  const accounts = await openAccounts([{ ...account, atOnce }], {
    server: stripe.server,
    timeout: 800,
  });
  const found: { kernel?: PaymentKernel } = {};
  const install: InstalledProvider['install'] = (_app, kernel) => {
    found.kernel = kernel;
  };
  const shop = await testApp({
    tenants: market,
    payments: {
      hasJobs: false,
      providers: ({ clock }) => [{ ...stripeProvider(accounts, () => clock.now()), install }],
    },
  });
  const { kernel } = found;
  if (!kernel) throw new Error('Stripe was not installed');
  const close = async () => {
    await shop.close();
    await stripe.close();
  };
  return { ...shop, stripe, attendant: { kernel, log: shop.app.log }, close };
}

/** One for the tests of a file, and a new shopper for each; after each every cent has its order. */
export function visitStripeMarket(arrive: (shop: StripeMarket, client: TestClient) => void): void {
  let shop: StripeMarket;
  beforeAll(async () => {
    shop = await stripeMarket();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.clock.set('2026-11-24T09:00:00+01:00');
    shop.stripe.books.events.length = 0;
    arrive(shop, shop.client());
  });
  afterEach(async () => {
    expect(await auditBooks(shop.db)).toEqual([]);
    expect(await auditMoney(shop.db)).toEqual([]);
  });
}

/** Stripe's name of a payment, as the shop has noted it. */
export async function referenceOf({ db }: TestApp, { id }: Pending): Promise<string> {
  const found = await firstRow<{ reference: string | null }>(
    db,
    sql`SELECT reference FROM payments WHERE id = ${id}`,
  );
  return found?.reference ?? '';
}

/** Sends what Stripe tells by itself, as Stripe does, or with another signature. */
export function sendEvent(shop: StripeMarket, event: Stripe.Event, signature?: string) {
  const payload = JSON.stringify(event);
  return shop.app.inject({
    method: 'POST',
    url: webhookPath(stripeName),
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-forwarded-host': 'alpha.test',
      'stripe-signature': signature ?? signed(payload, shop.clock.now()),
    },
  });
}
