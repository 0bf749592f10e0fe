import type { DigitalWallet } from '@larder/contracts/wallet';
import { anna } from '../../customers/testing/people.js';
import { createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { codes, createCustomer } from './testing/test-customers.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

it('a gift card of a deleted account can be added by its code again', async () => {
  const wallet = '/api/customers/digital-wallet';
  const first = await createCustomer(shop, 1);
  const second = await createCustomer(shop, 2);
  await first.client.put(`${wallet}/gift-card`, { code: codes.full });
  const gone = await first.client.post('/api/customers/deletion', { password: anna.password });
  expect(gone.status).toBe(200);
  const added = await second.client.put(`${wallet}/gift-card`, { code: codes.full });
  expect(added.status).toBe(200);
  const { body } = await second.client.get<DigitalWallet>(wallet);
  expect(body.balance).toBe(5000);
});
