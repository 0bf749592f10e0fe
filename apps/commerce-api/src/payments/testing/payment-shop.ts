import type { Cart } from '@larder/contracts/cart';
import type { CheckoutInput, CheckoutResult, Order } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { auditLedger, auditMoney } from '../../checkout/testing/audit-ledger.js';
import { rows } from '../../kernel/database/database.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  testTenantsFolder,
  ok,
} from '../../ordering/testing/test-shop.js';
import type { InstalledProvider, PaymentKernel } from '../payment-kernel.js';
import type { PaymentWorker } from '../processing/process-payment.js';
import type { TestApp, TestAppOptions } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { webhookPath } from '../start/paths.js';
import { testCards } from '../providers/simulator/test-cards.js';
import type { Behaviour } from '../providers/simulator/test-cards.js';
import { pagePath } from '../providers/simulator/hosted-page.js';
import { installSimulator } from '../providers/simulator/install.js';
import { sign, signatureHeader } from '../providers/simulator/signature.js';
import { createSimulators } from '../providers/simulator/simulator.js';
import { webhookSecretOf } from '../providers/simulator/secret.js';
import type { SimulatedPayment } from '../providers/simulator/store.js';

export interface PaymentShop extends TestApp {
  /** Replaces calls of the card provider, for as long as a test wants. */
  readonly faults: { current: Partial<InstalledProvider> };
  /** Payment worker of this shop. */
  readonly worker: PaymentWorker;
}

/** A backend with its database. */
export type TestBackend = Pick<TestApp, 'app' | 'db'>;

export const cardProvider = 'card-simulator';

/** Test shop with both simulated providers; functions in `faults` replace the provider's own. */
export async function createPaymentShop({
  timeoutMs = 300,
  ...options
}: { timeoutMs?: number } & Pick<TestAppOptions, 'log'> = {}): Promise<PaymentShop> {
  const faults: PaymentShop['faults'] = { current: {} };
  const found: { kernel?: PaymentKernel } = {};
  const install: InstalledProvider['install'] = (app, kernel) => {
    found.kernel = kernel;
    installSimulator(app, kernel);
  };
  const shop = await testApp({
    ...options,
    tenants: testTenantsFolder,
    payments: {
      timeoutMs,
      hasJobs: false,
      providers: (of) =>
        createSimulators(of).map((one) =>
          withFaults(one.install ? { ...one, install } : one, faults),
        ),
    },
  });
  const { kernel } = found;
  if (!kernel) throw new Error('The simulator was not installed');
  return { ...shop, faults, worker: { kernel, log: shop.app.log } };
}

function withFaults(provider: InstalledProvider, faults: PaymentShop['faults']): InstalledProvider {
  return new Proxy(provider, {
    get: (target, key: keyof InstalledProvider) => faults.current[key] ?? target[key],
  });
}

/**
 * A market for the tests of a file, and a new shopper for each of them, handed over by `arrive`.
 * After each test every order has its place, and every cent its order.
 */
export function setUpPaymentShop(arrive: (shop: PaymentShop, client: TestClient) => void): void {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await createPaymentShop();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.clock.set('2026-11-24T09:00:00+01:00');
    shop.faults.current = {};
    arrive(shop, shop.client());
  });
  afterEach(async () => {
    expect(await auditLedger(shop.db)).toEqual([]);
    expect(await auditMoney(shop.db)).toEqual([]);
  });
}

let keys = 0;
export const newKey = () => `payment-key-${(keys += 1)}`;

export interface PendingOrder extends CheckoutResult {
  readonly orderNumber: string;
  readonly redirectUrl: string;
  readonly id: string;
  readonly cart: Cart;
}

/** Orders a cart of 39.80 by a method that a provider takes; the order waits then. */
export async function orderOnline(
  client: TestClient,
  changes: Partial<CheckoutInput> & { readonly window?: string } = {},
): Promise<PendingOrder> {
  const { window, ...input } = changes;
  await fillCart(client, { ...(window !== undefined && { window }) });
  return placeOrderAgain(client, input);
}

