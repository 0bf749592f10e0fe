import type { Cart } from '@larder/contracts/cart';
import type { AuditEntry, NewVoucher, OfficeVoucher } from '@larder/office-contract';
import { sql } from 'drizzle-orm';
import { linkCard, vouchersOf } from '../../../benefits/loyalty/testing/member-calls.js';
import { createTestShop, ok, put, testTenantsFolder } from '../../../ordering/testing/test-shop.js';
import { createCustomer, person } from '../../../payments/wallet/testing/test-customers.js';
import { seed } from '../../../seeding/seed.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { OfficePerson } from '../testing/office-client.js';
import { signInAs } from '../testing/office-client.js';

let shop: TestApp;
let manager: OfficePerson;
beforeAll(async () => {
  shop = await createTestShop();
  manager = await signInAs(shop, 'manager');
});
afterAll(() => shop.close());

const draft = {
  titles: { 'de-AT': '3 € im Advent', en: '€3 in Advent' },
  audience: 'everybody',
  recipients: [],
  benefit: { kind: 'amount', cents: 300, from: 500 },
  services: [],
  lastDay: '2026-12-24',
  most: 100,
  mostEach: 1,
  isAutomatic: true,
} satisfies NewVoucher;
const add = (over: Partial<NewVoucher> = {}) =>
  manager.post<OfficeVoucher & { fields?: object }>('vouchers', { ...draft, ...over });
const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

describe('new vouchers of the office', () => {
  it('work in the cart from the moment they are made, also before a restart', async () => {
    const { client } = await createCustomer(shop, 71);
    await put(client, 'juice', 5);
    const before = ok(await client.get<Cart>('/api/carts'));
    const made = ok(await add());
    expect(made).toMatchObject({ title: '3 € im Advent', state: 'ACTIVE', used: 0, most: 100 });
    const voucher = (await vouchersOf(client)).find(({ promotionId }) => promotionId === made.id);
    expect(voucher).toMatchObject({ expirationDate: '2026-12-24', benefit: draft.benefit });
    const cart = ok(
      await client.post<Cart>('/api/carts/items', { sku: voucher?.articleId ?? '', quantity: 1 }),
    );
    expect(before.priceInfo.total - cart.priceInfo.total).toBe(300);
    await shop.db.execute(sql`DELETE FROM seeds WHERE name = 'loyalty'`);
    await seed(shop.db, testTenantsFolder, shop.clock.now());
    expect(ok(await client.get<Cart>('/api/carts')).priceInfo.total).toBe(cart.priceInfo.total);
  });

  it('are seen by members, or by chosen customers alone', async () => {
    const member = await createCustomer(shop, 72);
    const chosen = await createCustomer(shop, 73);
    await linkCard(member.client);
    ok(await add({ titles: { 'de-AT': 'Für Mitglieder' }, audience: 'members' }));
    const recipients = [person(73).email.toUpperCase(), person(73).email];
    ok(await add({ titles: { 'de-AT': 'Nur für Sie' }, audience: 'given', recipients }));
    expect(titles(await vouchersOf(member.client))).toContain('Für Mitglieder');
    expect(titles(await vouchersOf(member.client))).not.toContain('Nur für Sie');
    expect(titles(await vouchersOf(chosen.client))).toContain('Nur für Sie');
    expect(titles(await vouchersOf(chosen.client))).not.toContain('Für Mitglieder');
  });

  it.each<[Partial<NewVoucher>, object]>([
    [{ lastDay: '2026-11-23' }, { lastDay: 'NEVER_VALID' }],
    [{ firstDay: '2026-12-25' }, { lastDay: 'NEVER_VALID' }],
    [{ titles: { en: 'English alone' } }, { 'titles.de-AT': 'MISSING' }],
    [{ audience: 'given' }, { recipients: 'MISSING' }],
    [
      { audience: 'given', recipients: ['nobody@example.org'] },
      { recipients: 'NO_ACCOUNT|nobody@example.org' },
    ],
    [{ audience: 'given', recipients: ['nobody'] }, { 'recipients.0': 'SPELLING' }],
    [{ benefit: { kind: 'percent', percent: 101 } }, { 'benefit.percent': 'TOO_MUCH' }],
    [{ mostEach: 0 }, { mostEach: 'TOO_LITTLE' }],
  ])('are refused at the field: %j', async (over, fields) => {
    const { status, body } = await add(over);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  it('end as others do, and their emails are not in the audit', async () => {
    const made = ok(await add());
    expect(ok(await manager.post<OfficeVoucher>(`vouchers/${made.id}/end`, {})).state).toBe(
      'ENDED',
    );
    const admin = await signInAs(shop, 'admin');
    const { items } = ok(await admin.get<{ items: AuditEntry[] }>('audit?perPage=100'));
    const own = items.filter(({ subject }) => subject === made.id);
    expect(own.map(({ action }) => action)).toEqual(['voucher.end', 'voucher.add']);
    expect(JSON.stringify(items)).not.toContain(person(73).email);
  });
});
