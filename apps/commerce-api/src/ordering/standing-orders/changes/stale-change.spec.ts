import type { ApiError } from '@larder/contracts';
import type { StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { anna, signedIn } from '../../../customers/testing/people.js';
import { createTestShop, ok } from '../../testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { asChange, createStanding, path, readStanding } from '../testing/standing-shop.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = await signedIn(shop, anna);
});
afterAll(() => shop.close());

it('is not overwritten by a form that shows what another tab has changed', async () => {
  const standing = await createStanding(client);
  const at = `${path}/${standing.id}`;
  const change = (changes: object) =>
    client.put<StandingOrder & ApiError>(at, { ...asChange(standing), ...changes });
  const { version } = standing;
  ok(await change({ version, weeks: 2 }));
  // The answer was lost, and the same is sent again.
  expect(ok(await change({ version, weeks: 2 })).weeks).toBe(2);
  const second = await change({ version, name: 'Family' });
  expect([second.status, second.body.errorCode]).toEqual([409, 'CONFLICT']);
  const kept = await readStanding(client, standing);
  expect(kept).toMatchObject({ weeks: 2, name: standing.name });
  expect(ok(await change({ version: kept.version, weeks: 2, name: 'Family' })).name).toBe('Family');
});

it('is changed by one of two tabs at once', async () => {
  const standing = await createStanding(client);
  const { version } = standing;
  const answers = await Promise.all(
    ['One', 'Two'].map((name) =>
      client.put(`${path}/${standing.id}`, { ...asChange(standing), version, name }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
