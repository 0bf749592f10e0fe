import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { MemberInformation, Voucher } from '@larder/contracts/loyalty';
import { sql } from 'drizzle-orm';
import { checkout, fillCart, finalizeCart, ok, put } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import type { FakeBehaviour } from './testing/fake-programme.js';
import { minute, setUpRemoteShop, type RemoteShop } from './testing/remote-shop.js';

let programme: RemoteShop['programme'];
let shop: RemoteShop['shop'];
setUpRemoteShop((made) => {
  ({ programme, shop } = made);
});

const info = (client: TestClient) =>
  client.get<MemberInformation & ApiError>('/api/customers/loyalty/card-info');
const link = (client: TestClient) =>
  client.post<MemberInformation & ApiError>('/api/customers/loyalty/link');
const cartOf = async (client: TestClient) => ok(await client.get<Cart>('/api/carts'));
const behaviours: readonly FakeBehaviour[] = ['slow', 'down', 'garbage'];

it('LOY-01 LOY-17 links by the card of the registration, and shows the card that the programme has', async () => {
  const { client, id } = await createCustomer(shop, 1);
  await shop.db.execute(
    sql`UPDATE customers SET particulars = '{"cardNumber": "2900000123458"}' WHERE id = ${id}`,
  );
  expect((await info(client)).body.joeAuthenticationStatus).toBe('NotLinked');
  expect(ok(await link(client)).mpCardId).toBe('2900000123458');
  expect(ok(await info(client)).pools).toMatchObject([{ poolId: 'points', value: 77 }]);
  const kept = await shop.db.execute(sql`SELECT FROM loyalty_members WHERE customer_id = ${id}`);
  expect(kept).toMatchObject({ rows: [] });
});

it('CUST-29 LOY-17 links by the number of a card that is given later', async () => {
  const { client } = await createCustomer(shop, 5);
  const given = { cardNumber: '2912345678906' };
  const linked = await client.post<MemberInformation>('/api/customers/loyalty/link', given);
  expect(ok(linked).mpCardId).toBe(given.cardNumber);
});

it('LOY-03 CUST-33 member prices hold for its members, from the link on', async () => {
  const { client } = await createCustomer(shop, 2);
  await put(client, 'juice', 1);
  expect((await cartOf(client)).priceInfo.totalArticlePrice).toBe(199);
  ok(await link(client));
  expect((await cartOf(client)).priceInfo.totalArticlePrice).toBe(149);
});

it('LOY-17 LOY-12 unlinking a card ends its prices and vouchers at once, also at the programme', async () => {
  const { client, id } = await createCustomer(shop, 6);
  ok(await link(client));
  await put(client, 'juice', 1);
  await put(client, 'v-outside', 1);
  const unlinked = await client.delete<MemberInformation>('/api/customers/loyalty/link');
  expect(ok(unlinked).joeAuthenticationStatus).toBe('NotLinked');
  expect(programme.members.has(id)).toBe(false);
  const cart = await cartOf(client);
  expect([cart.priceInfo.totalArticlePrice, cart.voucherLineItems]).toEqual([199, []]);
});

it('LOY-13 reports a card that the programme has closed as 10048', async () => {
  const { client, id } = await createCustomer(shop, 3);
  ok(await link(client));
  const member = programme.members.get(id);
  if (member) member.isClosed = true;
  const { status, body } = await info(client);
  expect([status, body.errorCode]).toEqual([409, '10048']);
});

it('LOY-12 adds its vouchers to the cart and redeems them at the programme, once per order', async () => {
  const { client } = await createCustomer(shop, 4);
  ok(await link(client));
  expect(ok(await client.get<Voucher[]>('/api/customers/loyalty/vouchers'))).toHaveLength(1);
  await fillCart(client);
  await put(client, 'rice', 1);
  const cart = await put(client, 'v-outside', 1);
  expect(cart.priceInfo.discounts).toBe(500);
  ok(await checkout(client, await finalizeCart(client), { key: 'outside-order' }));
  expect([...programme.used]).toEqual([cart.id]);
});

describe.each(behaviours)('a programme that is %s', (mood) => {
  it('ERR-13 is reported as unavailable, and nobody is linked', async () => {
    const { client, id } = await createCustomer(shop, 10 + behaviours.indexOf(mood));
    programme.be(mood);
    for (const answer of [await info(client), await link(client)])
      expect([answer.status, answer.body.errorCode]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(programme.members.has(id)).toBe(false);
  });

  it('CART-01 leaves the cart and the order as they are without it', async () => {
    const { client } = await createCustomer(shop, 20 + behaviours.indexOf(mood));
    programme.be(mood);
    await fillCart(client);
    const placed = await checkout(client, await finalizeCart(client), { key: `order ${mood}` });
    expect(ok(placed).orderNumber).toMatch(/^\d+$/);
  });

  it('LOY-12 redeems no voucher, and the order succeeds without it', async () => {
    const { client } = await createCustomer(shop, 30 + behaviours.indexOf(mood));
    programme.used.clear();
    ok(await link(client));
    await fillCart(client);
    await put(client, 'rice', 1);
    await put(client, 'v-outside', 1);
    const cart = await finalizeCart(client);
    programme.be(mood);
    const answer = await checkout(client, cart, { key: `voucher ${mood}` });
    expect(answer.status).toBe(409);
    expect((answer.body as unknown as ApiError).fields).toHaveProperty('voucher');
    expect((await cartOf(client)).voucherLineItems).toEqual([]);
  });

  it('LOY-03 keeps the prices of known members, and sends at most one request a minute', async () => {
    const { client, id } = await createCustomer(shop, 40 + behaviours.indexOf(mood));
    ok(await link(client));
    await put(client, 'juice', 1);
    shop.clock.advance(2 * minute);
    programme.be(mood);
    const before = programme.requests.length;
    for (const _ of [1, 2, 3]) expect((await cartOf(client)).priceInfo.totalArticlePrice).toBe(149);
    const ofMember = programme.requests.slice(before).filter((one) => one.endsWith(id));
    expect(ofMember).toHaveLength(1);
  });
});
