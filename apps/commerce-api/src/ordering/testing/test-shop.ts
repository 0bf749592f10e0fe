import path from 'node:path';
import type { Cart } from '@larder/contracts/cart';
import type { CheckoutInput, CheckoutResult } from '@larder/contracts/checkout';
import type { TestApp, TestAppOptions } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { TestAnswer, TestClient } from '../../testing/test-client.js';

/** Two small shops with goods of every kind, two areas, three stores and time slots. */
export const testTenantsFolder = path.join(import.meta.dirname, 'tenants');

/** The whole backend with the shops above, on Tuesday, 24 November 2026, 09:00 in Vienna. */
export async function createTestShop(
  options: Pick<TestAppOptions, 'push' | 'sources' | 'walletPasses'> = {},
): Promise<TestApp> {
  return testApp({ tenants: testTenantsFolder, ...options });
}

export const testTimeSlots = {
  /** Delivery, 5000 places, 1.90. */
  noon: 'd-W1-20261125-1000',
  /** Delivery, three places, 5.90. */
  evening: 'd-W1-20261125-1800',
  graz: 'd-G1-20261125-1700',
  pickup: 'c-wien-markt-20261125-0800',
} as const;

export const addresses = {
  vienna: {
    distributionType: 'DELIVERY',
    streetName: 'Laubenweg',
    streetNumber: '2',
    postalCode: '1010',
    city: 'Wien',
    country: 'Österreich',
    countryCode: 'AT',
    position: { lat: 48.21, lng: 16.37 },
    firstName: 'Eva',
    lastName: 'Gruber',
  },
  graz: {
    distributionType: 'DELIVERY',
    streetName: 'Hauptplatz',
    streetNumber: '3',
    postalCode: '8010',
    city: 'Graz',
    country: 'Österreich',
    countryCode: 'AT',
  },
  pickup: {
    distributionType: 'CLICK_AND_COLLECT',
    storeId: 'wien-markt',
    streetName: 'anywhere',
    streetNumber: '1',
    postalCode: '9999',
    city: 'Nirgends',
    country: 'Österreich',
    countryCode: 'AT',
  },
} as const;

export const billing = {
  firstName: 'Eva',
  lastName: 'Gruber',
  email: 'eva@example.org',
  phoneNumber: '+43123456789',
  streetName: 'Laubenweg',
  streetNumber: '2',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
} as const;

/** Throws unless the response is a success; returns its body. */
export function ok<Body>(answer: TestAnswer<Body>): Body {
  if (answer.status >= 300) {
    throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}

export async function put(client: TestClient, sku: string, quantity: number): Promise<Cart> {
  return ok(await client.post<Cart>('/api/carts/items', { sku, quantity }));
}

/** A cart for delivery in Vienna worth 39.80 and its fee, with everything that an order needs. */
export async function fillCart(
  client: TestClient,
  {
    window: timeSlot = testTimeSlots.noon as string,
    address = addresses.vienna as object,
    quantity = 20,
  } = {},
): Promise<Cart> {
  await put(client, 'juice', quantity);
  ok(await client.post('/api/carts/distribution-address', address));
  ok(await client.post('/api/carts/billing-address', billing));
  return ok(await client.post<Cart>('/api/carts/distribution-time-slot', { id: timeSlot }));
}

export async function finalizeCart(client: TestClient): Promise<Cart> {
  return ok(await client.post<Cart>('/api/carts/finalize'));
}

export async function checkout<Body = CheckoutResult>(
  client: TestClient,
  cart: Cart,
  { key, ...changes }: { readonly key: string } & Partial<CheckoutInput>,
): Promise<TestAnswer<Body>> {
  const body = {
    cartId: cart.id,
    methodKey: 'payment-at-the-door',
    expectedTotal: cart.priceInfo.total,
    ...changes,
  };
  return client.post<Body>('/api/checkout', body, { 'idempotency-key': key });
}
