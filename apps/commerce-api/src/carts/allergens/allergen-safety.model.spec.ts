import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiError } from '@larder/contracts';
import { allCalls } from '@larder/contracts/all';
import type { AllergenFinding, Cart, CartItemInput } from '@larder/contracts/cart';
import { Cart as CartSchema } from '@larder/contracts/cart/schemas';
import type { Order } from '@larder/contracts/checkout';
import type { DietProfile } from '@larder/contracts/shopping';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { anna, signedIn, signIn } from '../../customers/testing/people.js';
import {
  addresses,
  billing,
  checkout,
  ok,
  put,
  createTestShop,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const skus = ['juice', 'rice', 'wine', 'tomatoes'] as const;
type Sku = (typeof skus)[number];
const stepOf = (sku: Sku) => (sku === 'tomatoes' ? 250 : 1);
const allergens = ['milk', 'nuts'] as const;
type Allergen = (typeof allergens)[number];

interface Facts {
  readonly contains: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly isKnown: boolean;
}

/** What speaks against a product: written anew here, not taken over from the code under test. */
function expectedFinding(avoided: readonly string[], facts: Facts): AllergenFinding | undefined {
  const mine = allergens.filter((one) => avoided.includes(one));
  const contains = mine.filter((one) => facts.contains.includes(one));
  const mayContain = mine.filter((one) => facts.traces.includes(one) && !contains.includes(one));
  const isUnknown = !facts.isKnown && mine.length > contains.length + mayContain.length;
  return contains.length + mayContain.length > 0 || isUnknown
    ? { contains, mayContain, isUnknown }
    : undefined;
}

interface Entry {
  readonly sku: Sku;
  readonly quantity: number;
  readonly confirmedAllergens?: AllergenFinding;
}

/** A way in which a call could put something into the cart. */
interface Attempt {
  /** What has to be there before the call itself is made. */
  readonly prepare?: (person: Person, entry: Entry) => Promise<void>;
  readonly call: (client: TestClient, entry: Entry, person: Person) => Promise<unknown>;
}

interface Person {
  readonly client: TestClient;
  readonly email: string;
  guestCartId: string;
}

const cartOf = async (client: TestClient) => ok(await client.get<Cart>('/api/carts'));

/** The entry in a guest's cart of somebody who avoids nothing, and then a login. */
async function asGuest(person: Person, { sku, quantity }: Entry): Promise<void> {
  const { client, email } = person;
  ok(await client.post('/api/auth/logout'));
  ok(await client.put('/api/carts/allergens', { allergens: [] }));
  await put(client, sku, quantity);
  person.guestCartId = (await cartOf(client)).id;
  await signIn(client, email);
}

/** Lines as a careless call might take them from any body. */
const smuggled = (entry: Entry) => ({
  ...entry,
  productLineItems: [entry],
  items: [entry],
  lines: [entry],
});

/** Every call that answers with a cart, by name: one that is new has to say how it could add something. */
const attempts: Readonly<Record<string, Attempt>> = {
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
        ...{ crateDepositDesired: true, ...smuggled(entry) },
      }),
  },
  addPayment: {
    call: (client, entry) =>
      client.post('/api/carts/payment', {
        ...{ methodKey: 'x', brandName: 'x', amount: 1, ...smuggled(entry) },
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
      client.post('/api/carts/distribution-address', {
        ...{ ...addresses.vienna, ...smuggled(entry) },
      }),
  },
  setTimeSlot: {
    call: (client, entry) =>
      client.post('/api/carts/distribution-time-slot', {
        ...{ id: testTimeSlots.noon, ...smuggled(entry) },
      }),
  },
  extendTimeSlot: {
    call: (client, entry) =>
      client.post('/api/carts/distribution-time-slot/extension', smuggled(entry)),
  },
  setSubstitution: {
    call: (client, entry) =>
      client.put('/api/carts/substitution', { choice: 'SIMILAR', ...smuggled(entry) }),
  },
  setCartAllergens: {
    call: async (client, entry) => {
      const { allergenProfile } = await cartOf(client);
      const body = { allergens: allergenProfile?.chosen ?? [], ...smuggled(entry) };
      return client.put('/api/carts/allergens', body);
    },
  },
};

/** Calls that change something and answer with a cart, whichever domain they belong to. */
const changingCalls = Object.values(allCalls).flatMap(({ calls, wire }) =>
  Object.entries(calls)
    .filter(([, { method, path: address }]) => method !== 'GET' && address !== '/api/checkout')
    .filter(([name, { path: address }]) => {
      const response = wire[name]?.response;
      return response === CartSchema || address.startsWith('/api/carts');
    })
    .map(([name]) => name),
);

const confirmations = ['none', 'exact', 'all that there is', 'another', 'traces only'] as const;

function confirmationFor(
  how: (typeof confirmations)[number],
  finding: AllergenFinding | undefined,
): AllergenFinding | undefined {
  if (how === 'exact') return finding;
  if (how === 'all that there is')
    return { contains: [...allergens], mayContain: [...allergens], isUnknown: true };
  if (how === 'another') return { contains: ['fish'], mayContain: ['lupin'], isUnknown: false };
  if (how === 'traces only') return { contains: [], mayContain: [...allergens], isUnknown: false };
  return undefined;
}

type Step =
  | {
      readonly do: 'call';
      readonly name: string;
      readonly sku: Sku;
      readonly more: number;
      readonly how: (typeof confirmations)[number];
    }
  | { readonly do: 'choose' | 'diet'; readonly allergens: readonly Allergen[] }
  | { readonly do: 'facts'; readonly sku: Sku; readonly facts: Facts }
  | { readonly do: 'order' };

const some = fc.subarray([...allergens]);
const anySku = fc.constantFrom(...skus);
const callStep = (name: fc.Arbitrary<string>): fc.Arbitrary<Step> =>
  fc.record({
    ...{ do: fc.constant('call' as const), name, sku: anySku },
    ...{ more: fc.integer({ min: 1, max: 2 }), how: fc.constantFrom(...confirmations) },
  });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: callStep(fc.constantFrom('setItem', 'setItems')) },
  { weight: 4, arbitrary: callStep(fc.constantFrom(...changingCalls)) },
  fc.record({ do: fc.constantFrom('choose' as const, 'diet' as const), allergens: some }),
  fc.record({
    ...{ do: fc.constant('facts' as const), sku: anySku },
    facts: fc.record({ contains: some, traces: some, isKnown: fc.boolean() }),
  }),
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'order' }) },
);

