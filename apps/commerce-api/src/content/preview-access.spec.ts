import type { ApiError } from '@larder/contracts';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { previewSecret } from '../testing/test-content.js';
import { previewCookie, previewToken, writeSession } from './preview.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const seconds = () => Math.floor(shop.clock.now().getTime() / 1000);

const link = (tenant = 'alpha', lasts = 600, secret = previewSecret) =>
  previewToken(secret, tenant, seconds() + lasts);

const visitor = () => shop.client({ tenant: 'preview.alpha' });

const open = (client: TestClient, query: Record<string, string>) =>
  client.get<ApiError>(`/api/content/preview/open?${new URLSearchParams(query).toString()}`);

describe('access to the preview is refused', () => {
  it.each<[string, () => string]>([
    ['without a token', () => ''],
    ['with a token that is over', () => link('alpha', -1)],
    ['with one of another shop', () => link('beta')],
    ['with one of another secret', () => link('alpha', 600, 'some-other-secret')],
    [
      'with one that lasts longer than it was made for',
      () => link().replace(/^\d+/, '99999999999'),
    ],
    ['with nonsense', () => 'x.y.z'],
  ])('%s', async (_how, token) => {
    const client = visitor();
    const answer = await open(client, { token: token() });
    expect([answer.status, client.cookies.has(previewCookie)]).toEqual([403, false]);
  });

  it.each<[string, () => string]>([
    ['of another shop', () => writeSession(previewSecret, 'beta', { expires: seconds() + 60 })],
    ['that is over', () => writeSession(previewSecret, 'alpha', { expires: seconds() - 1 })],
    [
      'of another secret',
      () => writeSession('another-secret-16', 'alpha', { expires: seconds() + 60 }),
    ],
    [
      'that was changed',
      () =>
        `${Buffer.from('{"expires":99999999999}').toString('base64url')}.${writeSession(previewSecret, 'alpha', { expires: seconds() + 60 }).split('.')[1]}`,
    ],
    ['that is none', () => '%%%'],
  ])('with a cookie %s', async (_what, cookie) => {
    const client = visitor();
    client.cookies.set(previewCookie, cookie());
    expect((await client.get('/api/content/pages/neu')).status).toBe(403);
  });

  it('at the public shop, with any token or cookie', async () => {
    const client = shop.client();
    expect((await open(client, { token: link() })).status).toBe(404);
    client.cookies.set(
      previewCookie,
      writeSession(previewSecret, 'alpha', { expires: seconds() + 60 }),
    );
    expect((await client.get('/api/content/pages/neu')).status).toBe(404);
    expect((await client.get('/api/content/preview')).status).toBe(404);
  });

  it('where no secret is set: preview hosts are not known then', async () => {
    const closed = await testApp({ previewSecret: null });
    const client = closed.client({ tenant: 'preview.alpha' });
    const { status, body } = await client.get<ApiError>('/tenant/config');
    expect([status, body.errorCode]).toEqual([421, 'MISDIRECTED_REQUEST']);
    await closed.close();
  });
});
