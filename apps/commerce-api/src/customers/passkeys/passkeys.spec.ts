import type { ApiError } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { signedIn } from '../testing/people.js';

let shop: TestApp;
let client: TestClient;
beforeEach(async () => {
  shop = await testApp();
  client = await signedIn(shop);
});
afterEach(() => shop.close());

const challenges = () =>
  rows<{ challenge: string }>(shop.db, sql`SELECT * FROM passkey_challenges`);
const signed = (challenge: string) => {
  const data = { type: 'webauthn.get', challenge, origin: 'http://alpha.test' };
  const clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url');
  return {
    id: 'a2V5',
    rawId: 'a2V5',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' },
  };
};
const enter = (by: TestClient, challenge: string) =>
  by.post<ApiError>('/api/auth/passkey', { response: signed(challenge) });
const begin = async (by: TestClient) =>
  (await by.post<{ challenge: string; allowCredentials?: unknown[] }>('/api/auth/passkey/options'))
    .body;

async function plantPasskey(counter = 5): Promise<void> {
  await shop.db
    .execute(sql`INSERT INTO passkeys (tenant, id, customer_id, name, public_key, counter,
      transports, created_at)
    SELECT tenant, 'a2V5', id, 'Laptop', 'AAAA', ${counter}, '[]', now() FROM customers`);
}

describe('a login by passkey', () => {
  it('S8 does not reveal which passkeys exist', async () => {
    await plantPasskey();
    const options = await begin(shop.client());
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  it('accepts a challenge once, and responds to a wrong signature like to an unknown passkey', async () => {
    const guest = shop.client();
    const { challenge } = await begin(guest);
    const unknown = await enter(guest, challenge);
    await plantPasskey();
    const wrong = await enter(guest, challenge);
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect(await challenges()).toEqual([]);
    expect((await guest.get('/api/customers')).status).toBe(401);
  });

  it('accepts no challenge of another session, and none after five minutes', async () => {
    await plantPasskey();
    const { challenge } = await begin(shop.client());
    expect((await enter(shop.client(), challenge)).status).toBe(401);
    expect(await challenges()).toHaveLength(1);
    shop.clock.advance(6 * 60_000);
    await begin(shop.client());
    expect((await challenges()).map((one) => one.challenge)).not.toContain(challenge);
  });

  it('S9 stops who guesses, like a login by password', async () => {
    const guest = shop.client();
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await enter(guest, 'x')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the passkeys of a customer', () => {
  it('are renamed and deleted by their owner, and invalid ones are not stored', async () => {
    await plantPasskey();
    const renamed = await client.put('/api/customers/passkeys/a2V5', { name: ' Telefon ' });
    expect(renamed.body).toMatchObject({ id: 'a2V5', name: 'Telefon' });
    const forged = { name: 'x', response: signed('x') };
    expect((await client.post('/api/customers/passkeys', forged)).status).toBe(400);
    expect((await client.delete('/api/customers/passkeys/a2V5')).status).toBe(200);
    expect((await client.get('/api/customers/passkeys')).body).toEqual([]);
  });
});
