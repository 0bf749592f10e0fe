import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { CheckoutResult } from '@larder/contracts/checkout';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import { ok } from '../../../ordering/testing/test-shop.js';
import type { TestAnswer, TestClient } from '../../../testing/test-client.js';
import type { Step } from './steps.js';
import type { Shopper, World } from './world.js';
import { expectSums, expectSubstitutions } from './substitution-steps.js';
import { prepare, countOutcome, expectAnswer } from './world.js';

type Of<Kind extends Step['do']> = Extract<Step, { readonly do: Kind }>;

async function cartOf({ client }: Shopper): Promise<Cart | undefined> {
  const { status, body } = expectAnswer(await client.get<Cart>('/api/carts'));
  return status === 200 && body.id !== '' ? body : undefined;
}

export async function remove(_world: World, shopper: Shopper, { nth }: Of<'remove'>) {
  const lines = (await cartOf(shopper))?.productLineItems ?? [];
  const line = lines[nth % Math.max(1, lines.length)];
  if (line)
    expectAnswer(
      await shopper.client.delete(`/api/carts/items/multiple?lineItemIds=${line.lineItemId}`),
    );
}

/** Plans so many cents from the wallet, limited by its balance and the total; 0 removes the payment. */
export async function wallet(world: World, { client }: Shopper, { share }: Of<'wallet'>) {
  expectAnswer(await client.put('/api/carts/payments/clean'));
  if (share === 0) return;
  const found = expectAnswer(await client.get<DigitalWallet>('/api/customers/digital-wallet'));
  const cart = expectAnswer(await client.get<Cart>('/api/carts'));
  if (found.status !== 200 || cart.status !== 200) return;
  const amount = Math.min(share, found.body.balance, cart.body.priceInfo?.total ?? 0);
  if (amount < 1) return;
  const planned = { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amount };
  if (expectAnswer(await client.post('/api/carts/payment', planned)).status === 200)
    countOutcome(world, 'wallet planned');
}

export async function price({ shop }: World, { sku, cents }: Of<'price'>): Promise<void> {
  await shop.db.execute(
    sql`UPDATE products SET price_regular = ${cents} WHERE tenant = 'alpha' AND sku = ${sku}`,
  );
}

/** Freezes the cart and orders it; sent again with its key, it has the same response. */
export async function order(world: World, shopper: Shopper, step: Of<'order'>): Promise<void> {
  const { client } = shopper;
  const frozen = await finalizeCart(client);
  const cart = frozen.status === 200 ? frozen.body : await cartOf(shopper);
  if (!cart) return prepareNextCart(shopper);
  expectSums(cart);
  const { total: expectedTotal } = cart.priceInfo;
  // The checkout takes no payment method when nothing is left to pay.
  const body = {
    cartId: cart.id,
    expectedTotal,
    ...(expectedTotal > 0 && { methodKey: step.method }),
  };
  const key = `model-key-${(world.keys += 1)}`;
  const send = () => client.post<CheckoutResult>('/api/checkout', body, { 'idempotency-key': key });
  const sent = step.isRepeated ? await Promise.all([send(), send()]) : [await send()];
  const [answer, again] = sent.map(expectAnswer);
  if (!answer) throw new Error('Nothing was sent');
  if (again && !isBusy(answer.status) && !isBusy(again.status))
    expect([again.status, again.body]).toEqual([answer.status, answer.body]);
  note(world, shopper, answer.status, answer.body);
  if (expectedTotal === 0 && answer.status === 200) countOutcome(world, 'nothing to pay');
  if (answer.status === 200 && frozen.status === 200)
    await expectSubstitutions(shopper, cart, answer.body.orderNumber ?? '');
  if (answer.status === 200 && answer.body.status === 'ORDERED') await prepareNextCart(shopper);
}

/** Freezes the cart; chooses the time slot again if the hold has expired. */
async function finalizeCart(client: TestClient): Promise<TestAnswer<Cart>> {
  const first = expectAnswer(await client.post<Cart & ApiError>('/api/carts/finalize'));
  if (first.status !== 409 || first.body.fields?.['141'] === undefined) return first;
  const { distributionWindow } = ok(await client.get<Cart>('/api/carts'));
  const id = distributionWindow?.id;
  const again = expectAnswer(await client.post('/api/carts/distribution-time-slot', { id }));
  return again.status === 200
    ? expectAnswer(await client.post<Cart>('/api/carts/finalize'))
    : first;
}

/**
 * A refusal without effect is not stored: the second of two concurrent requests may find the cart open.
 */
const isBusy = (status: number) => status === 409 || status === 404;

function note(world: World, shopper: Shopper, status: number, body: CheckoutResult): void {
  if (status !== 200) {
    countOutcome(world, `refused ${(body as unknown as { errorCode: string }).errorCode}`);
    return;
  }
  const { orderNumber = '', redirectUrl, status: outcome } = body;
  countOutcome(world, outcome);
  if (!shopper.orders.includes(orderNumber)) shopper.orders.push(orderNumber);
  const id = redirectUrl?.split('/')[3];
  if (redirectUrl === undefined || id === undefined) return;
  if (!shopper.payments.some((one) => one.id === id)) shopper.payments.push({ id, redirectUrl });
}

/** The next cart, unless another tab has begun it. */
async function prepareNextCart(shopper: Shopper): Promise<void> {
  const cart = await cartOf(shopper);
  if (!cart || cart.lineItemCount === 0) await prepare(shopper.client);
}

export async function reset(_world: World, { client }: Shopper): Promise<void> {
  const { body, status } = expectAnswer(await client.post<Cart>('/api/carts/reset'));
  if (status === 200) expect(body.cartStatus).toBe('OPEN');
}