const array = (values: readonly string[]) => `{${values.join(',')}}`;

async function writeFacts(sku: Sku, { contains, traces, isKnown }: Facts): Promise<void> {
  await shop.db.execute(sql`UPDATE product_texts
    SET texts = texts || jsonb_build_object('ingredients', ${isKnown ? 'Etwas' : ''}::text)
    WHERE sku = ${sku}`);
  await shop.db.execute(sql`UPDATE products
    SET allergens = ${array(contains)}::text[], traces = ${array(traces)}::text[]
    WHERE sku = ${sku}`);
}

class World {
  readonly facts = new Map<Sku, Facts>();
  readonly person: Person;

  constructor(person: Person) {
    this.person = person;
  }

  findingIn({ allergenProfile }: Cart, sku: Sku): AllergenFinding | undefined {
    const facts = this.facts.get(sku);
    const avoided = [...(allergenProfile?.chosen ?? []), ...(allergenProfile?.diet ?? [])];
    return facts && expectedFinding(avoided, facts);
  }

  async write(sku: Sku, facts: Facts): Promise<void> {
    this.facts.set(sku, facts);
    await writeFacts(sku, facts);
  }
}

const quantities = ({ productLineItems }: Cart) =>
  new Map(productLineItems.map(({ product, quantity }) => [product.sku as Sku, quantity]));

/** The warnings of a cart are true, and what is new or more in it was confirmed by name. */
function expectSafe(world: World, before: Cart, after: Cart): void {
  const known = quantities(before);
  for (const { product, quantity, allergenWarning } of after.productLineItems) {
    const { isConfirmed, ...shown } = allergenWarning ?? { isConfirmed: undefined };
    const finding = world.findingIn(after, product.sku as Sku);
    expect([product.sku, allergenWarning && shown]).toEqual([product.sku, finding]);
    const isNew = quantity > (known.get(product.sku as Sku) ?? 0);
    if (finding && isNew) expect([product.sku, isConfirmed]).toEqual([product.sku, true]);
  }
}

let entered = 0;
let refused = 0;
let ordered = 0;
let heldUp = 0;

async function order({ person }: World, key: string): Promise<void> {
  const { client } = person;
  const cart = await cartOf(client);
  const isSafe = cart.productLineItems.every((one) => one.allergenWarning?.isConfirmed !== false);
  const frozen = await client.post<Cart & ApiError>('/api/carts/finalize');
  if (!isSafe) {
    heldUp += 1;
    expect([frozen.status, Object.keys(frozen.body.fields ?? {})]).toEqual([
      409,
      expect.arrayContaining(['ALLERGEN_CONFIRMATION_REQUIRED']),
    ]);
    return;
  }
  if (frozen.status !== 200) return;
  const { orderNumber = '' } = ok(await checkout(client, frozen.body, { key }));
  const placed = ok(await client.get<Order>(`/api/orders/${orderNumber}`));
  const warnings = ({ productLineItems }: Pick<Cart, 'productLineItems'>) =>
    productLineItems.map(({ product, allergenWarning }) => [product.sku, allergenWarning]);
  expect(warnings(placed)).toEqual(warnings(cart));
  ordered += 1;
  await furnish(client);
}

