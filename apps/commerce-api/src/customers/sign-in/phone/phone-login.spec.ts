import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Customer } from '@larder/contracts/customer';
import { rows } from '../../../kernel/database/database.js';
import type { TestApp } from '../../../testing/test-app.js';
import { testApp } from '../../../testing/test-app.js';
import { signedIn } from '../../testing/people.js';
import {
  ask,
  enter,
  guestWithCode,
  newestCode,
  otherThan,
  phone,
  verified,
} from '../../testing/phones.js';
import { deleteOldCodes } from './phone-codes.js';

const minutes = 60_000;
/** Of these, only the first has the phone login. */
const otherShops = path.join(import.meta.dirname, '../../../ordering/testing/tenants');
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

describe('signing in by a code on the phone', () => {
  it('opens the account of the verified number, and sends the code with the host that may read it', async () => {
    await verified(shop);
    const { guest, code } = await guestWithCode(shop);
    expect(shop.texts.at(-1)).toMatchObject({ tenant: 'alpha', to: phone });
    expect(shop.texts.at(-1)?.text.split('\n').at(-1)).toBe(`@alpha.test #${code}`);
    expect((await enter(guest, code)).body).toMatchObject({ verifiedPhone: phone });
    expect((await guest.get<Customer>('/api/customers')).body.firstName).toBe('Anna');
  });

  it('S8 answers an unknown number like a known one, and sends nothing', async () => {
    await verified(shop);
    const known = await ask(shop.client());
    const unknown = await ask(shop.client(), '+436649999999');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(shop.texts.map(({ to }) => to)).toEqual([phone, phone]);
    const wrong = await enter(shop.client(), '000000', '+436649999999');
    const { guest, code } = await guestWithCode(shop);
    const guessed = await enter(guest, otherThan(code));
    expect([guessed.status, guessed.body]).toEqual([wrong.status, wrong.body]);
    expect(guessed.body.errorCode).toBe('INVALID_CREDENTIALS');
  });

  it('does not take a number that was only typed', async () => {
    await signedIn(shop);
    await ask(shop.client());
    expect(shop.texts).toEqual([]);
  });

  it('takes a code once, also when it comes twice at the same time', async () => {
    await verified(shop);
    const { guest, code } = await guestWithCode(shop);
    const twin = shop.client();
    for (const [name, value] of guest.cookies) twin.cookies.set(name, value);
    const both = await Promise.all([enter(guest, code), enter(twin, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter(guest, code)).status).toBe(401);
  });

  it.each([
    [4, 200],
    [5, 401],
  ])('after %i wrong codes at the same time answers the right one %i', async (wrong, status) => {
    await verified(shop);
    const { guest, code } = await guestWithCode(shop);
    await Promise.all(Array.from({ length: wrong }, () => enter(guest, otherThan(code))));
    expect((await enter(guest, code)).status).toBe(status);
  });

  it.each([
    [4, 200],
    [6, 401],
  ])('after %i minutes answers the right code %i', async (after, status) => {
    await verified(shop);
    const { guest, code } = await guestWithCode(shop);
    shop.clock.advance(after * minutes);
    expect((await enter(guest, code)).status).toBe(status);
  });

  it('takes the newest code alone, and only in the session that asked for it', async () => {
    await verified(shop);
    const { guest, code } = await guestWithCode(shop);
    await ask(guest);
    const isSame = code === newestCode(shop);
    expect((await enter(guest, code)).status).toBe(isSame ? 200 : 401);
    expect((await enter(shop.client(), newestCode(shop))).status).toBe(401);
  });

  it('keeps codes as keyed hashes', async () => {
    await verified(shop);
    const { code } = await guestWithCode(shop);
    const kept = JSON.stringify(await rows(shop.db, sql`SELECT * FROM phone_codes`));
    expect(kept).toMatch(/"code_hash":"[0-9a-f]{64}"/);
    expect(kept).not.toContain(`"${code}"`);
  });

  it('S9 sends five codes an hour to a number, known or not', async () => {
    for (const number of [phone, '+436649999999']) {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await ask(shop.client(), number)).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
  });

  it('is of one tenant: the number and the code open nothing in another', async () => {
    await verified(shop);
    const { code } = await guestWithCode(shop);
    const beta = shop.client({ tenant: 'beta' });
    const sent = shop.texts.length;
    expect((await ask(beta)).status).toBe(202);
    expect(shop.texts).toHaveLength(sent);
    expect((await enter(beta, code)).status).toBe(401);
  });
});

it('old codes are deleted', async () => {
  await verified(shop);
  await guestWithCode(shop);
  await deleteOldCodes(shop, new Date(shop.clock.now().getTime() + 6 * minutes));
  expect(await rows(shop.db, sql`SELECT * FROM phone_codes`)).toEqual([]);
});

it('a shop without the phone login has none of its calls', async () => {
  await shop.close();
  shop = await testApp({ tenants: otherShops });
  const beta = shop.client({ tenant: 'beta', locale: 'en' });
  expect((await ask(beta)).status).toBe(404);
});
