import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseCents, readPriceList } from './price-list.js';

describe('parseCents', () => {
  it.each([
    ['299', 299],
    ['0', 0],
    ['2.99', 299],
    ['2,99', 299],
    ['2.5', 250],
    ['0,09', 9],
    [' 1.10 ', 110],
    ['€ 3,49', 349],
    ['3.49 €', 349],
  ])('%j is %d cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each(['', 'free', '-1', '1.234', '1.2.3', '1e3', 'NaN', '999999999'])(
    '%j is no amount',
    (text) => {
      expect(parseCents(text)).toBeUndefined();
    },
  );
});

describe('a price list', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'larder-prices-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const read = async (text: string) => {
    const file = path.join(folder, 'prices.csv');
    await writeFile(file, text);
    return readPriceList(file);
  };

  it('matches codes regardless of leading zeros', async () => {
    const prices = await read('code,price\n0012345678905,1.99\n7,250\n');
    expect(prices.find('12345678905')).toEqual({ priceRegular: 199 });
    expect(prices.find('0000000000007')).toEqual({ priceRegular: 250 });
    expect(prices.find('8')).toBeUndefined();
  });

  it('reads semicolons, decimal commas and all of its columns', async () => {
    const prices = await read(
      '\uFEFFsku;price;priceLoyalty;depositPrice;vatRate\nA-1;2,49;1,99;25;20\n',
    );
    expect(prices.find('A-1')).toEqual({
      priceRegular: 249,
      priceLoyalty: 199,
      depositPrice: 25,
      vatRate: 20,
    });
  });

  it('lists rows without a product, and rows that a later one replaces', async () => {
    const prices = await read('sku,price\nA-1,1.99\nB-2,2.99\n007,3.99\nA-1,0.99\n');
    expect(prices.find('A-1')).toEqual({ priceRegular: 99 });
    expect(prices.find('C-3')).toBeUndefined();
    expect(prices.unmatched()).toEqual([
      { line: 2, sku: 'A-1', reason: 'the price of line 5 holds for this code' },
      { line: 3, sku: 'B-2', reason: 'no product with this code was read' },
      { line: 4, sku: '007', reason: 'no product with this code was read' },
    ]);
    prices.find('7');
    expect(prices.unmatched().map(({ line }) => line)).toEqual([2, 3]);
  });

  it.each([
    ['name,price\nx,1\n', /needs a column sku/],
    ['code,amount\n1,1\n', /needs a column sku/],
    ['code,price\n1,1.00\n2,cheap\n', /line 3: price "cheap" is no amount/],
    ['code,price\n,1.00\n', /line 2: there is no sku/],
  ])('is refused as a whole when it is wrong: %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});
