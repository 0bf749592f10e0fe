import type { CheckoutInput, Order } from '@larder/contracts/checkout';
import { auditLedger, auditMoney } from '../../checkout/testing/audit-ledger.js';
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
import { installSimulator } from '../providers/simulator/install.js';
import { createSimulators } from '../providers/simulator/simulator.js';
import { type PendingOrder } from './provider-page.js';

export * from './provider-page.js';

export interface PaymentShop extends TestApp {
  /** Replaces calls of the card provider, for as long as a test wants. */
  readonly faults: { current: Partial<InstalledProvider> };
  /** Payment worker of this shop. */
  readonly worker: PaymentWorker;
}

/** Test shop with both simulated providers; functions in `faults` replace the provider's own. */
export async function createPaymentShop({
  timeoutMs = 5_000,
  ...options
}: { timeoutMs?: number } & Pick<
  TestAppOptions,
  'log' | 'tenants' | 'tenant'
> = {}): Promise<PaymentShop> {
  const faults: PaymentShop['faults'] = { current: {} };
  const found: { kernel?: PaymentKernel } = {};
  const install: InstalledProvider['install'] = (app, kernel) => {
    found.kernel = kernel;
    installSimulator(app, kernel);
  };
  const shop = await testApp({
    tenants: testTenantsFolder,
    ...options,
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
  // A job of the worker sees all shops; so does the administrator of a test.
  return { ...shop, faults, worker: { kernel: { ...kernel, db: shop.db }, log: shop.app.log } };
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
export function setUpPaymentShop(
  arrive: (shop: PaymentShop, client: TestClient) => void,
  options?: { timeoutMs: number },
): void {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await createPaymentShop(options);
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

/** Orders a cart of 39.80 with a provider's payment method; the order then waits. */
export async function orderOnline(
  client: TestClient,
  changes: Partial<CheckoutInput> & { readonly window?: string } = {},
): Promise<PendingOrder> {
  const { window, ...input } = changes;
  await fillCart(client, { ...(window !== undefined && { window }) });
  return placeOrderAgain(client, input);
}

/** Orders the current cart. */
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

export async function orderOf(client: TestClient, { orderNumber }: PendingOrder): Promise<Order> {
  return ok(await client.get<Order>(`/api/orders/${orderNumber}`));
}
