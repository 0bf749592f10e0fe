import { sql } from 'drizzle-orm';
import type { Customer } from '@larder/contracts/customer';
import { rows } from '../../../kernel/database/database.js';
import type { TestApp } from '../../../testing/test-app.js';
import { testApp } from '../../../testing/test-app.js';
import { boris, mailsOf, password, signedIn } from '../../testing/people.js';
import {
  ask,
  askProof,
  enter,
  guestWithCode,
  newestCode,
  otherThan,
  phone,
  prove,
  verified,
} from '../../testing/phones.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

describe('a verified number', () => {
  it('is reported by mail, and is gone when the customer removes it', async () => {
    const client = await verified(shop);
    expect((await mailsOf(shop)).at(-1)?.subject).toContain('Telefonnummer');
    const { guest, code } = await guestWithCode(shop);
    const removed = await client.delete<Customer>('/api/customers/phone');
    expect(removed.body.verifiedPhone).toBeUndefined();
    expect((await enter(guest, code)).status).toBe(401);
    expect(await rows(shop.db, sql`SELECT * FROM phone_codes`)).toEqual([]);
  });

  it('is no longer the one before, once the customer has verified another', async () => {
    const client = await verified(shop);
    const next = '+436647654321';
    await askProof(client, next);
    expect((await prove(client, newestCode(shop), next)).status).toBe(200);
    const sent = shop.texts.length;
    await ask(shop.client());
    expect(shop.texts).toHaveLength(sent);
  });

  it('needs the code of the same customer', async () => {
    const client = await signedIn(shop);
    const other = await signedIn(shop, boris);
    await askProof(client);
    expect((await prove(other, newestCode(shop))).status).toBe(403);
    expect((await prove(client, otherThan(newestCode(shop)))).status).toBe(403);
    expect((await prove(client, newestCode(shop))).status).toBe(200);
  });

  it('is one customer’s: the newest proof counts, and the customer who had it before is told', async () => {
    await verified(shop);
    const other = await verified(shop, boris);
    const mails = (await mailsOf(shop))
      .slice(-2)
      .map(({ recipient, subject }) => [recipient, subject]);
    expect(mails).toEqual([
      ['Anna@x.example', expect.stringContaining('anderen Konto')],
      ['boris@x.example', expect.stringContaining('Telefonnummer')],
    ]);
    const { guest, code } = await guestWithCode(shop);
    await enter(guest, code);
    expect((await guest.get<Customer>('/api/customers')).body.firstName).toBe('Boris');
    expect((await other.get<Customer>('/api/customers')).body.verifiedPhone).toBe(phone);
  });

  it('is in the export of the customer’s data, without codes and sessions', async () => {
    const client = await verified(shop);
    await guestWithCode(shop);
    const { records } = (
      await client.get<{ records: Record<string, object[]> }>('/api/customers/export')
    ).body;
    expect(records['verified_phones']).toMatchObject([{ phone }]);
    expect(Object.keys(records['phone_codes']?.[0] ?? {}).sort()).toEqual([
      'customer_id',
      'expires_at',
      'phone',
      'purpose',
      'tenant',
      'tries_left',
    ]);
  });

  it('is deleted with the account', async () => {
    const client = await verified(shop);
    await guestWithCode(shop);
    await client.post('/api/customers/deletion', { password });
    expect(await rows(shop.db, sql`SELECT * FROM verified_phones`)).toEqual([]);
    expect(await rows(shop.db, sql`SELECT * FROM phone_codes`)).toEqual([]);
  });
});
