import type { ApiError } from '@larder/contracts';
import type { Address, AddressInput, Customer } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { anna, boris, signedIn } from '../testing/people.js';

let shop: TestApp;
let client: TestClient;
beforeEach(async () => {
  shop = await testApp();
  client = await signedIn(shop);
});
afterEach(() => shop.close());

const home: AddressInput = {
  firstName: 'Anna',
  lastName: 'na',
  streetName: 'Ulmengasse',
  streetNumber: '12',
  postalCode: '1070',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
};
type Kind = 'delivery' | 'billing' | 'combined';
const create = (kind: Kind, change: Partial<AddressInput> = {}, by = client) =>
  by.post<Address & ApiError>(`/api/customers/addresses/${kind}`, { ...home, ...change });
const saved = async (by = client) => (await by.get<Customer>('/api/customers')).body.addresses;
const primaries = async () => (await saved()).filter(({ primary }) => primary).map(({ id }) => id);

const mumbai = { postalCode: '400001', city: 'Mumbai', region: 'Maharashtra' };

describe('saved addresses', () => {
  it('API-087 CUST-07 begin with the one of the registration, which is the one for bills', async () => {
    const { body } = await client.get<Customer>('/api/customers');
    expect(body.addresses).toEqual([
      expect.objectContaining({
        category: 'combined',
        primary: true,
        firstName: 'Anna',
        streetName: 'Laubenweg',
        phoneNumber: anna.phoneNumber,
        additionalInfo: anna.deliveryNote,
        countryCode: 'AT',
      }),
    ]);
    expect(body.billingAddress).toMatchObject({ streetName: 'Laubenweg', countryCode: 'AT' });
  });

  it.each([
    ['API-080 API-081 API-083', 'delivery', ''],
    ['API-080 API-081 API-083', 'billing', ''],
    ['API-084 API-085 API-086 ADDR-16', 'combined', '/combined'],
  ] as const)('%s ADDR-01 ADDR-03 a %s address is created, changed and deleted', async (...of) => {
    const [, kind, suffix] = of;
    const { body: made } = await create(kind, { companyName: 'Berger KG' });
    expect(made).toMatchObject({ ...home, companyName: 'Berger KG', category: kind });
    const change = { ...home, id: made.id, city: 'Graz' };
    const { body: changed } = await client.put<Address>(`/api/customers/addresses/${kind}`, change);
    expect([changed.city, changed.companyName]).toEqual(['Graz', undefined]);
    expect(await saved()).toContainEqual(changed);
    const path = `/api/customers/addresses/${made.id}${suffix}`;
    expect((await client.delete(path)).status).toBe(200);
    expect((await client.delete<ApiError>(path)).status).toBe(404);
    expect((await saved()).map(({ id }) => id)).not.toContain(made.id);
  });

  it('SLOT-01 keeps whether orders are left at the door', async () => {
    const { body: made } = await create('delivery', { leaveAtDoor: true });
    expect(await saved()).toContainEqual(expect.objectContaining({ leaveAtDoor: true }));
    await client.put('/api/customers/addresses/delivery', {
      ...home,
      id: made.id,
      leaveAtDoor: false,
    });
    expect((await saved()).find(({ id }) => id === made.id)?.leaveAtDoor).toBe(false);
  });

  it('ADDR-16 the calls of one kind do not touch another', async () => {
    const { body: made } = await create('delivery');
    const { id } = made;
    const put = (kind: Kind) => client.put(`/api/customers/addresses/${kind}`, { ...home, id });
    expect((await put('billing')).status).toBe(404);
    expect((await put('combined')).status).toBe(404);
    expect((await client.delete(`/api/customers/addresses/${id}/combined`)).status).toBe(404);
    expect(await saved()).toContainEqual(made);
  });

  it.each([
    ['IN', { ...mumbai, streetNumber: '12/A-104' }, []],
    ['IN', { ...mumbai, postalCode: '1070' }, ['postalCode']],
    ['IN', { ...mumbai, region: undefined }, ['region']],
    ['IN', { ...mumbai, region: 'Bavaria' }, ['region']],
    ['GB', { streetNumber: 'Rose Cottage', postalCode: 'SW1A 1AA' }, []],
    ['AT', { streetNumber: '12/A-104', postalCode: '400001' }, ['streetNumber']],
  ])('FORM-38 an address in %s follows the rules there: %j', async (countryCode, parts, wrong) => {
    const { status, body } = await create('billing', { ...parts, countryCode });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([wrong.length > 0 ? 400 : 200, wrong]);
    if (wrong.length === 0) expect(await saved()).toContainEqual(body);
  });

  it.each(['streetName', 'streetNumber', 'postalCode', 'city'])(
    'ADDR-05 without %s an address is refused',
    async (field) => {
      const { status, body } = await create('billing', { [field]: '' });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    },
  );

  it('ADDR-06 ADDR-08 a delivery address has a phone of the older format, or none', async () => {
    expect((await create('delivery', { phoneNumber: '06641234567' })).status).toBe(200);
    expect((await create('delivery', { phoneNumber: '' })).status).toBe(200);
    const refused = await create('delivery', { phoneNumber: '+436641234567' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { phoneNumber: expect.anything() },
    ]);
    expect((await create('billing', { phoneNumber: '+436641234567' })).status).toBe(200);
  });
});

