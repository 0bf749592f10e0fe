import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/app.js';
import { signedIn } from '../customers/testing/people.js';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { testClient } from '../testing/test-client.js';
import { keySteps } from './keys.js';

let shop: TestApp;
const started: FastifyInstance[] = [];
beforeAll(async () => {
  shop = await testApp();
});
afterAll(async () => {
  for (const app of started) await app.close();
  await shop.close();
});

/** A backend that starts now on the same database. */
async function restart(): Promise<FastifyInstance> {
  const settings = { tenant: 'alpha', logLevel: 'silent', checkResponses: true };
  const app = await buildApp({ database: shop.db, clock: shop.clock, settings });
  started.push(app);
  return app;
}

/** The same browser at another backend. */
function at(app: FastifyInstance, browser: TestClient): TestClient {
  const client = testClient(app, { host: 'alpha.test' });
  for (const [name, value] of browser.cookies) client.cookies.set(name, value);
  return client;
}

const changes = async (client: TestClient) =>
  (await client.post('/api/carts/items', { sku: 'unknown', quantity: 1 })).status !== 403;

it('S15 exchanges the keys of a running shop without a refused change, and signs nobody out', async () => {
  const before = await signedIn(shop);
  const old = before.cookies.get('XSRF-TOKEN');
  expect(await keySteps.next(shop.db)).toBeGreaterThan(0);
  expect(await keySteps.next(shop.db)).toBe(0);
  const prepared = await restart();
  await keySteps.promote(shop.db);
  const promoted = await restart();

  expect(await changes(at(promoted, before))).toBe(true);
  const renewed = at(promoted, before);
  await renewed.get('/api/csrf');
  expect(renewed.cookies.get('XSRF-TOKEN')).not.toBe(old);
  // A backend that has not been restarted yet knows the next key already.
  expect(await changes(at(prepared, renewed))).toBe(true);

  await keySteps.drop(shop.db);
  const dropped = await restart();
  expect(await changes(at(dropped, before))).toBe(false);
  const late = at(dropped, before);
  await late.get('/api/csrf');
  expect(await changes(late)).toBe(true);
  expect((await late.get('/api/customers')).status).toBe(200);
});

it('promotes nothing where no next key is', async () => {
  expect(await keySteps.promote(shop.db)).toBe(0);
  expect(await keySteps.drop(shop.db)).toBe(0);
});
