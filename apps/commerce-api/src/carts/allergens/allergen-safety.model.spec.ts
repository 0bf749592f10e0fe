import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiError } from '@larder/contracts';
import type { AllergenFinding, Cart, CartItemInput } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import type { DietProfile } from '@larder/contracts/shopping';
import * as fc from 'fast-check';
import { anna, signedIn } from '../../customers/testing/people.js';
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
import {
  stepOf,
  type Sku,
  skus,
  expectedFinding,
  type Facts,
  attempts,
  type Person,
  type Entry,
  cartOf,
  changingCalls,
  confirmationFor,
  type Step,
  anyStep,
  writeFacts,
} from './testing/safety-steps.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

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
    await writeFacts(shop, sku, facts);
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
  const { orderNumber = '' } = ok(await checkout(client, frozen.body, { key, confirmedAge: 18 }));
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
    sku,
    quantity: Math.min(quantity, sku === 'wine' ? 12 : 10_000),
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
  it('knows how each call that returns a cart could add something to it', () => {
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

  it('holds for every way into the cart under concurrent changes: nothing enters or is ordered unconfirmed', async () => {
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
      { numRuns: 24, seed: 20261124 },
    );
    // The property has met all four outcomes, each more than twice.
    expect(Math.min(entered, refused, ordered, heldUp)).toBeGreaterThan(2);
  }, 240_000);
});
