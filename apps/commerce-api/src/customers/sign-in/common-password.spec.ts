import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { anna, newestToken, password, signedIn, signIn } from '../testing/people.js';
import { refuseWeakPassword } from './common-password.js';

const shop = {
  tenant: 'greengrocer',
  clientRuntimeConfig: { shopName: 'Grüner Markt' },
} as Parameters<typeof refuseWeakPassword>[0]['shop'];

describe('a new password', () => {
  it.each([
    'password',
    'Password1',
    '12345678',
    'QWERTYUIOP',
    'iloveyou',
    'sunshine1',
    'baseball',
    'greengrocer',
    'Greengrocer-2026',
    '!!grünermarkt!!',
    'Grüner Markt 1',
    'anna.berger',
    'AnnaBerger99',
    'mailbox2026',
    'mailbox.example',
  ])('is refused when others guess it at once: %s', async (given) => {
    await expect(
      refuseWeakPassword({ shop }, given, 'anna.berger@mailbox.example'),
    ).rejects.toMatchObject({ status: 400, details: { fields: { password: 'common' } } });
  });

  it.each([password, 'Gruener-Markt-im-Regen', 'anna-mag-beeren', '8 Zwerge', '🥕🥕🥕🥕'])(
    'is taken otherwise: %s',
    async (given) => {
      await expect(
        refuseWeakPassword({ shop }, given, 'anna.berger@mailbox.example'),
      ).resolves.toBeUndefined();
    },
  );
});

describe('a common password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  const refused = { errorCode: 'BAD_REQUEST', fields: { password: 'common' } };

  it('S15 is refused by registration, change and reset, and the link of the reset stays valid', async () => {
    const registration = await app
      .client()
      .post('/api/customers', { ...anna, password: 'password1' });
    expect([registration.status, registration.body]).toMatchObject([400, refused]);

    const client = await signedIn(app);
    const change = { currentPassword: password, password: '1234567890' };
    const changed = await client.put('/api/customers/password', change);
    expect([changed.status, changed.body]).toMatchObject([400, refused]);

    await app.client().post('/api/auth/password-reset', { email: anna.email });
    const token = await newestToken(app);
    const reset = (secret: string) =>
      app.client().post('/api/auth/password-reset/confirm', { token, password: secret });
    expect((await reset('iloveyou')).body).toMatchObject(refused);
    expect((await reset('Beeren-im-Garten')).status).toBe(200);
    expect((await signIn(app.client(), anna.email, 'Beeren-im-Garten')).status).toBe(200);
  });
});
