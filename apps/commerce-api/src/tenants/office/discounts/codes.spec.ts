import type { Cart } from '@larder/contracts/cart';
import type { AuditEntry, NewCode, OfficeCode, OfficeVoucher } from '@larder/office-contract';
import { seed } from '../../../seeding/seed.js';
import { createTestShop, ok, put, testTenantsFolder } from '../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { OfficePerson } from '../testing/office-client.js';
import { signInAs } from '../testing/office-client.js';
import { sql } from 'drizzle-orm';

let shop: TestApp;
let manager: OfficePerson;
beforeAll(async () => {
  shop = await createTestShop();
  manager = await signInAs(shop, 'manager');
});
afterAll(() => shop.close());

const draft = {
  code: 'autumn-7',
  titles: { 'de-AT': '7 % im Herbst', en: '7% in autumn' },
  benefit: { kind: 'percent', percent: 7, from: 100, most: 900 },
  services: [],
  lastDay: '2026-11-30',
  most: 2,
  mostEach: 1,
  firstOrder: false,
  combines: true,
} satisfies NewCode;

const add = (over: Partial<NewCode> = {}) =>
  manager.post<OfficeCode>('codes', { ...draft, ...over });
const codes = async (query = '') =>
  ok(await manager.get<{ items: OfficeCode[]; total: number }>(`codes${query}`));
const seedAgain = async () => {
  await shop.db.execute(sql`DELETE FROM seeds WHERE name IN ('discount codes', 'loyalty')`);
  await seed(shop.db, testTenantsFolder, shop.clock.now());
};

/** A cart with goods, and what the code answers in it. */
async function tryCode(code: string) {
  const client = shop.client();
  await put(client, 'juice', 2);
  return client.post<Cart>('/api/carts/discount-codes', { code });
}

describe('discount codes of the office', () => {
  it('apply in carts from the moment they are made, with their limits', async () => {
    expect(ok(await add())).toMatchObject({
      id: 'AUTUMN-7',
      title: '7 % im Herbst',
      state: 'ACTIVE',
      used: 0,
      most: 2,
      endsAt: '2026-11-30T23:00:00.000Z',
      staffName: manager.session.staff.name,
    });
    const { discountCodes } = ok(await tryCode('autumn-7'));
    expect(discountCodes).toMatchObject([{ code: 'AUTUMN-7', title: '7 % im Herbst' }]);
    expect((await codes('?q=autumn')).items).toHaveLength(1);
  });

  it('are refused twice, without a title, over before they begin, or with wrong limits', async () => {
    expect((await add()).status).toBe(409);
    expect((await add({ code: 'X-1', titles: {} })).status).toBe(400);
    expect((await add({ code: 'X-1', lastDay: '2026-11-23' })).status).toBe(400);
    expect((await add({ code: 'X-1', firstDay: '2026-12-02' })).status).toBe(400);
    expect((await add({ code: 'X-1', most: 0 })).status).toBe(400);
    expect((await add({ code: 'X 1' })).status).toBe(400);
  });

  it('end for good, those of the shop’s files too, and no later start revives one', async () => {
    for (const code of ['AUTUMN-7', 'TEN']) {
      expect(ok(await manager.post<OfficeCode>(`codes/${code}/end`, {})).state).toBe('ENDED');
      expect((await manager.post(`codes/${code}/end`, {})).status).toBe(409);
    }
    ok(await add({ code: 'WINTER' }));
    await seedAgain();
    const { items } = await codes('?perPage=100');
    const stateOf = (id: string) => items.find((code) => code.id === id)?.state;
    expect([stateOf('AUTUMN-7'), stateOf('TEN'), stateOf('WINTER')]).toEqual([
      'ENDED',
      'ENDED',
      'ACTIVE',
    ]);
    expect((await manager.post('codes/NONE/end', {})).status).toBe(404);
  });

  it('leave who made and ended them in the audit', async () => {
    const admin = await signInAs(shop, 'admin');
    const { items } = ok(await admin.get<{ items: AuditEntry[] }>('audit?perPage=100'));
    const of = items.filter(({ subject }) => subject === 'AUTUMN-7').map(({ action }) => action);
    expect(of).toEqual(['code.end', 'code.add']);
  });

  it('are another shop’s business there', async () => {
    const other = await signInAs(shop, 'manager', 'beta');
    expect((await other.post('codes/WINTER/end', {})).status).toBe(404);
  });
});

describe('vouchers in the office', () => {
  it('are listed with their uses, and end for good', async () => {
    const list = async () =>
      ok(await manager.get<{ items: OfficeVoucher[] }>('vouchers?perPage=100')).items;
    const [first] = await list();
    if (!first) throw new Error('The test shop has no voucher');
    expect(first).toMatchObject({ used: expect.any(Number), mostEach: expect.any(Number) });
    expect(ok(await manager.post<OfficeVoucher>(`vouchers/${first.id}/end`, {}))).toMatchObject({
      id: first.id,
      state: 'ENDED',
    });
    await seedAgain();
    expect((await list()).find(({ id }) => id === first.id)?.state).toBe('ENDED');
    expect((await manager.post(`vouchers/${first.id}/end`, {})).status).toBe(409);
  });
});