async function furnish(client: TestClient): Promise<void> {
  ok(await client.post('/api/carts/distribution-address', addresses.vienna));
  ok(await client.post('/api/carts/billing-address', billing));
  ok(await client.post('/api/carts/distribution-time-slot', { id: testTimeSlots.noon }));
}

async function take(world: World, step: Step, key: string): Promise<void> {
  const { client } = world.person;
  if (step.do === 'order') return order(world, key);
  if (step.do === 'facts') return world.write(step.sku, step.facts);
  if (step.do === 'choose') {
    ok(await client.put('/api/carts/allergens', { allergens: step.allergens }));
    return;
  }
  if (step.do === 'call') return enter(world, step);
  const diet: DietProfile = { allergens: [...step.allergens], marks: [] };
  ok(await client.put('/api/customers/diet', diet));
}

async function enter(world: World, step: Extract<Step, { do: 'call' }>): Promise<void> {
  const { person } = world;
  const { sku, name, how } = step;
  const cart = await cartOf(person.client);
  const quantity = (quantities(cart).get(sku) ?? 0) + step.more * stepOf(sku);
  const confirmed = confirmationFor(how, world.findingIn(cart, sku));
  const entry: Entry & CartItemInput = {
    ...{ sku, quantity: Math.min(quantity, sku === 'wine' ? 12 : 10_000) },
    ...(confirmed && { confirmedAllergens: confirmed }),
  };
  const attempt = attempts[name];
  if (!attempt) throw new Error(`No way in is known for ${name}`);
  await attempt.prepare?.(person, entry);
  const before = await cartOf(person.client);
  await attempt.call(person.client, entry, person);
  const after = await cartOf(person.client);
  expectSafe(world, before, after);
  const isIn = (quantities(after).get(sku) ?? 0) > (quantities(before).get(sku) ?? 0);
  if (!world.findingIn(after, sku)) return;
  if (isIn) entered += 1;
  else refused += 1;
}

describe('allergen safety as an invariant', () => {
  it('knows how each call that answers with a cart could add something to it', () => {
    expect(Object.keys(attempts).sort()).toEqual([...changingCalls].sort());
  });

  it('lets lines be written by one function alone, and that one takes only what was admitted', () => {
    const root = path.join(import.meta.dirname, '../..');
    const writers = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.spec\.ts$|testing\//.test(name))
      .filter((name) =>
        /INSERT INTO cart_items|insert\(cartItems\)/.test(
          readFileSync(path.join(root, name), 'utf8'),
        ),
      );
    // Seeds fill the demo shop's carts before anybody shops there.
    expect(writers.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
      'carts/repository.ts',
      'seeding/orders/demo-order.ts',
      'seeding/personas/seed-personas.ts',
    ]);
  });

  it('holds for every way of entry, whatever changes between: nothing enters unconfirmed, nothing is ordered so', async () => {
    let run = 0;
    const email = 'allergens@x.example';
    const person = { client: await signedIn(shop, { ...anna, email }), email, guestCartId: '' };
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 18 }), async (steps) => {
        run += 1;
        await shop.db.execute('UPDATE windows SET capacity = 100000');
        const { client } = person;
        const world = new World(person);
        ok(await client.put('/api/carts/allergens', { allergens: [] }));
        ok(await client.put('/api/customers/diet', { allergens: [], marks: [] }));
        ok(await client.delete('/api/carts/items/all'));
        for (const sku of skus) await world.write(sku, { contains: [], traces: [], isKnown: true });
        ok(await client.put('/api/customers/diet', { allergens: ['milk'], marks: [] }));
        await furnish(client);
        await put(client, 'juice', 20);
        for (const [at, step] of steps.entries()) {
          await take(world, step, `allergens-${run}-${at}`);
          const cart = await cartOf(client);
          expectSafe(world, cart, cart);
        }
      }),
      { numRuns: 16, seed: 20261124 },
    );
    // The property has met all four outcomes, each more than twice.
    expect(Math.min(entered, refused, ordered, heldUp)).toBeGreaterThan(2);
  }, 240_000);
});
