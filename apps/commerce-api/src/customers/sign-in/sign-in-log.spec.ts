import { Writable } from 'node:stream';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { anna, newestToken, password, signedIn, signIn } from '../testing/people.js';

const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const events = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => /^(signed in|a login was refused|a password was)/.test(String(msg)))
    .map(({ level, msg, method, errorCode, who }) => ({ level, msg, method, errorCode, who }));

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ log });
});
afterAll(() => shop.close());

const info = 30;
const warn = 40;

describe('S9 the log of logins', () => {
  it('logs successful and failed sign-ins with their reason, without the typed values', async () => {
    const { id } = (await (await signedIn(shop)).get<{ id: string }>('/api/customers')).body;
    lines.length = 0;
    await signIn(shop.client(), anna.email, 'a-guess-of-eve');
    await signIn(shop.client(), 'nobody@x.example');
    await signIn(shop.client());
    await shop.client().post('/api/auth/passkey', { response: { id: 'unknown' } });
    const refused = { level: warn, msg: 'a login was refused', errorCode: 'INVALID_CREDENTIALS' };
    expect(events()).toEqual([
      { ...refused, method: 'password' },
      { ...refused, method: 'password' },
      { level: info, msg: 'signed in', method: 'password', who: id },
      { ...refused, method: 'passkey' },
    ]);
    for (const typed of [anna.email.toLowerCase(), 'nobody@', password, 'a-guess-of-eve'])
      expect(lines.join('').toLowerCase()).not.toContain(typed.toLowerCase());
  });

  it('has changed and reset passwords', async () => {
    const client = shop.client();
    await signIn(client);
    const { id } = (await client.get<{ id: string }>('/api/customers')).body;
    lines.length = 0;
    const next = 'Beeren-im-Garten';
    await client.put('/api/customers/password', { currentPassword: password, password: next });
    await shop.client().post('/api/auth/password-reset', { email: anna.email });
    const token = await newestToken(shop);
    await shop.client().post('/api/auth/password-reset/confirm', { token, password });
    expect(events()).toEqual([
      { level: info, msg: 'a password was changed', who: id },
      { level: info, msg: 'a password was reset', who: id },
    ]);
    expect(lines.join('')).not.toContain(token);
  });

  it('says when too many tries are refused', async () => {
    lines.length = 0;
    for (let i = 0; i < 25; i += 1) await signIn(shop.client(), 'guessed@x.example');
    expect(events().at(-1)).toMatchObject({ level: warn, errorCode: 'TOO_MANY_REQUESTS' });
  });
});
