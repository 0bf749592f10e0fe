import { measuresOf } from '@larder/countries';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FeedEntry } from '../feed-item.js';
import type { ExchangeFields } from './exchange-fields.js';
import { toExchangeEntry } from './exchange-item.js';
import { readMerchantFeed } from './read-merchant-feed.js';
import { readProductJsonLd } from './read-product-jsonld.js';

const measures = measuresOf('AT');
const options = { vatRate: 10, currency: 'EUR', measures, now: new Date('2026-03-02T09:00:00Z') };
const least = { id: 'M-1', title: 'Milk', price: '1.49 EUR', product_type: 'Dairy & Eggs > Milk' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-exchange-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function entriesOf(
  name: string,
  text: string,
  read: typeof readMerchantFeed,
): Promise<FeedEntry[]> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  const entries: FeedEntry[] = [];
  for await (const entry of read(file, options)) entries.push(entry);
  return entries;
}

function reasonOf(fields: ExchangeFields): string | undefined {
  const entry = toExchangeEntry(1, { ...least, ...fields }, options);
  return 'reason' in entry ? entry.reason : undefined;
}

function rowOf(fields: ExchangeFields) {
  const entry = toExchangeEntry(1, { ...least, ...fields }, options);
  if ('reason' in entry) throw new Error(entry.reason);
  return entry.row;
}

const milk = {
  sku: 'M-1',
  name: 'Milk',
  categoryPath: 'dairy-eggs/milk',
  priceRegular: 149,
  vatRate: 10,
};

describe('a Google Merchant feed', () => {
  const rss = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>
<title>The shop</title>
<item>
  <g:id>M-1</g:id><title><![CDATA[Milk]]></title><g:price>1.49 EUR</g:price>
  <g:product_type>Dairy &amp; Eggs &gt; Milk</g:product_type>
  <g:additional_image_link>/a.webp</g:additional_image_link>
  <g:additional_image_link>/b.webp</g:additional_image_link>
  <g:shipping><g:country>AT</g:country><g:price>4.00 EUR</g:price></g:shipping>
</item>
<item><g:id>M-2</g:id></item>
</channel></rss>`;

  it('is read from RSS, and nested fields are not those of the product', async () => {
    const [first, second] = await entriesOf('feed.xml', rss, readMerchantFeed);
    expect(first).toMatchObject({
      line: 4,
      row: { ...milk, morePictures: ['/a.webp', '/b.webp'] },
      categoryNames: { 'dairy-eggs': 'Dairy & Eggs', milk: 'Milk' },
    });
    expect(second).toEqual({ line: 11, sku: 'M-2', reason: 'price is missing' });
  });

  it('is read from Atom', async () => {
    const [item] = await entriesOf(
      'atom.xml',
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>
      <g:id>M-1</g:id><g:title>Milk</g:title><g:price>EUR 1.49</g:price>
      <g:product_type>Dairy &amp; Eggs > Milk</g:product_type></entry></feed>`,
      readMerchantFeed,
    );
    expect(item).toMatchObject({ row: milk });
  });

  it('ends the import when the XML is cut off', async () => {
    const half = rss.slice(0, rss.length - 30);
    await expect(entriesOf('half.xml', half, readMerchantFeed)).rejects.toThrow(/unclosed tag/);
  });

  it('is read from a table with spaces or underscores in its headings', async () => {
    const text = 'ID\tTitle\tprice\tproduct type\nM-1\tMilk\t1.49 EUR\tDairy & Eggs > Milk\n';
    expect(await entriesOf('feed.tsv', text, readMerchantFeed)).toMatchObject([
      { line: 2, row: milk },
    ]);
    await expect(entriesOf('other.tsv', 'id\tname\n1\tx\n', readMerchantFeed)).rejects.toThrow(
      'no column title, price',
    );
  });
});

describe('the fields of an item', () => {
  it.each([
    [{ unit_pricing_measure: '750ml' }, { contentAmount: 750, contentUnit: 'ml' }],
    [{ shipping_weight: '1.5 kg' }, { shippingWeight: 1500 }],
    [{ availability: 'in stock' }, { availability: 'available' }],
    [
      { availability: 'backorder', availability_date: '2026-03-05T08:00:00Z' },
      { availability: 'temporarilyUnavailable', availableAgainAt: '2026-03-05T08:00:00Z' },
    ],
    [{ description: '<p>Fresh&nbsp;milk</p>' }, { description: 'Fresh&nbsp;milk' }],
    [
      { product_type: undefined, google_product_category: 'Food > Milk' },
      { categoryPath: 'food/milk' },
    ],
    [{ sale_price: '1.29 EUR' }, { priceRegular: 129, priceFormer: 149 }],
    [{ sale_price: '1.49 EUR' }, { priceRegular: 149 }],
    [
      {
        sale_price: '1.29 EUR',
        sale_price_effective_date: '2026-03-01T00:00:00Z/2026-03-08T00:00:00Z',
      },
      { priceRegular: 129, priceFormer: 149, offerUntil: '2026-03-08T00:00:00Z' },
    ],
    [
      {
        sale_price: '1.29 EUR',
        sale_price_effective_date: '2026-02-01T00:00:00Z/2026-02-08T00:00:00Z',
      },
      { priceRegular: 149 },
    ],
    [{ price: '2 EUR' }, { priceRegular: 200 }],
  ])('%j become %j', (fields, row) => {
    expect(rowOf(fields)).toMatchObject(row);
  });

  it.each([
    [{ id: ' ' }, 'id is missing'],
    [{ price: '2.99 USD' }, /^price is "2.99 USD". Allowed: an amount of EUR/],
    [{ sale_price: 'cheap' }, /^sale_price is "cheap"/],
    [{ availability: 'in_stok' }, 'availability is "in_stok". Did you mean "in_stock"?'],
    [{ product_type: undefined, google_product_category: '422' }, /^product_type is missing/],
    [{ sale_price: '1 EUR', sale_price_effective_date: 'now/then' }, /is no period/],
    [{ title: '' }, 'name: is missing'],
  ])('%j are refused with their reason', (fields, reason) => {
    expect(reasonOf(fields)).toMatch(reason);
  });
});

describe('a Product of schema.org', () => {
  it('is read with its offer, brand, weight and pictures', async () => {
    const product = {
      '@type': 'Product',
      sku: 'M-1',
      name: 'Milk',
      gtin13: '9012345678903',
      brand: { '@type': 'Brand', name: 'Alm' },
      category: 'Dairy & Eggs/Milk',
      weight: { value: 1, unitCode: 'KGM' },
      image: ['/a.webp', { url: '/b.webp' }],
      offers: {
        price: 1.49,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/OutOfStock',
      },
    };
    const text = JSON.stringify({
      '@graph': [product, { '@type': 'Recipe' }, { ...product, name: 7 }],
    });
    const [first, second, third] = await entriesOf('products.json', text, readProductJsonLd);
    expect(first).toMatchObject({
      line: 1,
      row: {
        ...milk,
        gtin: '9012345678903',
        brand: 'Alm',
        picture: '/a.webp',
        morePictures: ['/b.webp'],
        contentAmount: 1000,
        contentUnit: 'g',
        availability: 'temporarilyUnavailable',
      },
    });
    expect(second).toEqual({ line: 2, reason: 'is no Product of schema.org' });
    expect(third).toMatchObject({ line: 3, reason: expect.stringMatching(/^name: /) as string });
  });
});
