import type { ProductDetail, ProductPage } from '@larder/contracts/catalogue';
import type { ProductResidues, ResidueReport } from '@larder/contracts/pesticides';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { residueOf, assessSample } from './traffic-light.js';
import { updateTrafficLights } from './update-traffic-lights.js';

interface Answer {
  readonly total: number;
  readonly count: number;
  readonly offset: number;
  readonly results: readonly ResidueReport[];
  readonly months: readonly string[];
  readonly lights: Readonly<Record<string, number>>;
}

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const list = async (query: string, locale = 'de-AT') => {
  const answer = await shop.client({ locale }).get<Answer>(`/api/pesticides${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const idsOf = async (query: string, locale?: string) =>
  (await list(query, locale)).results.map(({ id }) => id);

describe('residue reports', () => {
  it('PEST-02 name product, origin, producer, day and every substance with its share of the maximum', async () => {
    const { results } = await list('?sku=1001');
    const sampledOn = new Date(shop.clock.now().getTime() - 3 * 86_400_000);
    expect(results[0]).toEqual({
      id: 'A-1',
      product: 'Apfel Gala',
      sku: '1001',
      slug: 'apfel-gala',
      origin: 'Steiermark, Österreich',
      producer: 'Obsthof Berg',
      sampledOn: sampledOn.toISOString().slice(0, 10),
      residues: [
        {
          substance: 'Boscalid',
          milligramsPerKilogram: 0.5,
          maximumResidueLevel: 2,
          usedPercent: 25,
        },
        {
          substance: 'Captan',
          milligramsPerKilogram: 0.5,
          maximumResidueLevel: 10,
          usedPercent: 5,
        },
      ],
      loadPercent: 30,
      light: 'green',
    });
  });

  it('PEST-02 come latest first, with all months and the number of each light', async () => {
    const { results, total, months, lights } = await list('');
    expect(results.map(({ id }) => id)).toEqual(['A-1', 'A-4', 'A-2', 'A-3']);
    expect(total).toBe(4);
    expect(months).toEqual([...new Set(results.map(({ sampledOn }) => sampledOn.slice(0, 7)))]);
    expect(lights).toEqual({ green: 2, yellow: 1, red: 1 });
  });

  it.each([
    ['?product=apfel', ['A-1', 'A-2', 'A-3']],
    ['?product=APFEL%20GALA', ['A-1', 'A-2']],
    ['?product=%C3%A4pfel', ['A-1', 'A-2', 'A-3']],
    ['?product=markt', ['A-3']],
    ['?product=%25', []],
    ['?product=_', []],
    ['?product=nichts', []],
    ['?month=2026-01', ['A-3']],
    ['?month=1999-12', []],
    ['?light=yellow', ['A-4']],
    ['?light=green&product=gala', ['A-1', 'A-2']],
    ['?pageSize=2&offset=1', ['A-4', 'A-2']],
    ['?offset=1000000', []],
  ])('PEST-02 for %s are %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('PEST-02 are found by words in the shopper’s language', async () => {
    expect(await idsOf('?product=melon', 'en')).toEqual(['A-4']);
    expect((await list('?sku=1001', 'en')).results[0]?.origin).toBe('Styria, Austria');
  });

  it('counts the lights of the selection, whichever light is selected', async () => {
    const { lights, total } = await list('?light=red&product=gala');
    expect([lights, total]).toEqual([{ green: 2, yellow: 0, red: 0 }, 0]);
  });

  it.each(['?month=2026-13', '?month=x', '?light=blue', '?offset=-1', '?pageSize=201'])(
    'refuses %s',
    async (query) => {
      expect((await shop.client().get(`/api/pesticides${query}`)).status).toBe(400);
    },
  );
});

describe('a product', () => {
  it('PEST-02 has its latest report and knows how many there are', async () => {
    const { body } = await shop.client().get<ProductResidues>('/api/products/1001/pesticides');
    expect([body.total, body.latest?.id]).toEqual([2, 'A-1']);
  });

  const lights = async () => {
    const url = '/api/products?skus=1001,1002,1003';
    const { body } = await shop.client().get<ProductPage>(url);
    const product = await shop.client().get<ProductDetail>('/api/products/1003');
    const inLists = body.results.map(({ pesticideLight }) => pesticideLight);
    expect(product.body.pesticideLight).toBe(inLists[2]);
    return inLists;
  };

  it('PEST-02 carries the light of its latest sample into every list', async () => {
    expect(await lights()).toEqual(['green', undefined, 'yellow']);
  });

  it('that was never sampled has none', async () => {
    const { status, body } = await shop.client().get('/api/products/1002/pesticides');
    expect([status, body]).toEqual([200, { total: 0 }]);
  });
});

describe('a shop that does not show its reports', () => {
  it('PLAT-17 has no light at any product, and has them again when it does', async () => {
    const shows = (isOn: boolean) =>
      shop.db.execute(sql`UPDATE tenants
        SET config = jsonb_set(config, '{featurePesticides}', ${String(isOn)}::jsonb)`);
    const { pesticideLight } = await product();
    await shows(false);
    await updateTrafficLights(shop.db, 'alpha');
    expect(await product()).not.toHaveProperty('pesticideLight');
    await shows(true);
    await updateTrafficLights(shop.db, 'alpha');
    expect((await product()).pesticideLight).toBe(pesticideLight);
  });
  const product = async () => (await shop.client().get<ProductDetail>('/api/products/1003')).body;
});

describe('the traffic light', () => {
  it.each([
    [[], 0, 'green'],
    [[[0.6, 2]], 30, 'green'],
    [[[0.602, 2]], 30.1, 'yellow'],
    [
      [
        [1, 2],
        [2, 4],
      ],
      100,
      'yellow',
    ],
    [
      [
        [1, 2],
        [2.1, 4],
      ],
      102.5,
      'red',
    ],
    [[[4.2, 4]], 105, 'red'],
  ] as const)('PEST-02 of %j with a load of %d percent is %s', (found, loadPercent, light) => {
    const residues = found.map(([amount, most], at) => residueOf(`substance ${at}`, amount, most));
    expect(assessSample(residues)).toEqual({ loadPercent, light });
  });
});
