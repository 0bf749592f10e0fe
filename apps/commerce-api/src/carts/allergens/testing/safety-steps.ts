import { allCalls } from '@larder/contracts/all';
import type { AllergenFinding } from '@larder/contracts/cart';
import { Cart as CartSchema } from '@larder/contracts/cart/schemas';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { TestApp } from '../../../testing/test-app.js';
import { skus, type Sku, allergens, type Allergen, type Facts } from './guest-attempts.js';

export * from './guest-attempts.js';

/** Computes allergen findings independently of the code under test. */
export function expectedFinding(
  avoided: readonly string[],
  facts: Facts,
): AllergenFinding | undefined {
  const mine = allergens.filter((one) => avoided.includes(one));
  const contains = mine.filter((one) => facts.contains.includes(one));
  const mayContain = mine.filter((one) => facts.traces.includes(one) && !contains.includes(one));
  const isUnknown = !facts.isKnown && mine.length > contains.length + mayContain.length;
  return contains.length + mayContain.length > 0 || isUnknown
    ? { contains, mayContain, isUnknown }
    : undefined;
}

/** Calls that change something and return a cart, in all domains. */
export const changingCalls = Object.values(allCalls).flatMap(({ calls, wire }) =>
  Object.entries(calls)
    .filter(([, { method, path: address }]) => method !== 'GET' && address !== '/api/checkout')
    .filter(([name, { path: address }]) => {
      const response = wire[name]?.response;
      return response === CartSchema || address.startsWith('/api/carts');
    })
    .map(([name]) => name),
);

export const confirmations = [
  'none',
  'exact',
  'all that there is',
  'another',
  'traces only',
] as const;

export function confirmationFor(
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

export type Step =
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

export const some = fc.subarray([...allergens]);
export const anySku = fc.constantFrom(...skus);
export const callStep = (name: fc.Arbitrary<string>): fc.Arbitrary<Step> =>
  fc.record({
    do: fc.constant('call' as const),
    name,
    sku: anySku,
    more: fc.integer({ min: 1, max: 2 }),
    how: fc.constantFrom(...confirmations),
  });
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: callStep(fc.constantFrom('setItem', 'setItems')) },
  { weight: 4, arbitrary: callStep(fc.constantFrom(...changingCalls)) },
  fc.record({ do: fc.constantFrom('choose' as const, 'diet' as const), allergens: some }),
  fc.record({
    do: fc.constant('facts' as const),
    sku: anySku,
    facts: fc.record({ contains: some, traces: some, isKnown: fc.boolean() }),
  }),
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'order' }) },
);

const array = (values: readonly string[]) => `{${values.join(',')}}`;

/** Stores what is known of a product's allergens. */
export async function writeFacts(
  { db }: Pick<TestApp, 'db'>,
  sku: Sku,
  { contains, traces, isKnown }: Facts,
): Promise<void> {
  await db.execute(sql`UPDATE product_texts
    SET texts = texts || jsonb_build_object('ingredients', ${isKnown ? 'Etwas' : ''}::text)
    WHERE sku = ${sku}`);
  await db.execute(sql`UPDATE products
    SET allergens = ${array(contains)}::text[], traces = ${array(traces)}::text[]
    WHERE sku = ${sku}`);
}
