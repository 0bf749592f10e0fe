import { cartWith, createFakeReference } from '../testing/fake-reference.js';
import { createFakeStore } from '../testing/fake-store.js';
import { buildApp } from './app.js';

const own = { 'x-forwarded-host': 'shop.test:4200', 'content-type': 'application/json' };

function setUp() {
  const store = createFakeStore();
  const reference = createFakeReference();
  const options = { hosts: ['shop.test'], logLevel: 'silent' };
  const app = buildApp({ store, reference, now: () => 0, ...options, languages: ['de', 'en'] });
  const send = async (call: string, payload?: object, headers: Record<string, string> = own) => {
    const [method, url] = call.split(' ') as ['GET' | 'POST' | 'DELETE', string];
    return app.inject({ method, url, headers, ...(payload && { payload }) });
  };
  return { store, reference, send };
}

describe('reading', () => {
  it('API-100 answers products from Medusa without asking the reference backend', async () => {
    const { send, reference } = setUp();
    const answer = await send('GET /api/products/apfel-gala');
    expect(answer.json()).toMatchObject({ sku: '100101', price: { regular: { value: 299 } } });
    expect(answer.headers['cache-control']).toBe('public, max-age=20');
    expect(reference.requests).toEqual([]);
  });

  it('CAT-14 ERR-13 refuses unknown products and wrong input as the contract says', async () => {
    const { send } = setUp();
    const unknown = await send('GET /api/products/nothing');
    expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 'NOT_FOUND']);
    const wrong = await send('GET /api/products?pageSize=97');
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([400, 'BAD_REQUEST']);
  });

  it('passes calls of other shops, and calls that Medusa has nothing for, on as they came', async () => {
    const { send, reference } = setUp();
    reference.answers.set('GET /api/products', { from: 'reference' });
    reference.answers.set('GET /api/stores', { from: 'reference' });
    const other = { 'x-forwarded-host': 'other.test' };
    expect((await send('GET /api/products', undefined, other)).json()).toEqual({
      from: 'reference',
    });
    expect((await send('GET /api/stores')).headers['set-cookie']).toBe('sid=1; HttpOnly');
    expect(reference.requests).toEqual(['GET /api/products', 'GET /api/stores']);
  });
});

describe('carts', () => {
  const setItem = 'POST /api/carts/items';

  it('CART-24 brings each change to Medusa, weighed goods by the gram', async () => {
    const { send, store, reference } = setUp();
    reference.answers.set(setItem, cartWith({ '100101': 400, '102601': 2 }));
    expect((await send(setItem, {})).json()).toEqual(cartWith({ '100101': 400, '102601': 2 }));
    reference.answers.set(setItem, cartWith({ '100101': 600 }));
    await send(setItem, {});
    expect([...store.lines.values()]).toEqual([
      { variant_id: 'variant_gala', quantity: 600, unit_price: 0.00299 },
    ]);
  });

  it('takes back what Medusa has not that much of, to the quantity before', async () => {
    const { send, store, reference } = setUp();
    reference.answers.set(setItem, cartWith({ '102601': 2 }));
    await send(setItem, {});
    store.stock = 5;
    reference.answers.set(setItem, cartWith({ '102601': 9, '100101': 400 }));
    const refused = await send(setItem, {});
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'NOT_ORDERABLE']);
    expect(reference.requests.slice(-2).toSorted()).toEqual([
      'own DELETE /api/carts/items/multiple?lineItemIds=l-100101',
      `own ${setItem} {"sku":"102601","quantity":2}`,
    ]);
  });

  it('leaves a refusal of the reference backend as it is', async () => {
    const { send, store } = setUp();
    expect((await send(setItem, {})).statusCode).toBe(404);
    expect(store.changes).toEqual([]);
  });
});

describe('checkout', () => {
  const checkout = 'POST /api/checkout';
  const input = { cartId: 'cart-1', methodKey: 'payment-at-the-door', expectedTotal: 598 };
  const ordered = { checkoutId: 'c', orderNumber: 'G-1', status: 'ORDERED' };

  function ready() {
    const shop = setUp();
    shop.reference.answers.set('GET /api/carts', cartWith({ '102601': 2 }, { cartStatus: 'FINALIZED' })); // prettier-ignore
    shop.reference.answers.set(checkout, ordered);
    return shop;
  }

  it('CHK-05 places an order in both, with the shop’s number in Medusa’s', async () => {
    const { send, store } = ready();
    expect((await send(checkout, input)).json()).toEqual(ordered);
    expect(store.facts).toEqual({ metadata: { larder: { orderNumber: 'G-1', total: 598 } } });
    expect(store.changes.slice(-1)).toEqual(['POST /carts/cart_1/complete']);
  });

  it('cancels the order when Medusa does not make it after all', async () => {
    const { send, store, reference } = ready();
    store.refusesOrders = true;
    const refused = await send(checkout, input);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'CONFLICT']);
    expect(reference.requests.at(-1)).toBe('own POST /api/orders/G-1/cancel');
  });

  it('orders nothing at another price than Medusa’s', async () => {
    const { send, reference } = ready();
    const cart = cartWith({ '102601': 2 }, { cartStatus: 'FINALIZED' });
    for (const { product } of cart.productLineItems) product.price.regular.value = 70;
    reference.answers.set('GET /api/carts', cart);
    expect((await send(checkout, input)).statusCode).toBe(409);
    expect(reference.requests).not.toContain(checkout);
  });

  it('PAY-01 CHK-15 offers and takes payment on handover alone', async () => {
    const { send, reference } = ready();
    const paymentMethods = ['credit-cards', 'payment-at-the-door'];
    reference.answers.set('GET /api/order-config', { paymentMethods });
    const offered = await send('GET /api/order-config');
    expect(offered.json()).toEqual({ paymentMethods: ['payment-at-the-door'] });
    const refused = await send(checkout, { ...input, methodKey: 'credit-cards' });
    expect(refused.statusCode).toBe(409);
    expect(reference.requests).not.toContain(checkout);
  });
});
