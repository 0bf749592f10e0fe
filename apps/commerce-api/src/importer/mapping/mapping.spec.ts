import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { measuresOf } from '@larder/countries';
import { cellReader } from '../feed/typed-cells.js';
import { readMapping } from './mapping-file.js';
import { readMapped } from './read-mapped.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-mapping-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(name: string, content: string) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function mapped(mapping: object, text: string, name = 'export.csv', country = 'AT') {
  const found = readMapped({
    file: await written(name, text),
    mapping: await readMapping(await written('mapping.json', JSON.stringify(mapping))),
    measures: measuresOf(country),
    read: cellReader(ProductFeedRow.shape),
  });
  const all = [];
  for await (const row of found) all.push(row);
  return all;
}

const cells = async (columns: object, more: object, heading: string, row: string) => {
  const given = { columns: { sku: 'Nr', ...columns }, ...more };
  const [found] = await mapped(given, `Nr;${heading}\n1;${row}\n`);
  return found;
};

describe('a mapping', () => {
  it.each([
    ['a column', { name: 'Titel' }, 'Titel', 'Reis', { name: 'Reis' }],
    ['joined columns', { name: { from: ['M', 'T'] } }, 'M;T', 'Ja;Reis', { name: 'Ja Reis' }],
    [
      'a unit of money',
      { priceRegular: { from: 'VK', unit: 'currency' } },
      'VK',
      '1.299,50 €',
      { priceRegular: 129_950 },
    ],
    [
      'a unit of weight',
      { shippingWeight: { from: 'kg', unit: 'kg' } },
      'kg',
      '0,75',
      { shippingWeight: 750 },
    ],
    ['a factor', { popularity: { from: 'P', factor: 0.5 } }, 'P', '3', { popularity: 1.5 }],
    [
      'the group of a pattern',
      { ageLimit: { from: 'T', pattern: 'ab (\\d+)' } },
      'T',
      'Verkauf ab 16 Jahren',
      { ageLimit: 16 },
    ],
    ['a lookup', { vatRate: { from: 'S', lookup: { B: '20' } } }, 'S', 'B', { vatRate: 20 }],
    ['a default', { brand: { from: 'M', default: 'Ohne' } }, 'M;X', ';x', { brand: 'Ohne' }],
    [
      'a default of a lookup',
      { vatRate: { from: 'S', lookup: { B: '20' }, default: '10' } },
      'S',
      'C',
      { vatRate: 10 },
    ],
    ['a constant', { ownBrand: { constant: 'true' } }, 'X', 'x', { ownBrand: true }],
    ['a text in a language', { 'name.en': 'E' }, 'E', 'Rice', { 'name.en': 'Rice' }],
  ])('takes %s', async (_what, columns, heading, row, wanted) => {
    expect(await cells(columns, {}, heading, row)).toEqual({
      line: 2,
      cells: { sku: '1', ...wanted },
    });
  });

  it('makes categories of names, net contents of sizes, and addresses of file names', async () => {
    const rest = {
      categories: { from: ['WG', 'UWG'] },
      content: { from: 'Größe' },
      pictures: { from: 'Bild', base: '/media/waren/', separator: '|' },
    };
    const row = 'Getränke > Säfte;Naturtrüb;6 x 1,5 l;a b.jpg|https://cdn.example/c.jpg';
    expect(await cells({}, rest, 'WG;UWG;Größe;Bild', row)).toEqual({
      line: 2,
      cells: {
        sku: '1',
        categoryPath: 'getraenke/saefte/naturtrueb',
        contentAmount: 9000,
        contentUnit: 'ml',
        picture: '/media/waren/a%20b.jpg',
        morePictures: ['https://cdn.example/c.jpg'],
      },
      categoryNames: { getraenke: 'Getränke', saefte: 'Säfte', naturtrueb: 'Naturtrüb' },
    });
  });

  it.each([
    ['GB', 'pint', '2', 1136.52],
    ['US', 'pint', '2', 946.35],
    ['GB', 'floz', '10', 284.13],
    ['US', 'floz', '10', 295.74],
    ['US', 'oz', '16', 453.59],
    ['US', 'gallon', '1', 3785.41],
  ])('takes numbers of %s in %s', async (country, unit, cell, amount) => {
    const given = { columns: { sku: 'Nr', contentAmount: { from: 'Size', unit } } };
    const [found] = await mapped(given, `Nr;Size\n1;${cell}\n`, 'export.csv', country);
    expect(found).toMatchObject({ cells: { contentAmount: amount } });
  });

  it('takes weights in pounds as whole grams, which the feed asks for', async () => {
    const columns = { shippingWeight: { from: 'W', unit: 'lb' } };
    expect(await cells(columns, {}, 'W', '2')).toMatchObject({ cells: { shippingWeight: 907 } });
  });

  it('reads JSON lines by the same rules', async () => {
    const columns = { sku: 'id', priceRegular: { from: 'cost', unit: 'currency' }, marks: 'tags' };
    const text = '{"id":7,"cost":2.5,"tags":["vegan","organic"]}\n';
    expect(await mapped({ columns }, text, 'export.jsonl')).toEqual([
      { line: 1, cells: { sku: '7', priceRegular: 250, marks: ['vegan', 'organic'] } },
    ]);
  });

  it('refuses a row whose value is in no lookup, or is no number, and says what is allowed', async () => {
    const columns = {
      vatRate: { from: 'S', lookup: { A: '10', B: '20' } },
      priceRegular: { from: 'VK', unit: 'currency' },
    };
    expect(await cells(columns, {}, 'S;VK', 'zero;gratis')).toEqual({
      line: 2,
      sku: '1',
      reason:
        'priceRegular: "gratis" is not allowed. Allowed: a number; vatRate: "zero" is not in the lookup. Allowed: A, B',
    });
  });

  it('names each column that the file does not have', async () => {
    await expect(cells({ name: 'Titl' }, {}, 'Titel', 'x')).rejects.toThrow(
      'columns.name is "Titl", which the file has not. Did you mean "Titel"?',
    );
  });

  it.each([
    [{ columns: { sku: 'Nr', nmae: 'T' } }, 'columns.nmae is unknown. Did you mean "name"?'],
    [
      { columns: { sku: 'Nr', name: { form: 'T' } } },
      'columns.name.form is unknown. Did you mean "from"?',
    ],
    [{ columns: { sku: 'Nr', name: {} } }, 'columns.name has no value. Allowed: from or constant'],
    [{ columns: { name: 'T' } }, 'columns.sku is missing'],
    [{ columns: { sku: { from: 'Nr', pattern: '(' } } }, 'a regular expression'],
    [{ columns: { sku: { from: 'Nr', unit: 'stone' } } }, '"kg"'],
    [{ columns: { sku: 'Nr' }, pictures: { from: 'B', base: 'C:\\x' } }, 'pictures.base is'],
  ])('is refused at the start: %j', async (mapping, message) => {
    const file = await written('faulty.json', JSON.stringify(mapping));
    await expect(readMapping(file)).rejects.toThrow(message);
    await expect(readMapping(file)).rejects.toThrow(`${file} is unusable. `);
  });
});
