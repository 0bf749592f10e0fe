import type { AuditEntry } from '@larder/office-contract';
import { anna, password, signedIn } from '../../../customers/testing/people.js';
import { createTestShop, ok } from '../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import { signInAs } from '../testing/office-client.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const PATH = 'customers/sign-out';
const email = anna.email.toUpperCase();

describe('the sessions of a customer', () => {
  it('end on every device by an admin, and the customer may sign in again', async () => {
    const phone = await signedIn(shop);
    const laptop = shop.client();
    ok(await laptop.post('/api/auth/login', { email: anna.email, password }));
    const admin = await signInAs(shop, 'admin');
    expect(ok(await admin.post(PATH, { email }))).toEqual({ sessions: 2 });
    for (const device of [phone, laptop])
      expect((await device.get('/api/customers')).status).toBe(401);
    expect(ok(await admin.post(PATH, { email }))).toEqual({ sessions: 0 });
    ok(await laptop.post('/api/auth/login', { email: anna.email, password }));
    expect((await laptop.get('/api/customers')).status).toBe(200);
    const { items } = ok(await admin.get<{ items: AuditEntry[] }>('audit'));
    const noted = items.filter(({ action }) => action === 'customer.sign-out');
    expect(noted.map(({ after }) => after)).toEqual([{ sessions: 0 }, { sessions: 2 }]);
    expect(JSON.stringify(items).toLowerCase()).not.toContain(anna.email.toLowerCase());
  });

  it('are an admin’s to end, of their own shop', async () => {
    const manager = await signInAs(shop, 'manager');
    expect((await manager.post(PATH, { email })).status).toBe(403);
    const other = await signInAs(shop, 'admin', 'beta');
    expect(await other.post(PATH, { email })).toMatchObject({
      status: 400,
      body: { fields: { email: expect.stringContaining('NO_ACCOUNT') } },
    });
    const admin = await signInAs(shop, 'admin');
    const forged = await admin.browser.post(`/api/office/${PATH}`, { email });
    expect(forged.status).toBe(403);
  });
});
