import type { ResidueTrend } from '@larder/contracts/pesticides';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

interface Answer {
  readonly total: number;
  readonly months: readonly string[];
  readonly trend: readonly ResidueTrend[];
}

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const list = async (query: string) =>
  (await shop.client().get<Answer>(`/api/pesticides${query}`)).body;

describe('the trend of the samples', () => {
  const sum = ({ green, yellow, red }: ResidueTrend) => green + yellow + red;

  it('counts all lights by the month, the oldest first, whatever month and light are chosen', async () => {
    const { trend, months, total } = await list('');
    expect(trend.map(({ period }) => period)).toEqual([...months].reverse());
    expect(trend.reduce((all, one) => all + sum(one), 0)).toBe(total);
    expect((await list('?light=red')).trend).toEqual(trend);
    const ofProduct = await list('?sku=1001');
    expect(ofProduct.trend.reduce((all, one) => all + sum(one), 0)).toBe(ofProduct.total);
  });

  it('counts by the year where the reports span more than eighteen months', async () => {
    await shop.db.execute(sql`INSERT INTO pesticide_reports
        (tenant, id, producer, sampled_on, residues, load_percent, light, hash)
      SELECT 'alpha', 'T-' || n, 'Hof', date '2024-01-15' + n * 31, '[]', 0, 'green', ''
      FROM generate_series(0, 19) AS n`);
    await shop.db
      .execute(sql`INSERT INTO pesticide_texts (tenant, id, locale, product, origin, words)
      SELECT 'alpha', 'T-' || n, 'de-AT', 'Rübe', 'Tirol', 'rube' FROM generate_series(0, 19) AS n`);
    const { trend } = await list('?product=Rübe');
    expect(trend).toEqual([
      { period: '2024', green: 12, yellow: 0, red: 0 },
      { period: '2025', green: 8, yellow: 0, red: 0 },
    ]);
    await shop.db.execute(sql`DELETE FROM pesticide_reports WHERE id LIKE 'T-%'`);
  });
});
