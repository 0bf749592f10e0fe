import type { Cart } from '@larder/contracts/cart';
import { signedIn, signIn, boris } from '../../customers/testing/people.js';
import {
  checkout,
  createTestShop,
  fillCart,
  finalizeCart,
  ok,
  put,
} from '../../ordering/testing/test-shop.js';
import { mailsOf } from '../../orders/testing/place-test-order.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const cartOf = async (client: TestClient) => ok(await client.get<Cart>('/api/carts'));
const lineOf = (cart: Cart, sku = 'juice') =>
  cart.productLineItems.find(({ product }) => product.sku === sku);
const noteOnLine = (client: TestClient, lineItemId: string | undefined, note: string) =>
  client.put<Cart>(`/api/carts/items/${lineItemId}/note`, { note });
const noteOnOrder = (client: TestClient, note: string) =>
  client.put<Cart>('/api/carts/note', { note });

describe('notes to the picker', () => {
  it('are kept per line, whatever the quantity becomes, and removed by an empty note', async () => {
    const guest = shop.client();
    const { lineItemId } = lineOf(await put(guest, 'juice', 2)) ?? {};
    const noted = ok(await noteOnLine(guest, lineItemId, '  ripe please '));
    expect(lineOf(noted)?.note).toBe('ripe please');
    expect(lineOf(await put(guest, 'juice', 3))?.note).toBe('ripe please');
    expect(lineOf(await cartOf(guest))?.note).toBe('ripe please');
    expect(lineOf(ok(await noteOnLine(guest, lineItemId, ' ')))).not.toHaveProperty('note');
    expect(lineOf(await cartOf(guest))).not.toHaveProperty('note');
  });

  it('CHK-05 are in the order and in its e-mail as they were written', async () => {
    const guest = shop.client();
    await fillCart(guest);
    const [line] = (await cartOf(guest)).productLineItems;
    ok(await noteOnLine(guest, line?.lineItemId, '<b>green</b> & "firm"'));
    ok(await noteOnOrder(guest, 'Second door,\nplease'));
    const { orderNumber } = ok(
      await checkout(guest, await finalizeCart(guest), { key: 'key-of-the-noted-order' }),
    );
    const order = ok(
      await guest.get<Pick<Cart, 'note' | 'productLineItems'>>(`/api/orders/${orderNumber}`),
    );
    expect(order.note).toBe('Second door,\nplease');
    expect(order.productLineItems[0]?.note).toBe('<b>green</b> & "firm"');
    const [mail] = await mailsOf(shop, orderNumber ?? '');
    expect(mail?.body).toContain('<b>green</b> & "firm"');
    expect(mail?.html).toContain('&lt;b&gt;green&lt;/b&gt; &amp;');
    for (const part of [mail?.body, mail?.html]) expect(part).toContain('Second door,');
  });

  it.each([
    ['more than 100 characters on a line', 'line', 'x'.repeat(101)],
    ['more than 300 characters on the order', 'order', 'x'.repeat(301)],
    ['control characters', 'line', 'ripe\u0007'],
    ['marks that turn what follows', 'order', 'ripe \u202Eplease'],
  ])('refuse %s', async (_name, where, note) => {
    const guest = shop.client();
    const { lineItemId } = lineOf(await put(guest, 'juice', 1)) ?? {};
    const { status } = await (where === 'line'
      ? noteOnLine(guest, lineItemId, note)
      : noteOnOrder(guest, note));
    expect(status).toBe(400);
  });

  it('refuse a line of another cart', async () => {
    const owner = shop.client();
    const { lineItemId } = lineOf(await put(owner, 'juice', 1)) ?? {};
    const other = shop.client();
    await put(other, 'juice', 1);
    expect((await noteOnLine(other, lineItemId, 'mine')).status).toBe(404);
    expect(lineOf(await cartOf(owner))).not.toHaveProperty('note');
  });

  it('of a guest’s cart go over at a merge, where the customer has written none', async () => {
    const customer = { ...boris, email: 'notes@x.example' };
    const known = await signedIn(shop, customer);
    ok(await noteOnLine(known, lineOf(await put(known, 'juice', 1))?.lineItemId, 'own'));
    const guest = shop.client();
    await put(guest, 'juice', 1);
    const cart = await put(guest, 'tomatoes', 250);
    ok(await noteOnLine(guest, lineOf(cart)?.lineItemId, 'guest’s'));
    ok(await noteOnLine(guest, lineOf(cart, 'tomatoes')?.lineItemId, 'red ones'));
    ok(await noteOnOrder(guest, 'ring twice'));
    await signIn(guest, customer.email);
    const merged = ok(await guest.post<Cart>(`/api/carts/merge/${cart.id}`));
    expect(lineOf(merged)?.note).toBe('own');
    expect(lineOf(merged, 'tomatoes')?.note).toBe('red ones');
    expect(merged.note).toBe('ring twice');
  });
});
