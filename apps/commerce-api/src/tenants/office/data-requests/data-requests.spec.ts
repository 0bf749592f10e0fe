import type { AuditEntry, DataExport, DataRequest } from '@larder/office-contract';
import { anna, password, signedIn } from '../../../customers/testing/people.js';
import { createTestShop, ok } from '../../../ordering/testing/test-shop.js';
import { placeOrder } from '../../../orders/testing/place-test-order.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { OfficePerson } from '../testing/office-client.js';
import { signInAs } from '../testing/office-client.js';

let shop: TestApp;
let admin: OfficePerson;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await signInAs(shop, 'admin');
});
afterAll(() => shop.close());

const note = async (kind: DataRequest['kind'], email: string, receivedOn = '2026-11-20') =>
  ok(await admin.post<DataRequest>('data-requests', { kind, email, receivedOn }));
const list = async () =>
  ok(await admin.get<{ items: DataRequest[] }>('data-requests?perPage=100')).items;

describe('requests for data', () => {
  it('are due one month after the shop got them, overdue ones first', async () => {
    await note('EXPORT', 'later@example.org');
    const late = await note('EXPORT', 'Late@Example.org', '2026-10-23');
    expect(late).toMatchObject({ dueOn: '2026-11-23', isOverdue: true, email: 'late@example.org' });
    expect((await list())[0]?.id).toBe(late.id);
    const ahead = { kind: 'EXPORT', email: 'a@example.org', receivedOn: '2026-11-25' };
    expect((await admin.post('data-requests', ahead)).status).toBe(400);
  });

  it('give a guest’s orders out, once, and say who answered', async () => {
    const { orderNumber } = await placeOrder(shop.client());
    const { id } = await note('EXPORT', 'EVA@example.org');
    const { data, request } = ok(await admin.post<DataExport>(`data-requests/${id}/export`, {}));
    expect(JSON.stringify(data.ordersAsGuest)).toContain(orderNumber);
    expect(request).toMatchObject({ state: 'DONE', answeredBy: admin.session.staff.name });
    expect((await admin.post(`data-requests/${id}/export`, {})).status).toBe(409);
  });

  it('give the export of the account out, and delete the account with its data', async () => {
    const customer = await signedIn(shop);
    const wanted = await note('EXPORT', anna.email);
    const { data } = ok(await admin.post<DataExport>(`data-requests/${wanted.id}/export`, {}));
    expect(data.account).toMatchObject({ customer: { email: anna.email } });
    const { id } = await note('DELETION', anna.email);
    expect((await list()).find((one) => one.id === id)).toMatchObject({ hasAccount: true });
    const done = ok(
      await admin.post<DataRequest>(`data-requests/${id}/erase`, { email: anna.email }),
    );
    expect(done).toMatchObject({ state: 'DONE', hasAccount: false });
    expect((await customer.get('/api/customers')).status).toBe(401);
    expect(JSON.stringify(await list())).not.toContain(anna.email);
    const login = { email: anna.email, password };
    expect((await shop.client().post('/api/auth/login', login)).status).toBe(401);
  });

  it('are refused with a reason, and stay open where nothing can be deleted', async () => {
    const { id } = await note('DELETION', 'nobody@example.org');
    expect(
      (await admin.post(`data-requests/${id}/erase`, { email: 'nobody@example.org' })).status,
    ).toBe(409);
    expect((await admin.post(`data-requests/${id}/refuse`, { reason: ' ' })).status).toBe(400);
    const reason = 'Not identified';
    expect(
      ok(await admin.post<DataRequest>(`data-requests/${id}/refuse`, { reason })),
    ).toMatchObject({ state: 'REFUSED', reason });
  });

  it('are an admin’s to act on; the audit names nobody’s email', async () => {
    const manager = await signInAs(shop, 'manager');
    expect((await manager.get('data-requests')).status).toBe(200);
    const { id } = await note('EXPORT', 'eva@example.org');
    for (const act of ['export', 'erase', 'refuse'])
      expect((await manager.post(`data-requests/${id}/${act}`, { reason: 'x' })).status).toBe(403);
    const other = await signInAs(shop, 'admin', 'beta');
    expect((await other.post(`data-requests/${id}/export`, {})).status).toBe(404);
    const { items } = ok(await admin.get<{ items: AuditEntry[] }>('audit?perPage=100'));
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['data.request', 'data.answer']),
    );
    expect(JSON.stringify(items)).not.toContain('example.org');
  });
});
