import type { Cart, Substitution } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { ok } from '../../../ordering/testing/test-shop.js';
import type { Step } from './steps.js';
import type { Shopper, World } from './world.js';
import { countOutcome, expectAnswer } from './world.js';

type Of<Kind extends Step['do']> = Extract<Step, { readonly do: Kind }>;

/** Adds a code to the cart; the sums stay correct. */
export async function code(world: World, { client }: Shopper, { code: text }: Of<'code'>) {
  const answer = expectAnswer(await client.post<Cart>('/api/carts/discount-codes', { code: text }));
  if (answer.status !== 200) return;
  expectSums(answer.body);
  countOutcome(world, 'code');
}

export async function dropCode({ client }: Shopper, { nth }: Of<'dropCode'>): Promise<void> {
  const { body, status } = expectAnswer(await client.get<Cart>('/api/carts'));
  const codes = status === 200 ? body.discountCodes : [];
  const one = codes[nth % Math.max(1, codes.length)];
  if (!one) return;
  const answer = await client.delete<Cart>(`/api/carts/discount-codes?code=${one.code}`);
  if (expectAnswer(answer).status === 200) expectSums(answer.body);
}

/**
 * I7 of a cart: its total is the sum of its parts, the discounts of the codes match the sums, and
 * nothing is negative.
 */
export function expectSums({ priceInfo: sums, discountCodes, productLineItems, ...cart }: Cart) {
  const saved = (part: 'goods' | 'service') =>
    discountCodes.reduce((sum, one) => sum + (one.appliesTo === part ? one.savings : 0), 0);
  const goods = productLineItems.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const pass = cart.deliveryPassLineItem?.price ?? 0;
  expect(sums).toMatchObject({
    totalArticlePrice: goods,
    orderValue: goods - sums.discounts,
    total: sums.orderValue + sums.depositFees + sums.serviceFeesAfterDiscount + pass,
  });
  expect(Math.min(sums.orderValue, sums.serviceFeesAfterDiscount)).toBeGreaterThanOrEqual(0);
  expect(sums.discounts).toBeGreaterThanOrEqual(saved('goods'));
  expect(sums.serviceFees - sums.serviceFeesAfterDiscount).toBeGreaterThanOrEqual(saved('service'));
}

export async function extend(world: World, { client }: Shopper): Promise<void> {
  const { status } = expectAnswer(await client.post('/api/carts/distribution-time-slot/extension'));
  countOutcome(world, status === 200 ? 'held for longer' : 'not held for longer');
}

/** Sets the duration of new holds; 0 disables them. */
export async function setHoldMinutes({ shop }: World, { minutes }: Of<'holding'>): Promise<void> {
  await shop.db.execute(
    sql`UPDATE order_configs
        SET config = config || jsonb_build_object('windowHoldMinutes', ${minutes}::int)
        WHERE tenant = 'alpha'`,
  );
}

export async function chooseSubstitution(
  world: World,
  { client }: Shopper,
  { nth, choice }: Of<'substitution'>,
) {
  const { body, status } = expectAnswer(await client.get<Cart>('/api/carts'));
  if (status !== 200) return;
  const line = nth === undefined ? undefined : body.productLineItems.at(nth);
  const answer = await client.put<Cart>('/api/carts/substitution', {
    ...(choice && { choice }),
    ...(line && { lineItemId: line.lineItemId }),
  });
  if (expectAnswer(answer).status === 200) countOutcome(world, 'substitution');
}

interface WithSubstitutions {
  readonly substitution?: Substitution | undefined;
  readonly productLineItems: Cart['productLineItems'];
}
const substitutionsOf = ({ substitution, productLineItems }: WithSubstitutions) => [
  substitution,
  ...productLineItems.map(({ product, substitution: one }) => [product.sku, one]),
];

/** The order has the substitution preference of its frozen cart. */
export async function expectSubstitutions(
  { client }: Shopper,
  cart: Cart,
  number: string,
): Promise<void> {
  const order = ok(await client.get<Order>(`/api/orders/${number}`));
  expect(substitutionsOf(order)).toEqual(substitutionsOf(cart));
}
