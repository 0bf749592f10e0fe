import type { AllergenFinding, Cart } from '@larder/contracts/cart';
import { signIn } from '../../../customers/testing/people.js';
import { addresses, billing, ok, put, testTimeSlots } from '../../../ordering/testing/test-shop.js';
import type { TestClient } from '../../../testing/test-client.js';

export const skus = ['juice', 'rice', 'wine', 'tomatoes'] as const;
export type Sku = (typeof skus)[number];
export const stepOf = (sku: Sku) => (sku === 'tomatoes' ? 250 : 1);
export const allergens = ['milk', 'nuts'] as const;
export type Allergen = (typeof allergens)[number];

export interface Facts {
  readonly contains: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly isKnown: boolean;
}

export interface Entry {
  readonly sku: Sku;
  readonly quantity: number;
  readonly confirmedAllergens?: AllergenFinding;
}

/** A way in which a call could put something into the cart. */
export interface Attempt {
  /** What has to be there before the call itself is made. */
  readonly prepare?: (person: Person, entry: Entry) => Promise<void>;
  readonly call: (client: TestClient, entry: Entry, person: Person) => Promise<unknown>;
}

export interface Person {
  readonly client: TestClient;
  readonly email: string;
  guestCartId: string;
}

export const cartOf = async (client: TestClient) => ok(await client.get<Cart>('/api/carts'));

/** Adds goods to the cart of a guest who avoids nothing, then signs in. */
export async function asGuest(person: Person, { sku, quantity }: Entry): Promise<void> {
  const { client, email } = person;
  ok(await client.post('/api/auth/logout'));
  ok(await client.put('/api/carts/allergens', { allergens: [] }));
  await put(client, sku, quantity);
  person.guestCartId = (await cartOf(client)).id;
  await signIn(client, email);
}

/** Lines as a careless call might take them from any body. */
export const smuggled = (entry: Entry) => ({
  ...entry,
  productLineItems: [entry],
  items: [entry],
  lines: [entry],
});

/** Every call that returns a cart, by name: a new one must state how it could add something. */
export const attempts: Readonly<Record<string, Attempt>> = {
  setItem: { call: (client, entry) => client.post('/api/carts/items', entry) },
  setItems: { call: (client, entry) => client.post('/api/carts/items/bulk', [entry]) },
  mergeCart: {
    prepare: asGuest,
    call: (client, _, { guestCartId }) => client.post(`/api/carts/merge/${guestCartId}`),
  },
  setCartCustomer: {
    prepare: asGuest,
    call: (client, _, { guestCartId }) =>
      client.post(`/api/carts/set-customer?anonymousCartId=${guestCartId}`),
  },
  setCartMode: {
    call: (client, entry) => client.put('/api/carts/mode', { mode: 'REGULAR', ...smuggled(entry) }),
  },
  resetCart: { call: (client, entry) => client.post('/api/carts/reset', smuggled(entry)) },
  finalizeCart: {
    call: async (client, entry) => {
      await client.post('/api/carts/finalize', smuggled(entry));
      await client.post('/api/carts/reset');
    },
  },
  setBillingAddress: {
    call: (client, entry) =>
      client.post('/api/carts/billing-address', { ...billing, ...smuggled(entry) }),
  },
  setCrateDeposit: {
    call: (client, entry) =>
      client.post('/api/carts/crate-deposit-desired', {
        crateDepositDesired: true,
        ...smuggled(entry),
      }),
  },
  setTip: {
    call: (client, entry) => client.put('/api/carts/tip', { tip: 0, ...smuggled(entry) }),
  },
  addPayment: {
    call: (client, entry) =>
      client.post('/api/carts/payment', {
        methodKey: 'x',
        brandName: 'x',
        amount: 1,
        ...smuggled(entry),
      }),
  },
  cleanPayments: { call: (client) => client.put('/api/carts/payments/clean') },
  removePayment: { call: (client) => client.delete('/api/carts/payment/none') },
  removeAllItems: { call: (client) => client.delete('/api/carts/items/all') },
  removeItems: {
    call: async (client, { sku }) => {
      const { productLineItems } = await cartOf(client);
      const line = productLineItems.find(({ product }) => product.sku === sku);
      return client.delete(`/api/carts/items/multiple?lineItemIds=${line?.lineItemId ?? 'none'}`);
    },
  },
  addDiscountCode: {
    call: (client, entry) =>
      client.post('/api/carts/discount-codes', { code: entry.sku, ...smuggled(entry) }),
  },
  removeDiscountCode: { call: (client) => client.delete('/api/carts/discount-codes?code=none') },
  setDistributionAddress: {
    call: (client, entry) =>
      client.post('/api/carts/distribution-address', { ...addresses.vienna, ...smuggled(entry) }),
  },
  setDeliveryPlace: {
    call: async (client, entry) => {
      await client.put('/api/carts/delivery-place', { postalCode: '1010', ...smuggled(entry) });
      // The address again: without it nothing that follows could be ordered.
      await client.post('/api/carts/distribution-address', addresses.vienna);
    },
  },
  setTimeSlot: {
    call: (client, entry) =>
      client.post('/api/carts/distribution-time-slot', {
        id: testTimeSlots.noon,
        ...smuggled(entry),
      }),
  },
  extendTimeSlot: {
    call: (client, entry) =>
      client.post('/api/carts/distribution-time-slot/extension', smuggled(entry)),
  },
  releaseTimeSlot: {
    call: async (client) => {
      const before = await cartOf(client);
      await client.delete('/api/carts/distribution-time-slot');
      // The time slot again: without it nothing that follows could be ordered.
      const { id = testTimeSlots.noon } = before.distributionWindow ?? {};
      await client.post('/api/carts/distribution-time-slot', { id });
    },
  },
  setSubstitution: {
    call: (client, entry) =>
      client.put('/api/carts/substitution', { choice: 'SIMILAR', ...smuggled(entry) }),
  },
  setLineNote: {
    call: async (client, entry) => {
      const { productLineItems } = await cartOf(client);
      const line = productLineItems.find(({ product }) => product.sku === entry.sku);
      const path = `/api/carts/items/${line?.lineItemId ?? 'none'}/note`;
      return client.put(path, { note: 'ripe', ...smuggled(entry) });
    },
  },
  setOrderNote: {
    call: (client, entry) => client.put('/api/carts/note', { note: 'ring', ...smuggled(entry) }),
  },
  saveForLater: {
    call: async (client, entry) => {
      const { productLineItems } = await cartOf(client);
      const line = productLineItems.find(({ product }) => product.sku === entry.sku);
      const lineItemId = line?.lineItemId ?? 'none';
      return client.post('/api/carts/saved-goods', { lineItemId, ...smuggled(entry) });
    },
  },
  removeSavedGood: { call: (client, { sku }) => client.delete(`/api/carts/saved-goods/${sku}`) },
  setCartAllergens: {
    call: async (client, entry) => {
      const { allergenProfile } = await cartOf(client);
      const body = { allergens: allergenProfile?.chosen ?? [], ...smuggled(entry) };
      return client.put('/api/carts/allergens', body);
    },
  },
};
