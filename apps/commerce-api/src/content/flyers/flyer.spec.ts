import type { Flyer, FlyerLink, FlyerSource } from '@larder/contracts/content';
import { sql } from 'drizzle-orm';
import { readPdf } from '../../orders/receipt/invoice/testing/read-pdf.js';
import { importFeed } from '../../testing/import-feed.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { pages } from '../tables.js';
import { describeOmission } from './check-flyers.js';
import { pdfFonts } from '../../kernel/pdf/pdf-fonts.js';
import { renderFlyer } from './flyer-pdf.js';
import { flyerPeriod } from './flyer-period.js';

const base = { categoryPath: 'getraenke/saft', vatRate: 20, priceRegular: 199 };
const goods = [
  { ...base, sku: 'F-1', name: 'Birnensaft', priceFormer: 249, priceLowestPrior30: 239 },
  { ...base, sku: 'F-2', name: 'Traubensaft', offerQuantity: 3, offerPay: 2 },
  {
    ...base,
    sku: 'F-3',
    name: 'Kirschsaft',
    priceFormer: 249,
    priceLowestPrior30: 239,
    availability: 'unavailable',
  },
  { ...base, sku: 'F-4', name: 'Teurer Saft' },
];
const source: FlyerSource = {
  name: 'woche',
  title: 'Angebote der Woche',
  weeklyFrom: 'thursday',
  pages: [
    { heading: 'Saft', text: 'Frisch gepresst', layout: 'lead', skus: ['F-2', 'F-3', 'F-1'] },
    { heading: 'Nichts davon', layout: 'grid', skus: ['F-4', 'nobody'] },
  ],
};

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  const block = { id: 'f', type: 'flyer', fields: source };
  const content = { slug: 'flugblatt', name: 'Flugblatt', noFollow: false, noIndex: false };
  const page = {
    ...content,
    blocks: [{ id: 's', type: 'section', fields: {}, children: [block] }],
  };
  await shop.db.insert(pages).values(
    ['de-AT', 'en'].map((locale) => ({
      tenant: 'alpha',
      slug: 'flugblatt',
      locale,
      page,
      title: 'Flugblatt',
      listed: true,
      search: sql<string>`''::tsvector`,
    })),
  );
});
afterAll(() => shop.close());

const read = (name = 'woche') => shop.client().get<Flyer>(`/api/flyers/${name}`);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the days of a flyer', () => {
  const weekly = { ...source, weeklyFrom: 'thursday' } as const;
  it.each([
    ['2026-11-26', '2026-11-26', '2026-12-02'],
    ['2026-12-02', '2026-11-26', '2026-12-02'],
    ['2026-11-25', '2026-11-19', '2026-11-25'],
  ])('are a week that begins on its weekday: %s', (today, validFrom, validTo) => {
    expect(flyerPeriod(weekly, today)).toEqual({ validFrom, validTo, state: 'current' });
  });

  it.each([
    ['2026-11-30', 'upcoming'],
    ['2026-12-01', 'current'],
    ['2026-12-06', 'current'],
    ['2026-12-07', 'ended'],
  ])('include the first and the last one: %s is %s', (today, state) => {
    const days = { validFrom: '2026-12-01', validTo: '2026-12-06' };
    const dated = { name: 'advent', title: 'Advent', pages: source.pages, ...days };
    expect(flyerPeriod(dated, today)).toEqual({ ...days, state });
  });
});

