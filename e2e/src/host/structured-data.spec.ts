import { sendRequest } from '../support/send-request.js';
import { gruenmarkt, harvest, type Shop } from '../support/shops.js';
import { expect, isFull, test } from '../support/test.js';

interface Block {
  readonly '@type': string;
  readonly [name: string]: unknown;
}
interface Offer {
  readonly price: string;
  readonly availability: string;
  readonly priceSpecification?: { readonly price: string };
}
interface Product {
  readonly price: { readonly regular: { readonly value: number } };
  readonly availability: keyof typeof AVAILABILITY;
  readonly weightArticle: boolean;
}

const AVAILABILITY = {
  available: 'InStock',
  ageRestricted: 'InStock',
  temporarilyUnavailable: 'OutOfStock',
  unavailable: 'Discontinued',
} as const;
/**
 * Without FULL one page of so many is checked; an odd number, because the languages of a product
 * alternate.
 */
const EACH = 27;

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'sku', 'offers'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
};

const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), (match) => match[1] ?? '');

function blocksOf(body: string): Block[] {
  const texts = all(body, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return texts.map((text) => JSON.parse(text) as Block);
}

/** Text of a page without its scripts. */
const textOf = (body: string) =>
  body
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, '|')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(' ', ' ');

function faultsOf(block: Block): string[] {
  const missing = (REQUIRED[block['@type']] ?? []).filter((name) => !block[name]);
  const addresses = all(JSON.stringify(block), /"(?:url|item|image|logo)":"([^"]*)"/g);
  return [
    ...missing.map((name) => `${block['@type']} lacks ${name}`),
    ...addresses.filter((url) => !/^https?:\/\//.test(url)).map((url) => `not absolute: ${url}`),
  ];
}

async function productFaults({ origin }: Shop, path: string): Promise<string[]> {
  const { body } = await sendRequest(origin + path);
  const blocks = blocksOf(body);
  const product = blocks.find((block) => block['@type'] === 'Product');
  if (!product) return ['no product is described'];
  const { price, availability, priceSpecification } = product['offers'] as Offer;
  const answer = await sendRequest(`${origin}/api/products/${String(product['sku'])}`);
  const markup = JSON.parse(answer.body) as Product;
  const value = (markup.price.regular.value / 100).toFixed(2);
  const language = /<html lang="([^"]+)"/.exec(body)?.[1];
  const shown = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(price));
  return [
    ...blocks.flatMap(faultsOf),
    ...(availability.endsWith(`/${AVAILABILITY[markup.availability]}`) ? [] : [availability]),
    // Weighed goods are offered by their usual piece; the price of the kilogram is the calls'.
    ...(value === (markup.weightArticle ? priceSpecification?.price : price) ? [] : [`${value}?`]),
    ...(textOf(body).includes(shown) ? [] : [`${shown} does not stand on the page`]),
  ];
}

for (const [name, shopOf] of Object.entries({ gruenmarkt, harvest })) {
  test(
    `A8 CAT-25 ${name}: structured data matches the calls and the page`,
    { tag: '@deep' },
    async () => {
      test.setTimeout(180_000);
      const shop = shopOf();
      const sitemap = await sendRequest(`${shop.origin}/sitemap-products-1.xml`);
      const paths = all(sitemap.body, /<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g);
      const some = paths.filter((_path, i) => isFull || i % EACH === 0);
      expect(some.length).toBeGreaterThan(1);
      for (const path of some) expect.soft(await productFaults(shop, path), path).toEqual([]);
    },
  );

  test(`A8 ${name}: the home page describes shop and search, a listing its place`, async () => {
    const shop = shopOf();
    const home = blocksOf((await sendRequest(shop.origin)).body);
    expect(home.map((block) => block['@type'])).toEqual(['Organization', 'WebSite']);
    expect(home.flatMap(faultsOf)).toEqual([]);
    const link = all(
      (await sendRequest(shop.origin)).body,
      /href="(\/(?:kategorie|aisle)\/[^"]+)"/g,
    )[0];
    const listing = blocksOf((await sendRequest(shop.origin + String(link))).body);
    expect(listing.map((block) => block['@type'])).toContain('BreadcrumbList');
    expect(listing.flatMap(faultsOf)).toEqual([]);
  });
}
