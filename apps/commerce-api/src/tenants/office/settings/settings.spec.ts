import type { ApiError } from '@larder/contracts';
import type { OrderConfig } from '@larder/contracts/checkout';
import type { AuditEntry, OfficeSlot, Setting, SettingSummary } from '@larder/office-contract';
import { sql } from 'drizzle-orm';
import { createTestShop, ok, testTenantsFolder } from '../../../ordering/testing/test-shop.js';
import { seed } from '../../../seeding/seed.js';
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

type Fields = Record<string, unknown>;
const read = async (id: string) => ok(await admin.get<Setting>(`settings/${id}`));
const send = (id: string, seenVersion: string, value: unknown) =>
  admin.put<Setting & ApiError>(`settings/${id}`, { seenVersion, value });
const change = async (id: string, value: unknown) => send(id, (await read(id)).version, value);
const terms = async () => (await read('order-config')).value as Fields;
const shown = async () => ok(await shop.client().get<OrderConfig>('/api/order-config'));

describe('settings of the office', () => {
  it('are what the shop’s files say, with the schema of the file', async () => {
    const { value, schema, changed } = await read('order-config');
    expect(value).toMatchObject({ minOrderValueDelivery: expect.any(Number) });
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(changed).toBeUndefined();
  });

  it('change the shop at once, purge its pages and outlive a restart', async () => {
    ok(await change('order-config', { ...(await terms()), minOrderValueDelivery: 4321 }));
    expect((await shown()).minOrderValueDelivery).toBe(4321);
    expect(shop.purged.flat()).toContain('getOrderConfig');
    await shop.db.execute(sql`DELETE FROM seeds WHERE name IN ('distribution', 'ordering')`);
    await seed(shop.db, testTenantsFolder, shop.clock.now());
    expect((await shown()).minOrderValueDelivery).toBe(4321);
    const { items } = ok(await admin.get<{ items: SettingSummary[] }>('settings'));
    expect(items.find(({ id }) => id === 'order-config')?.changed?.staffName).toBe(
      admin.session.staff.name,
    );
  });

  it.each([
    ['minOrderValueDelivery', -1, { minOrderValueDelivery: 'TOO_LITTLE' }],
    ['minOrderValueDelivery', 'many', { minOrderValueDelivery: 'TYPE' }],
    ['paymentMethods', ['barter'], { 'paymentMethods.0': 'CHOICE' }],
    ['minOrderValue', 3000, { minOrderValue: 'IMPOSSIBLE' }],
  ])('refuse %s as %j at its field, and the old value stays', async (field, value, faults) => {
    const before = await shown();
    const { status, body } = await change('order-config', { ...(await terms()), [field]: value });
    expect([status, (body as { fields?: Fields }).fields]).toEqual([400, faults]);
    expect(await shown()).toEqual(before);
  });

  it('are not overwritten by a person who saw another value', async () => {
    const { version, value } = await read('order-config');
    ok(await send('order-config', version, { ...(value as Fields), windowHoldMinutes: 7 }));
    expect((await send('order-config', version, value)).status).toBe(409);
  });

  it('go back to the shop’s file', async () => {
    const { value } = ok(await admin.post<Setting>('settings/order-config/reset', {}));
    expect((value as Fields).minOrderValueDelivery).not.toBe(4321);
    expect((await shown()).minOrderValueDelivery).toBe(
      (value as Fields).minOrderValueDelivery as number,
    );
    expect((await admin.post('settings/order-config/reset', {})).status).toBe(409);
  });

  it('do not leave slots without their store, and close slots that no rule makes', async () => {
    const { status, body } = await change('stores', []);
    const { fields = {} } = body as { fields?: Fields };
    expect([status, fields.whole]).toEqual([400, expect.stringMatching(/^STILL_NAMED\|.*wien/)]);
    const rules = (await read('windows')).value as { rules: { appointableId: string }[] };
    const kept = rules.rules.filter(({ appointableId }) => appointableId !== 'W1');
    ok(await change('windows', { ...rules, rules: kept }));
    const { items } = ok(await admin.get<{ items: OfficeSlot[] }>('slots?perPage=100'));
    const closed = items.filter(({ place }) => place === 'W1');
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.filter(({ capacity, booked, held }) => capacity > booked + held)).toEqual([]);
  });

  it('show the texts of opening hours that a person changed', async () => {
    const stores = (await read('stores')).value as Fields[];
    const hours = [{ weekday: 1, opens: '07:30', closes: '12:00' }];
    const [first, ...others] = stores;
    ok(await change('stores', [{ ...first, openingHours: hours }, ...others]));
    const store = await shop.client().get<Fields>(`/api/stores/${String(first?.storeId)}`);
    expect(store.body).toMatchObject({ openingHours: hours });
  });

  it('are an admin’s alone, and each change is in the audit', async () => {
    const manager = await signInAs(shop, 'manager');
    expect((await manager.get('settings')).status).toBe(403);
    expect((await manager.put('settings/stores', { seenVersion: '', value: [] })).status).toBe(403);
    const { items } = ok(await admin.get<{ items: AuditEntry[] }>('audit?perPage=100'));
    const done = items.filter(({ subject }) => subject === 'order-config');
    expect(done.map(({ action }) => action)).toEqual([
      'setting.reset',
      'setting.change',
      'setting.change',
    ]);
    expect((await admin.get('settings/personas')).status).toBe(404);
  });
});
