import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { anna, boris, mailsOf, newestToken, signedIn, signIn } from '../testing/people.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

describe('a forgotten password', () => {
  const ask = (email: string) => shop.client().post('/api/auth/password-reset', { email });
  const reset = (token: string, secret = 'Ganz-neu-1234') =>
    shop
      .client()
      .post<{ errorCode: string }>('/api/auth/password-reset/confirm', { token, password: secret });

  it('CUST-28 is replaced by the link of a mail, which ends every session', async () => {
    const client = await signedIn(shop);
    expect((await ask('ANNA@x.example')).status).toBe(202);
    const token = await newestToken(shop);
    expect((await mailsOf(shop)).at(-1)?.body).toContain('http://alpha.test/password-reset?token=');
    expect((await reset(token)).status).toBe(200);
    expect((await client.get('/api/customers')).status).toBe(401);
    expect((await signIn(shop.client())).status).toBe(401);
    expect((await signIn(shop.client(), anna.email, 'Ganz-neu-1234')).status).toBe(200);
    expect((await reset(token)).body.errorCode).toBe('TOKEN_INVALID');
    expect((await mailsOf(shop)).at(-1)?.subject).toContain('wurde geändert');
  });

  it('S8 CUST-28 gets the same response for an unknown email, whose owner is informed', async () => {
    await signedIn(shop);
    const known = await ask(anna.email);
    const unknown = await ask('nobody@x.example');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = (await mailsOf(shop)).at(-1);
    expect(mail?.recipient).toBe('nobody@x.example');
    expect(mail?.body).not.toContain('token=');
  });

  it('FORM-03 takes no password of 7 or 51 characters', async () => {
    await signedIn(shop);
    await ask(anna.email);
    const token = await newestToken(shop);
    for (const secret of ['1234567', 'x'.repeat(51)])
      expect((await reset(token, secret)).status).toBe(400);
    expect((await reset(token, 'brei-789')).status).toBe(200);
  });

  it('takes a link for one hour', async () => {
    await signedIn(shop);
    await ask(anna.email);
    shop.clock.advance(3_600_000);
    expect((await reset(await newestToken(shop))).body.errorCode).toBe('TOKEN_INVALID');
  });
});

describe('two customers in one browser', () => {
  const put = (client: Awaited<ReturnType<typeof signedIn>>, sku: string) =>
    client.post('/api/carts/items', { sku, quantity: 1 });
  const goods = async (client: Awaited<ReturnType<typeof signedIn>>) => {
    const { body } = await client.get<{ productLineItems?: { product: { sku: string } }[] }>(
      '/api/carts',
    );
    return (body.productLineItems ?? []).map(({ product }) => product.sku);
  };

  it('CART-44 CART-45 leave nothing to each other, and each finds the own cart again', async () => {
    const client = shop.client();
    await put(client, '1101');
    await signedIn(shop, boris);
    await client.post('/api/customers', anna);
    await client.post('/api/auth/registration/confirm', { token: await newestToken(shop) });
    expect(await goods(client)).toEqual(['1101']);
    const { body: brought } = await client.get<{ id: string }>('/api/carts');
    await client.post(`/api/carts/set-customer?anonymousCartId=${brought.id}`);
    await client.post('/api/auth/logout');
    expect(await goods(client)).toEqual([]);
    await signIn(client, boris.email);
    expect(await goods(client)).toEqual([]);
    await put(client, '1102');
    await signIn(client, anna.email);
    expect(await goods(client)).toEqual(['1101']);
    await client.post('/api/auth/logout');
    const owners = await rows(shop.db, sql`SELECT DISTINCT customer_id FROM carts`);
    expect(owners).toHaveLength(2);
    expect(owners).not.toContainEqual({ customer_id: null });
  });
});
