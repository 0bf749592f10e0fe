import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const shops = [
  ['DE', 'EUR', 'de', ['Äpfel', 'Bergkäse'], 'Obst & Gemüse'],
  ['FR', 'EUR', 'fr', ['Pommes', 'Fromage de montagne'], 'Fruits et légumes'],
  ['CH', 'CHF', 'fr-CH,de-CH', ['Pommes', 'Fromage de montagne'], 'Fruits et légumes'],
  ['NL', 'EUR', 'nl', ['Apples', 'Mountain cheese'], 'Fruit & vegetables'],
  ['PL', 'PLN', 'pl', ['Apples', 'Mountain cheese'], 'Fruit & vegetables'],
  ['GB', 'GBP', 'en-GB', ['Apples', 'Mountain cheese'], 'Fruit & vegetables'],
  ['IE', 'EUR', 'en-IE', ['Apples', 'Mountain cheese'], 'Fruit & vegetables'],
  ['IN', 'INR', 'en-IN', ['Apples', 'Mountain cheese'], 'Fruit & vegetables'],
] as const;

let folder = '';
const tenant = (country: string) => path.join(folder, 'libs/tenants', country.toLowerCase());

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sample-goods-'));
  mkdirSync(path.join(folder, 'libs/tenants'), { recursive: true });
  const input = shops.map(([country, currency, languages]) => {
    const id = country.toLowerCase();
    return ['tenant', { id, languages, country, currency, selling: true }];
  });
  const script = path.resolve(import.meta.dirname, 'testing/generate.mjs');
  const made = spawnSync(process.execPath, [script, folder], {
    input: JSON.stringify(input),
    cwd: path.resolve(import.meta.dirname, '../../..'),
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each(shops)(
  'PLAT-10 a new shop in %s (%s, %s) sells %j below %s',
  (country, _currency, _languages, goods, category) => {
    const data = path.join(tenant(country), 'data');
    const names = readFileSync(path.join(data, 'products.jsonl'), 'utf8');
    for (const name of goods) expect(names).toContain(`"name":"${name}"`);
    expect(readFileSync(path.join(data, 'categories.json'), 'utf8')).toContain(category);
  },
);

it.each(['FR', 'NL', 'PL'])('PLAT-10 a new shop in %s has no German word', (country) => {
  const files = readdirSync(tenant(country), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => /\.jsonl?$/.test(name))
    .map((name) => readFileSync(path.join(tenant(country), name), 'utf8'));
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.join('\n')).not.toMatch(
    /Äpfel|Obst|Käse|Startseite|Willkommen|Impressum|Datenschutz|Widerruf|Beispiel|\bund\b/,
  );
});

const footerOf = (country: string) =>
  readFileSync(path.join(tenant(country), 'content/configs.json'), 'utf8');

it.each([
  ['GB', ['Company details', 'Right to cancel']],
  ['IE', ['Company details', 'Right to cancel']],
  ['IN', ['About us', 'Refunds']],
  ['NL', ['Imprint', 'Withdrawal']],
])('PLAT-10 a new shop in %s names its legal pages %j', (country, titles) => {
  for (const title of titles) expect(footerOf(country)).toContain(`"label": "${title}"`);
  if (country !== 'NL') expect(footerOf(country)).not.toMatch(/Imprint|Withdrawal/);
});

it.each([
  ['CH', 5],
  ['IN', 100],
])('PLAT-10 prices of a new shop in %s are multiples of the smallest coin', (country, coin) => {
  const feed = readFileSync(path.join(tenant(country), 'data/products.jsonl'), 'utf8');
  const prices = feed
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { priceRegular: number }).priceRegular);
  expect(prices.filter((price) => price % coin !== 0)).toEqual([]);
});
