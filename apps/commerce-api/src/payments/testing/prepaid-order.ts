import { fillCart, ok, put } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import type { PaymentShop, PendingOrder } from './payment-shop.js';
import { returnToShop, placeOrderAgain, payAtProvider } from './payment-shop.js';

/** Places an order of juice and water: the wallet pays `fromWallet` cents, PayPal captures the rest at once. */
export async function placePrepaidOrder(
  shop: PaymentShop,
  client: TestClient,
  fromWallet = 0,
): Promise<PendingOrder> {
  await fillCart(client);
  await put(client, 'water', 12);
  const wallet = { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amount: fromWallet };
  if (fromWallet > 0) ok(await client.post('/api/carts/payment', wallet));
  const pending = await placeOrderAgain(client, { methodKey: 'paypal' });
  await payAtProvider(shop, client, pending);
  await returnToShop(shop, client, pending);
  return pending;
}
