import type { ProductPage } from '@larder/contracts/catalogue';
import type { Probe } from '../../testing/probe-server.js';
import { probeServer } from '../../testing/probe-server.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

let shop: TestApp;
let probe: Probe;
const made: string[] = [];
beforeAll(async () => {
  shop = await testApp();
  const { server, lines } = await probeServer(
    shop,
    {
      readNote: ({ params: { id }, query: { size }, context: { locale, tenant } }) => {
        made.push(id);
        if (id === 'wild') throw new TypeError('wild');
        return { id, size, locale, tenant };
      },
    },
    { maxAge: 60 },
  );
  probe = { server, lines };
});
afterAll(async () => {
  await probe.server.close();
  await shop.close();
});
beforeEach(() => made.splice(0));

const get = (url: string, locale = 'de-AT', tenant = 'alpha') =>
  probe.server.inject({
    method: 'GET',
    url,
    headers: { 'accept-language': locale, 'x-forwarded-host': `${tenant}.test` },
  });

describe('a public response', () => {
  it('is made once for each address, language and shop, the same each time', async () => {
    const first = await get('/api/probe/a');
    const again = await get('/api/probe/a');
    expect([again.body, again.headers['content-type'], made.length]).toEqual([
      first.body,
      'application/json; charset=utf-8',
      1,
    ]);
    expect((await get('/api/probe/a', 'en')).json()).toMatchObject({ locale: 'en' });
    expect((await get('/api/probe/a', 'en', 'beta')).json()).toMatchObject({ tenant: 'beta' });
    expect((await get('/api/probe/a?size=9')).json()).toMatchObject({ size: 9 });
    expect(made).toHaveLength(4);
  });

  it('is not cached after an error', async () => {
    await get('/api/probe/wild');
    expect((await get('/api/probe/wild')).statusCode).toBe(500);
    expect(made).toHaveLength(2);
  });

  it('shows a change of the shop in the next call, from any process', async () => {
    const client = shop.client();
    const price = async () => {
      const { body } = await client.get<ProductPage>('/api/products?pageSize=48&sort=price');
      return body.results[0]?.price.regular.value;
    };
    expect(await price()).toBeGreaterThan(3);
    await shop.db.execute(`UPDATE products SET price_regular = 3`);
    expect(await price()).toBe(3);
  });
});
