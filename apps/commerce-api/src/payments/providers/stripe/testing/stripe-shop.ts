import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { auditLedger, auditMoney } from '../../../../checkout/testing/audit-ledger.js';
import { firstRow } from '../../../../kernel/database/database.js';
import { testTenantsFolder } from '../../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../../testing/test-app.js';
import { testApp } from '../../../../testing/test-app.js';
import type { TestClient } from '../../../../testing/test-client.js';
import { webhookPath } from '../../../start/paths.js';
import type { InstalledProvider, PaymentKernel } from '../../../payment-kernel.js';
import type { PaymentWorker } from '../../../processing/process-payment.js';
import type { PendingOrder } from '../../../testing/payment-shop.js';
import { openAccounts } from '../accounts/account.js';
import { stripeName, stripeProvider } from '../stripe-provider.js';
import type { FakeStripe } from './fake-stripe.js';
import { signed, startFakeStripe } from './fake-stripe.js';
import { account } from './stripe-harness.js';

export interface StripeShop extends TestApp {
  readonly stripe: FakeStripe;
  readonly worker: PaymentWorker;
}

/** The market, paid by a Stripe on loopback. */
async function createStripeShop(): Promise<StripeShop> {
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
    tenants: testTenantsFolder,
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
  return { ...shop, stripe, worker: { kernel, log: shop.app.log }, close };
}

/** One for the tests of a file, and a new shopper for each; after each every cent has its order. */
export function setUpStripeShop(arrive: (shop: StripeShop, client: TestClient) => void): void {
  let shop: StripeShop;
  beforeAll(async () => {
    shop = await createStripeShop();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.clock.set('2026-11-24T09:00:00+01:00');
    shop.stripe.store.events.length = 0;
    arrive(shop, shop.client());
  });
  afterEach(async () => {
    expect(await auditLedger(shop.db)).toEqual([]);
    expect(await auditMoney(shop.db)).toEqual([]);
  });
}

/** Stripe's name of a payment, as the shop has noted it. */
export async function referenceOf({ db }: TestApp, { id }: PendingOrder): Promise<string> {
  const found = await firstRow<{ reference: string | null }>(
    db,
    sql`SELECT reference FROM payments WHERE id = ${id}`,
  );
  return found?.reference ?? '';
}

/** Sends Stripe's webhooks, correctly signed or with another signature. */
export function sendEvent(shop: StripeShop, event: Stripe.Event, signature?: string) {
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
