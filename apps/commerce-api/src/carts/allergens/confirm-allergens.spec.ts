import type { ApiError } from '@larder/contracts';
import type { BulkResult, CartValidation } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import { anna, signedIn } from '../../customers/testing/people.js';
import { mailsOf } from '../../orders/testing/place-test-order.js';
import { checkout, fillCart, finalizeCart, ok, put } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import {
  avoid,
  createAllergenShop,
  setItem,
  cartOf,
  skusOf,
  nuts,
  unknownAllergens,
  errorCode,
} from './testing/allergen-calls.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createAllergenShop();
});
afterAll(() => shop.close());

describe('a product that the shopper avoids', () => {
  it('is rejected with its name and allergens, and accepted with a confirmation that names them', async () => {
    const client = shop.client();
    ok(await avoid(client, 'nuts'));
    const refused = await setItem(client, { sku: 'rice', quantity: 1 });
    expect([refused.status, refused.body.errorCode]).toEqual([409, errorCode]);
    expect(refused.body.customPayload?.allergenWarning).toEqual({
      sku: 'rice',
      name: 'Reis, Sack',
      ...nuts,
    });
    expect((await cartOf(client)).productLineItems).toEqual([]);
    const cart = ok(await setItem(client, { sku: 'rice', quantity: 1, confirmedAllergens: nuts }));
    expect(cart.productLineItems[0]?.allergenWarning).toEqual({ ...nuts, isConfirmed: true });
  });

  it('is rejected with a separate warning when its allergens are unknown', async () => {
    const client = shop.client();
    ok(await avoid(client, 'nuts'));
    const { body } = await setItem(client, { sku: 'juice', quantity: 1 });
    expect(body.customPayload?.allergenWarning).toMatchObject({
      sku: 'juice',
      ...unknownAllergens,
    });
    expect((await setItem(client, { sku: 'wine', quantity: 1 })).status).toBe(200);
  });

  it('CART-95 does not block other products of the same call', async () => {
    const client = shop.client();
    ok(await avoid(client, 'nuts'));
    const { cartDTO, notAddedOrUpdatedItems } = ok(
      await client.post<BulkResult>('/api/carts/items/bulk', [
        { sku: 'rice', quantity: 2 },
        { sku: 'wine', quantity: 1 },
      ]),
    );
    expect(skusOf(cartDTO)).toEqual(['wine']);
    expect(notAddedOrUpdatedItems).toEqual([
      { sku: 'rice', quantity: 2, errorCode, name: 'Reis, Sack', allergens: nuts },
    ]);
  });

  it('needs a new confirmation after it was removed, and none to be reduced', async () => {
    const client = shop.client();
    ok(await avoid(client, 'nuts'));
    const confirmed = { sku: 'rice', quantity: 3, confirmedAllergens: nuts };
    const cart = ok(await setItem(client, confirmed));
    expect((await setItem(client, { sku: 'rice', quantity: 2 })).status).toBe(200);
    expect((await setItem(client, { sku: 'rice', quantity: 4 })).status).toBe(200);
    const id = cart.productLineItems[0]?.lineItemId ?? '';
    ok(await client.delete(`/api/carts/items/multiple?lineItemIds=${id}`));
    expect((await setItem(client, { sku: 'rice', quantity: 1 })).status).toBe(409);
  });

  it('keeps the order back when it was in the cart before, until it is confirmed', async () => {
    const client = shop.client();
    await fillCart(client);
    await put(client, 'rice', 1);
    const cart = ok(await avoid(client, 'nuts'));
    expect(cart.productLineItems.map((one) => one.allergenWarning?.isConfirmed)).toEqual([
      false,
      false,
    ]);
    const { errors } = ok(await client.get<CartValidation>('/api/carts/validation'));
    const ids = cart.productLineItems.map(({ lineItemId }) => lineItemId);
    expect(errors.filter((one) => one.code === errorCode).map((one) => one.lineItemId)).toEqual(
      ids,
    );
    const frozen = await client.post<ApiError>('/api/carts/finalize');
    expect([frozen.status, Object.keys(frozen.body.fields ?? {})]).toEqual([409, [errorCode]]);
    ok(await setItem(client, { sku: 'rice', quantity: 1, confirmedAllergens: nuts }));
    ok(await setItem(client, { sku: 'juice', quantity: 20, confirmedAllergens: unknownAllergens }));
    expect((await client.post('/api/carts/finalize')).status).toBe(200);
  });

  it('does not pass the checkout either when the diet has changed after the cart was frozen', async () => {
    const client = await signedIn(shop, { ...anna, email: 'frozen@x.example' });
    await fillCart(client);
    await put(client, 'rice', 1);
    const cart = await finalizeCart(client);
    ok(await client.put('/api/customers/diet', { allergens: ['nuts'], marks: [] }));
    const answer = await checkout<ApiError>(client, cart, { key: 'after-the-diet' });
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'CART_INVALID']);
    expect(answer.body.fields).toHaveProperty(errorCode);
  });

  it('keeps its confirmation and the avoided allergens in the order and in its mail', async () => {
    const client = shop.client();
    ok(await avoid(client, 'nuts'));
    ok(await setItem(client, { sku: 'rice', quantity: 1, confirmedAllergens: nuts }));
    ok(await setItem(client, { sku: 'juice', quantity: 20, confirmedAllergens: unknownAllergens }));
    await fillCart(client);
    const cart = await finalizeCart(client);
    const { orderNumber = '' } = ok(await checkout(client, cart, { key: 'with-a-warning' }));
    const order = ok(await client.get<Order>(`/api/orders/${orderNumber}`));
    expect(order.avoidedAllergens).toEqual(['nuts']);
    expect(order.productLineItems.map((one) => one.allergenWarning)).toEqual([
      { ...nuts, isConfirmed: true },
      { ...unknownAllergens, isConfirmed: true },
    ]);
    const [mail] = await mailsOf(shop, orderNumber);
    expect(mail?.body).toContain('Enthält Schalenfrüchte');
    expect(mail?.body).toContain('Angaben zu Allergenen fehlen');
  });
});