/** Orders the cart as it is. */
export async function placeOrderAgain(
  client: TestClient,
  input: Partial<CheckoutInput> = {},
): Promise<PendingOrder> {
  const cart = await finalizeCart(client);
  const result = ok(
    await checkout(client, cart, { key: newKey(), methodKey: 'credit-cards', ...input }),
  );
  const { orderNumber = '', redirectUrl = '' } = result;
  const id = redirectUrl.split('/')[3] ?? '';
  return { ...result, orderNumber, redirectUrl, id, cart };
}

/** Follows the shop's link to the provider; where it leads. */
export async function goToProvider(
  shop: TestBackend,
  client: TestClient,
  { redirectUrl }: PendingOrder,
) {
  const answer = await openUrl(shop, client, redirectUrl);
  return String(answer.headers.location);
}

/** A page or a link as a browser opens it, without following it. */
export function openUrl(shop: Pick<TestApp, 'app'>, client: TestClient, url: string) {
  const { pathname, search } = new URL(url, 'http://alpha.test');
  return shop.app.inject({
    method: 'GET',
    url: pathname + search,
    cookies: Object.fromEntries(client.cookies),
    headers: { 'x-forwarded-host': 'alpha.test' },
  });
}

export async function findSimulatedPayment(
  shop: Pick<TestApp, 'db'>,
  { id }: Pick<PendingOrder, 'id'>,
) {
  const [found] = await rows<SimulatedPayment>(
    shop.db,
    sql`SELECT provider, reference, tenant, payment_id AS "paymentId", state, amount, captured,
          refunded, currency FROM simulated_payments WHERE payment_id = ${id}`,
  );
  if (!found) throw new Error('The provider does not know the payment');
  return found;
}

/** Presses a button of the provider's page. */
export async function pressButton(
  shop: TestBackend,
  pending: Pick<PendingOrder, 'id'>,
  fields: Readonly<Record<string, string>>,
) {
  const { provider, reference } = await findSimulatedPayment(shop, pending);
  return shop.app.inject({
    method: 'POST',
    url: pagePath(provider, reference),
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-host': 'alpha.test',
    },
  });
}

export const card = (behaviour: Behaviour) => ({
  ...{ action: 'pay', number: testCards[behaviour], expiry: '12/29', code: '123' },
});

/** Goes to the provider and pays there by a test card; nothing has come back yet. */
export async function payAtProvider(
  shop: TestBackend,
  client: TestClient,
  pending: PendingOrder,
  behaviour: Behaviour = 'success',
) {
  await goToProvider(shop, client, pending);
  return pressButton(shop, pending, card(behaviour));
}

export const returnToShop = (shop: TestBackend, client: TestClient, { id }: PendingOrder) =>
  openUrl(shop, client, `/api/payments/${id}/return`);

export async function orderOf(client: TestClient, { orderNumber }: PendingOrder): Promise<Order> {
  return ok(await client.get<Order>(`/api/orders/${orderNumber}`));
}

export interface PendingWebhook {
  readonly id: string;
  readonly update: Readonly<Record<string, unknown>>;
}

/** Webhooks that the provider has not sent yet, oldest first. */
export async function pendingWebhooks(
  shop: TestApp,
  { id }: PendingOrder,
): Promise<PendingWebhook[]> {
  const found = await rows<{ body: string }>(
    shop.db,
    sql`SELECT body FROM simulated_webhooks WHERE position(${id} in body) > 0 ORDER BY id`,
  );
  return found.map(({ body }) => JSON.parse(body) as PendingWebhook);
}

/** Sends a webhook as the provider does, or with another signature. */
export async function sendWebhook(shop: TestApp, hook: PendingWebhook, signature?: string) {
  const payload = JSON.stringify({ tenant: 'alpha', ...hook });
  const secret = await webhookSecretOf(shop, 'alpha');
  return shop.app.inject({
    method: 'POST',
    url: webhookPath(cardProvider),
    payload,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': 'alpha.test',
      [signatureHeader]: signature ?? sign(secret, shop.clock.now(), payload),
    },
  });
}
