import type { OrderConfig } from '@larder/contracts/checkout';
import { ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import {
  findSimulatedPayment,
  openUrl,
  orderOf,
  orderOnline,
  returnToShop,
  setUpPaymentShop,
} from '../testing/payment-shop.js';
import { returnPath } from './paths.js';

let shop: PaymentShop;
let client: TestClient;
setUpPaymentShop((here, visitor) => {
  [shop, client] = [here, visitor];
});

const token = 'simulated-wallet';
const startWith = async (pending: PendingOrder, wallet: string) => {
  const { headers } = await openUrl(shop, client, `${pending.redirectUrl}?wallet=${wallet}`);
  return new URL(String(headers.location), 'http://alpha.test').pathname;
};

describe('an express payment', () => {
  it('is offered with what the wallet says, where a provider has one', async () => {
    const { express } = ok(await client.get<OrderConfig>('/api/order-config'));
    expect(express).toMatchObject({
      methodKey: 'paypal',
      simulated: { token, postalCode: '1010' },
    });
  });

  it('pays without the page of the provider, once, however often it is started', async () => {
    const pending = await orderOnline(client, { methodKey: 'paypal' });
    for (let again = 0; again < 2; again += 1)
      expect(await startWith(pending, token)).toBe(returnPath(pending.id));
    await returnToShop(shop, client, pending);
    const { status, charge, priceInfo } = await orderOf(client, pending);
    expect([status, charge?.captured]).toEqual(['PLACED', priceInfo.total]);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      state: 'CAPTURED',
      captured: priceInfo.total,
      refunded: 0,
    });
  });

  it('needs the token of the wallet: with another one the shopper pays on the page', async () => {
    const pending = await orderOnline(client, { methodKey: 'paypal' });
    expect(await startWith(pending, 'guessed')).toMatch(/^\/api\/payment-simulator\//);
    expect((await orderOf(client, pending)).status).toBe('PAYMENT_PENDING');
  });

  it('pays by the method of the wallet alone', async () => {
    const pending = await orderOnline(client, { methodKey: 'credit-cards' });
    expect(await startWith(pending, token)).toMatch(/^\/api\/payment-simulator\//);
    expect((await findSimulatedPayment(shop, pending)).state).toBe('OPEN');
  });

  it('is started only by the customer who ordered', async () => {
    const pending = await orderOnline(client, { methodKey: 'paypal' });
    const url = `${pending.redirectUrl}?wallet=${token}`;
    expect((await openUrl(shop, shop.client(), url)).statusCode).toBe(404);
  });
});
