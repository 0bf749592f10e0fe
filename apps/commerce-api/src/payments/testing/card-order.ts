import { fillCart, ok, put } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import type { Behaviour } from '../providers/simulator/test-cards.js';
import type { PaymentShop } from './payment-shop.js';
import { returnToShop, placeOrderAgain, orderOf, payAtProvider } from './payment-shop.js';
import { pickDueOrders } from './test-picking.js';

export interface CardOrder {
  readonly methodKey?: 'credit-cards' | 'paypal';
  readonly card?: Behaviour;
  /** Cents that the wallet pays. */
  readonly wallet?: number;
}

/** Places an order of twenty juices and a kilogram of tomatoes and pays it at the provider. */
export async function placeCardOrder(
  shop: PaymentShop,
  client: TestClient,
  { methodKey = 'credit-cards', card, wallet = 0 }: CardOrder = {},
) {
  await fillCart(client);
  await put(client, 'tomatoes', 1000);
  const part = { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amount: wallet };
  if (wallet > 0) ok(await client.post('/api/carts/payment', part));
  const pending = await placeOrderAgain(client, { methodKey });
  await payAtProvider(shop, client, pending, card);
  await returnToShop(shop, client, pending);
  expect((await orderOf(client, pending)).status).toBe('PLACED');
  return pending;
}

/** Picks all due orders; goods sold by weight weigh `percent` of what was ordered. */
export const pickWithWeights = (shop: PaymentShop, percent: number) =>
  pickDueOrders(shop.worker, ({ product, quantity }) =>
    product.weightArticle ? (quantity * percent) / 100 : quantity,
  );
