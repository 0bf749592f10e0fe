import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { MemberInformation } from '@larder/contracts/loyalty';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import { checkout, fillCart, finalizeCart, ok, put } from '../../ordering/testing/test-shop.js';
import { waitFor } from '../../testing/wait-for.js';
import type { TestClient } from '../../testing/test-client.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { answerMs, minute, setUpRemoteShop, type RemoteShop } from './testing/remote-shop.js';

let programme: RemoteShop['programme'];
let own: RemoteShop['own'];
let shop: RemoteShop['shop'];
setUpRemoteShop((made) => {
  ({ programme, own, shop } = made);
});

const link = (client: TestClient) =>
  client.post<MemberInformation & ApiError>('/api/customers/loyalty/link');
const cartOf = async (client: TestClient) => ok(await client.get<Cart>('/api/carts'));
const due = () => rows<{ key: string }>(shop.db, sql`SELECT key FROM loyalty_returns`);
const runScheduledJob = () => own.runScheduledJob?.({ db: shop.db, now: shop.clock.now() });

describe('while the programme is waited for', () => {
  it('CART-01 holds no lock: other carts respond, and the waiting one responds in time', async () => {
    const { client } = await createCustomer(shop, 50);
    const { client: other } = await createCustomer(shop, 51);
    await put(client, 'juice', 1);
    await put(other, 'juice', 1);
    shop.clock.advance(2 * minute);
    await cartOf(other);
    programme.be('slow');
    const order: string[] = [];
    const startedAt = Date.now();
    const waiting = put(client, 'rice', 1).then(() => order.push('waiting'));
    const requestCount = programme.requests.length;
    await waitFor(() => expect(programme.requests.length).toBeGreaterThan(requestCount));
    // The embedded database has one connection: an open transaction would block everybody.
    await rows(shop.db, sql`SELECT 1 FROM carts FOR UPDATE NOWAIT`);
    for (const _ of [1, 2, 3]) await cartOf(other);
    order.push('others');
    await waiting;
    expect(order).toEqual(['others', 'waiting']);
    // The member and the vouchers are fetched one after the other.
    expect(Date.now() - startedAt).toBeLessThan(2 * answerMs + 1500);
  });

  it('LOY-12 nothing is locked when a voucher is put in and redeemed', async () => {
    const { client } = await createCustomer(shop, 52);
    await shop.db.execute(sql`DELETE FROM loyalty_returns`);
    programme.used.clear();
    ok(await link(client));
    await fillCart(client);
    await put(client, 'rice', 1);
    const inside: string[] = [];
    programme.onAsked = (what) => {
      const isWrite = /use$|vouchers$/.test(what);
      if (isWrite) void rows(shop.db, sql`SELECT 1 FROM carts`).then(() => inside.push(what));
      return isWrite ? waitFor(() => expect(inside).toContain(what)) : undefined;
    };
    await put(client, 'v-outside', 1);
    ok(await checkout(client, await finalizeCart(client), { key: 'unlocked' }));
    programme.onAsked = undefined;
    expect(inside).toHaveLength(2);
    expect(await due()).toEqual([]);
  });
});

describe('a redemption without an order', () => {
  it('LOY-12 is returned, and retried until the programme responds', async () => {
    const { client } = await createCustomer(shop, 53);
    await shop.db.execute(sql`DELETE FROM loyalty_returns`);
    programme.used.clear();
    ok(await link(client));
    await fillCart(client);
    await put(client, 'rice', 1);
    await put(client, 'v-outside', 1);
    const cart = await finalizeCart(client);
    programme.be('forgetful');
    expect((await checkout(client, cart, { key: 'lost answer' })).status).toBe(409);
    expect([...programme.used]).toEqual([cart.id]);
    programme.be('down');
    await runScheduledJob();
    expect(await due()).toEqual([{ key: cart.id }]);
    programme.be('well');
    await runScheduledJob();
    expect([...programme.used]).toEqual([cart.id]);
    shop.clock.advance(5 * minute);
    await runScheduledJob();
    expect([...programme.used]).toEqual([]);
    expect(await due()).toEqual([]);
  });

  it('LOY-12 is kept for a placed order, and returned for a cancelled one', async () => {
    const { client } = await createCustomer(shop, 54);
    programme.used.clear();
    ok(await link(client));
    await fillCart(client);
    await put(client, 'rice', 1);
    const cart = await put(client, 'v-outside', 1);
    const placed = ok(await checkout(client, await finalizeCart(client), { key: 'order stands' }));
    await shop.db.execute(
      sql`INSERT INTO loyalty_returns (tenant, key, next_at)
          VALUES ('alpha', ${cart.id}, ${shop.clock.now().toISOString()})`,
    );
    await runScheduledJob();
    expect([[...programme.used], await due()]).toEqual([[cart.id], []]);
    ok(await client.post(`/api/orders/${placed.orderNumber}/cancel`));
    expect(await due()).toEqual([{ key: cart.id }]);
    await runScheduledJob();
    expect([[...programme.used], await due()]).toEqual([[], []]);
  });
});
