import type { ApiError } from '@larder/contracts';
import { eq } from 'drizzle-orm';
import { createTestShop } from '../../ordering/testing/test-shop.js';
import { createShopCache } from '../../kernel/shop-cache.js';
import { mails } from '../../mail/tables.js';
import { loadDirectory } from '../../tenants/directory.js';
import type { TestApp } from '../../testing/test-app.js';
import { deliveryAreas } from '../tables.js';
import { announceAreas } from './announce-areas.js';
import { serviceInterests } from './tables.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const dayMs = 86_400_000;
const path = '/api/distribution/service-interests';
const anna = { email: 'Anna@x.example', postalCode: '5020' };
const ask = (body: object = anna, locale = 'de-AT') => shop.client({ locale }).post(path, body);
const confirm = (token: string) =>
  shop.client().post<ApiError & { postalCode: string }>(`${path}/confirm`, { token });
const remove = (token: string) => shop.client().post(`${path}/remove`, { token });
const stored = () =>
  shop.db
    .select({ email: serviceInterests.email, postalCode: serviceInterests.postalCode })
    .from(serviceInterests)
    .orderBy(serviceInterests.postalCode);
const letters = () => shop.db.select().from(mails).orderBy(mails.id);
const newestToken = async () =>
  /interest\?confirm=([\w-]+)/.exec((await letters()).at(-1)?.body ?? '')?.[1] ?? '';
/** One run of the job; the limits of a minute start again. */
async function runJob() {
  const directory = await loadDirectory(shop.db, 'alpha');
  await announceAreas({ db: shop.db, cache: createShopCache(1000), directory }, shop.clock.now());
}
const reach = (postalCode: string) =>
  shop.db
    .update(deliveryAreas)
    .set({ postalCodes: [postalCode] })
    .where(eq(deliveryAreas.deliveryAreaNumber, 'W1'));

describe('waiting for delivery to a postcode', () => {
  it('SLOT-11 is confirmed by the link of a mail in the reader’s language', async () => {
    expect((await ask(anna, 'en')).status).toBe(202);
    const [mail] = await letters();
    expect(mail).toMatchObject({ recipient: 'anna@x.example' });
    expect(mail?.subject).toContain('shall we tell you');
    expect(mail?.body).toContain('http://alpha.test/_plain/en/interest?confirm=');
    const token = await newestToken();
    expect((await confirm(token)).body).toEqual({ postalCode: '5020' });
    // Mail clients open links before their reader does.
    expect((await confirm(token)).status).toBe(200);
  });

  it('writes once when an area has the postcode, and keeps nothing', async () => {
    await ask();
    await confirm(await newestToken());
    await runJob();
    expect(await letters()).toHaveLength(1);
    await reach('5020');
    await Promise.all([runJob(), runJob()]);
    await runJob();
    const written = await letters();
    expect(written).toHaveLength(2);
    expect(written[1]?.subject).toContain('Wir liefern jetzt zu Ihnen');
    expect(written[1]?.body).toContain('http://alpha.test/');
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['British', ['n1 7bd', 'N17 8AA'], 'N1'],
    ['Irish', ['d01 f5p2', 'D02 X2AB'], 'D01'],
  ])('SLOT-01 writes to a %s postcode when its district is reached', async (_, asked, district) => {
    for (const [nth, postalCode] of asked.entries()) {
      await ask({ email: `${nth}@x.example`, postalCode });
      await confirm(await newestToken());
    }
    await reach(district);
    await runJob();
    expect((await stored()).map(({ postalCode }) => postalCode)).toEqual(asked.slice(1));
  });

  it('writes to nobody who has not confirmed, and forgets them after two days', async () => {
    await ask();
    await reach('5020');
    await runJob();
    expect(await letters()).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
    const token = await newestToken();
    shop.clock.advance(2 * dayMs + 1);
    expect((await confirm(token)).body.errorCode).toBe('TOKEN_INVALID');
    await runJob();
    expect(await stored()).toEqual([]);
  });

  it('two same requests at once make one row and one mail', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await stored()).toEqual([{ email: 'anna@x.example', postalCode: '5020' }]);
    expect(await letters()).toHaveLength(1);
  });

  it('is deleted by the link of the mail, also of the newest one alone', async () => {
    await ask();
    const first = await newestToken();
    await confirm(first);
    shop.clock.advance(11 * 60_000);
    await ask();
    expect(await letters()).toHaveLength(2);
    expect((await remove(first)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect((await remove(await newestToken())).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('does not reveal who waits already', async () => {
    await ask();
    await confirm(await newestToken());
    const known = await ask();
    const unknown = await ask({ ...anna, email: 'else@x.example' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it('S9 one visitor sends six in a minute, and one email waits for five postcodes', async () => {
    const visitor = shop.client();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1)
      statuses.push((await visitor.post(path, { ...anna, postalCode: `502${i}` })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429]);
    expect(await letters()).toHaveLength(5);
  });

  it.each([{ ...anna, email: 'x' }, { ...anna, postalCode: '1' }, { email: anna.email }])(
    'refuses %j',
    async (body) => {
      expect((await ask(body)).status).toBe(400);
    },
  );

  it('of one shop does not wake that of another', async () => {
    await shop.client({ tenant: 'beta' }).post(path, anna);
    await confirm(await newestToken());
    expect((await confirm(await newestToken())).body.errorCode).toBe('TOKEN_INVALID');
  });
});
