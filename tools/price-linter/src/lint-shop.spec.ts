import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { rulePacks } from '@larder/pricing';
import { lintShop } from './lint-shop.js';

const names = {
  price: 'price',
  amount: 'amount',
  suffix: 'suffix',
  former: 'former',
  note: 'note',
  member: 'member',
  multi: 'multi',
};
const texts = {
  lowest: 'Bestpreis: {amount}',
  maximum: 'MRP {amount}',
  deposit: 'zzgl. {amount} Pfand',
  units: { kg: 'kg', g: 'g', l: 'l', ml: 'ml' },
};
const map = (paths: readonly string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>http://shop.test${path}</loc></url>`).join('')}</urlset>`;
const tile = (product: string, price: string) =>
  `<li><a href="/produkt/${product}">x</a><div class="price">${price}</div></li>`;
const fine = '<b class="amount">€ 3,99</b><i class="note">€ 7,98 / kg</i>';
const tax = '<footer>Alle Preise inkl. MwSt.</footer>';
const product = {
  name: 'Erdbeeren aus Wiesen',
  content: { amount: 500, unit: 'g' },
  weightArticle: false,
  price: { regular: { value: 399 } },
};

const files: Record<string, string> = {
  '/sitemap.xml': map(['/sitemap-categories-1.xml', '/sitemap-products-1.xml']),
  '/sitemap-categories-1.xml': map(['/kategorie/obst']),
  '/sitemap-products-1.xml': map(['/produkt/erdbeeren']),
  '/api/products/erdbeeren': JSON.stringify(product),
  '/kategorie/obst': `${tile('erdbeeren', fine)}<a href="/kategorie/obst?page=2">2</a>${tax}`,
  '/kategorie/obst?page=2': `${tile('erdbeeren', fine)}${tax}`,
  '/suche/Erdbeeren': `${tile('erdbeeren', fine)}${tax}`,
  '/produkt/erdbeeren': `<main><div class="price">${fine}</div></main>${tax}`,
};
let seen: Record<string, string>;
let server: http.Server;
beforeEach(async () => {
  seen = { ...files };
  server = http.createServer((request, response) => {
    const text = seen[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const lint = (oneOf = 1) => {
  const pack = rulePacks['AT'];
  if (!pack) throw new Error('no rules');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const searches = ['/suche'];
  const shop = { base, host: 'shop.test', pack, names, textsOf: () => texts, searches, oneOf };
  return lintShop(shop);
};

describe('the price linter', () => {
  it('reads every page that the shop names, further pages of its listings, and searches', async () => {
    expect(await lint()).toEqual({ pages: 4, prices: 4, findings: [] });
  });

  it('reads every list and one in so many of the other pages, to be quick', async () => {
    seen['/sitemap-products-1.xml'] = map(['/produkt/erdbeeren', '/produkt/birnen']);
    seen['/api/products/birnen'] = JSON.stringify(product);
    seen['/produkt/birnen'] = `<main><div class="price">${fine}</div></main>${tax}`;
    expect((await lint()).pages).toBe(5);
    expect((await lint(5)).pages).toBe(4);
  });

  it('requires no unit price of goods without a known measure', async () => {
    seen['/api/products/erdbeeren'] = JSON.stringify({ ...product, content: undefined });
    seen['/kategorie/obst'] = tile('erdbeeren', '<b class="amount">€ 3,99</b>') + tax;
    expect((await lint()).findings).toEqual([]);
  });

  it('2016/127 art. 10 finds a member price of infant formula, by the shop’s price class', async () => {
    const member = '<i class="member">Mitglieder € 3,49 (€ 6,98 / kg)</i>';
    seen['/kategorie/obst'] = tile('erdbeeren', fine + member) + tax;
    expect((await lint()).findings).toEqual([]);
    const formula = { ...product, priceClass: 'infantFormula' };
    seen['/api/products/erdbeeren'] = JSON.stringify(formula);
    expect((await lint()).findings.map(({ rule }) => rule)).toEqual(['promoted-class']);
  });

  it('finds a deposit without its packaging', async () => {
    const deposit = '<i class="note">zzgl. € 0,25 Pfand</i>';
    for (const path of Object.keys(files).filter((one) => files[one]?.includes(fine)))
      seen[path] = (files[path] ?? '').replace(fine, fine + deposit);
    const priced = (price: object) => JSON.stringify({ ...product, price });
    seen['/api/products/erdbeeren'] = priced({ depositPrice: 25, depositKind: 'singleUse' });
    expect((await lint()).findings).toEqual([]);
    seen['/api/products/erdbeeren'] = priced({ depositPrice: 25 });
    const rules = new Set((await lint()).findings.map(({ rule }) => rule));
    expect([...rules]).toEqual(['deposit-kind-missing']);
  });

  it.each([
    [
      'a unit price that is missing',
      '/kategorie/obst',
      tile('erdbeeren', '<b class="amount">€ 3,99</b>') + tax,
      'unit-price-missing',
    ],
    [
      'a unit price of another price',
      '/kategorie/obst?page=2',
      tile('erdbeeren', fine.replace('7,98', '9,98')) + tax,
      'unit-price-wrong',
    ],
    [
      'a reduction without its lowest price',
      '/produkt/erdbeeren',
      `<main><s>−20 %</s><div class="price">${fine}</div></main>${tax}`,
      'lowest-price-missing',
    ],
    [
      'a result of a search without a unit price',
      '/suche/Erdbeeren',
      tile('erdbeeren', '<b class="amount">€ 3,99</b>') + tax,
      'unit-price-missing',
    ],
    ['a page that keeps silent about tax', '/kategorie/obst', tile('erdbeeren', fine), 'tax-note'],
    [
      'a deposit that the product has and the page does not',
      '/api/products/erdbeeren',
      JSON.stringify({ ...product, price: { depositPrice: 25 } }),
      'deposit-apart',
    ],
  ])('finds %s', async (_name, path, planted, rule) => {
    seen[path] = planted;
    const { findings } = await lint();
    expect(findings.map((finding) => finding.rule)).toContain(rule);
  });
});