describe('a flyer', () => {
  it('lists the products that it leaves out, for the import', async () => {
    const { flyers } = await importFeed(shop.db, shop.clock.now(), goods);
    expect(flyers).toEqual([
      { flyer: 'woche', sku: 'F-3', reason: 'not sold any more' },
      { flyer: 'woche', sku: 'F-4', reason: 'not on offer', emptyPage: 'Nichts davon' },
      { flyer: 'woche', sku: 'nobody', reason: 'unknown', emptyPage: 'Nichts davon' },
    ]);
    expect(flyers?.slice(0, 2).map(describeOmission)).toEqual([
      'flyer woche leaves out F-3: not sold any more',
      'flyer woche leaves out F-4: not on offer; the page "Nichts davon" is not shown',
    ]);
  });

  it('shows what is sold and on offer, in the order of its editor, and no empty page', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'woche', title: 'Angebote der Woche', state: 'current' });
    expect(body.pages).toHaveLength(1);
    expect(body.pages[0]).toMatchObject({ heading: 'Saft', layout: 'lead' });
    expect(body.pages[0]?.products.map(({ sku }) => sku)).toEqual(['F-2', 'F-1']);
  });

  it('is listed with its page on its days', async () => {
    const { body } = await shop.client().get<FlyerLink[]>('/api/flyers');
    expect(body).toMatchObject([{ name: 'woche', slug: 'flugblatt', validFrom: '2026-11-19' }]);
  });

  it('is another one a week later, although nothing was changed', async () => {
    const { validFrom } = (await read()).body;
    shop.clock.advance(7 * 24 * 3600 * 1000);
    const later = (await read()).body.validFrom;
    expect(Date.parse(later) - Date.parse(validFrom)).toBe(7 * 24 * 3600 * 1000);
  });

  it('that does not exist is a 404', async () => {
    expect((await read('nowhere')).status).toBe(404);
    expect((await read('No.Name')).status).toBe(400);
  });
});

describe('the PDF of a flyer', () => {
  const download = (path: string, headers = {}) =>
    shop.app.inject({ url: path, headers: { 'x-forwarded-host': 'alpha.test', ...headers } });

  it('has titles, days and prices, tagged, in the language of its address', async () => {
    const { statusCode, headers, rawPayload } = await download('/api/flyers/woche/pdf?locale=en', {
      'accept-language': 'de',
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=300',
      'content-disposition': 'inline; filename="woche.pdf"',
    });
    const { title, pages: sheets, roles, lang } = await readPdf(rawPayload);
    expect([title, lang, sheets.length]).toEqual(['Angebote der Woche', 'en', 1]);
    const text = plain(sheets.map((sheet) => sheet.text).join(' '));
    expect(text).toMatch(/Valid from \d+ \w+|Valid from \w+ \d+/);
    expect(text).toContain('€1.99');
    expect(text).toContain('Lowest price in 30 days: €2.39');
    expect(text).not.toContain('€2.49');
    expect(text).toContain('3 for €3.98');
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI', 'LBody']));
  });

  it('goes on with a further sheet, so that nothing is below the edge', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `Saft ${i}`);
    const items = names.map((name) => ({ name, size: '1 l', price: '€1', notes: ['was €2'] }));
    const file = await renderFlyer(
      {
        lang: 'en',
        shop: 'Alpha',
        title: 'Week',
        valid: 'Today',
        note: 'While stocks last',
        pages: [{ heading: 'Juice', text: 'Pressed', isLead: true, items }],
        page: (number, of) => `${number}/${of}`,
      },
      {
        fonts: pdfFonts('inter'),
        colours: {
          brand: '#0b6b3a',
          onBrand: '#ffffff',
          text: '#111111',
          muted: '#555555',
          line: '#cccccc',
          offer: '#c42a1a',
        },
      },
    );
    const { pages: sheets } = await readPdf(file);
    expect(sheets).toHaveLength(2);
    for (const { lowest } of sheets) expect(lowest).toBeGreaterThan(15);
    const text = sheets.map((sheet) => sheet.text).join(' ');
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('is not sent again to those who have it', async () => {
    const { headers } = await download('/api/flyers/woche/pdf');
    const again = await download('/api/flyers/woche/pdf', { 'if-none-match': headers['etag'] });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it.each(['/api/flyers/nowhere/pdf', '/api/flyers/No.Name/pdf'])('404: %s', async (path) => {
    expect((await download(path)).statusCode).toBe(404);
  });
});