describe('the primary address', () => {
  it('API-082 ADDR-15 is exactly one of each kind', async () => {
    const [first] = await saved();
    const a = (await create('delivery')).body;
    const b = (await create('delivery')).body;
    expect([a.primary, b.primary]).toEqual([true, false]);
    await client.post(`/api/customers/addresses/${b.id}/primary`, {});
    expect(await primaries()).toEqual([first?.id, b.id]);
    await create('delivery', { primary: true, city: 'Linz' });
    expect(await primaries()).toHaveLength(2);
    expect((await saved()).find(({ city }) => city === 'Linz')?.primary).toBe(true);
  });

  it('passes to the oldest of its kind when it is deleted', async () => {
    const a = (await create('delivery')).body;
    const b = (await create('delivery')).body;
    await client.delete(`/api/customers/addresses/${a.id}`);
    expect(await primaries()).toContain(b.id);
  });

  it('stays one while twenty calls at once choose another', async () => {
    const made: Address[] = [];
    for (let i = 0; i < 4; i += 1) made.push((await create('billing')).body);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.post(`/api/customers/addresses/${made[index % 4]?.id}/primary`, {}),
      ),
    );
    const billing = (await saved()).filter(({ category }) => category === 'billing');
    expect(billing.filter(({ primary }) => primary)).toHaveLength(1);
  });
});

describe('the number of addresses', () => {
  it('ADDR-04 is 20 at most, also when 30 are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => create(index % 2 === 0 ? 'delivery' : 'billing')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.errorCode))).toEqual(new Set(['1014']));
    expect(await saved()).toHaveLength(20);
    const [one] = await saved();
    await client.delete(`/api/customers/addresses/${one?.id}/combined`);
    expect((await create('combined')).status).toBe(200);
  });

  it('ADDR-04 is guarded by the database itself', async () => {
    const insert = shop.db.execute(
      sql`INSERT INTO customer_addresses SELECT tenant, 'one-more', customer_id, category, 21, false,
            document, created_at FROM customer_addresses LIMIT 1`,
    );
    await expect(insert).rejects.toThrow();
  });
});

it('ADDR-15 other people’s addresses cannot be changed or deleted', async () => {
  const eve = await signedIn(shop, boris);
  const [own] = await saved();
  const put = { ...home, id: own?.id, city: 'Elsewhere' };
  expect((await eve.put('/api/customers/addresses/combined', put)).status).toBe(404);
  expect((await eve.delete(`/api/customers/addresses/${own?.id}/combined`)).status).toBe(404);
  expect((await eve.post(`/api/customers/addresses/${own?.id}/primary`, {})).status).toBe(404);
  expect(await saved()).toEqual([own]);
  expect(await rows(shop.db, sql`SELECT 1 FROM customer_addresses`)).toHaveLength(2);
});
