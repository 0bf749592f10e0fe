import { measuresOf } from '@larder/countries';
import * as fc from 'fast-check';
import { numberWords, units } from './units.js';
import { parseList, type WantedLine } from './parse-list.js';

const limit = 60;
const metric = measuresOf('AT');
const read = (text: string, measures = metric) =>
  parseList(text, limit, measures).map(({ amount, unit, words }) =>
    [amount, unit, words].filter((part) => part !== undefined).join(' '),
  );

describe('parseList', () => {
  it.each([
    ['Milch', '1 Milch'],
    ['2 Milch', '2 Milch'],
    ['2x Milch', '2 Milch'],
    ['2 × Milch', '2 Milch'],
    ['Milch 2x', '2 Milch'],
    ['Milch x2', '2 Milch'],
    ['Milch 2', '2 Milch'],
    ['Milch: 2', '2 Milch'],
    ['- 2 Milch', '2 Milch'],
    ['[ ] 2 Milch', '2 Milch'],
    ['1. Milch', '1 Milch'],
    ['1 kg Karotten', '1000 g Karotten'],
    ['Karotten 1 kg', '1000 g Karotten'],
    ['500g Mehl', '500 g Mehl'],
    ['Mehl (500 g)', '500 g Mehl'],
    ['20 dag Schinken', '200 g Schinken'],
    ['1,5 l Milch', '1500 ml Milch'],
    ['1.5l milk', '1500 ml milk'],
    ['½ kg Tomaten', '500 g Tomaten'],
    ['1½ kg Tomaten', '1500 g Tomaten'],
    ['1/2 kg Tomaten', '500 g Tomaten'],
    ['1 1/2 kg Tomaten', '1500 g Tomaten'],
    ['½ Melone', '1 Melone'],
    ['ein Dutzend Eier', '12 piece Eier'],
    ['half a dozen eggs', '6 piece eggs'],
    ['halbes Dutzend Eier', '6 piece Eier'],
    ['6 Stk. Semmeln', '6 piece Semmeln'],
    ['3 Dosen Mais', '3 pack Mais'],
    ['2 Pkg Butter', '2 pack Butter'],
    ['Flasche Wein', '1 pack Wein'],
    ['two bottles of red wine', '2 pack red wine'],
    ['a tin of tomatoes', '1 pack tomatoes'],
    ['zwei Zitronen', '2 Zitronen'],
    ['6 x 1,5 l Wasser', '6 1,5 l Wasser'],
    ['2 Milch 1 l', '2 Milch 1 l'],
    ['Milch 3,5 %', '1 Milch 3,5 %'],
    ['3,5 % Milch', '1 3,5 % Milch'],
    ['Mehl 480', '1 Mehl 480'],
    ['0 Milch', '1 0 Milch'],
    ['-2 Milch', '2 Milch'],
    ['9999 kg Reis', '1 9999 kg Reis'],
    ['Glas', '1 Glas'],
    ['2 kg', '1 2 kg'],
    ['Einhorn-Kekse', '1 Einhorn-Kekse'],
    ['Xylit', '1 Xylit'],
    ['2 Xylit', '2 Xylit'],
    ['4 Glasnudeln', '4 Glasnudeln'],
    ['2 Lauch', '2 Lauch'],
    ['2 constructor', '2 constructor'],
  ])('reads »%s« as »%s«', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ['US', '2 lb chicken', '907 g chicken'],
    ['US', '2 lbs. of chicken', '907 g chicken'],
    ['US', 'chicken (1/2 pound)', '227 g chicken'],
    ['US', '16 oz pasta', '454 g pasta'],
    ['US', 'pasta 16 ounces', '454 g pasta'],
    ['US', '12 fl. oz. cola', '355 ml cola'],
    ['US', '12 floz cola', '355 ml cola'],
    ['US', 'a pint of cream', '473 ml cream'],
    ['US', 'half a gallon of milk', '1893 ml milk'],
    ['US', '2 qt juice', '1893 ml juice'],
    ['US', '1 lb', '1 1 lb'],
    ['US', '2 pounders', '2 pounders'],
    ['US', '2 ptarmigans', '2 ptarmigans'],
    ['GB', '2 pints of milk', '1137 ml milk'],
    ['IE', '1 gallon of cider', '4546 ml cider'],
    ['GB', '5 fl oz cream', '142 ml cream'],
    ['AT', '1 lb Kaffee', '454 g Kaffee'],
  ])('reads in %s »%s« as »%s«', (country, text, expected) => {
    expect(read(text, measuresOf(country))).toEqual([expected]);
  });

  it('splits at lines, commas, semicolons and the words for and', () => {
    expect(read('2 Milch, 1 kg Karotten, Klopapier, Ottakringer')).toEqual([
      '2 Milch',
      '1000 g Karotten',
      '1 Klopapier',
      '1 Ottakringer',
    ]);
    expect(read('Salz und Pfeffer; Essig\r\n\n1,5 l Milch,3 Eier')).toEqual([
      '1 Salz',
      '1 Pfeffer',
      '1 Essig',
      '1500 ml Milch',
      '3 Eier',
    ]);
    expect(read('bread and butter')).toEqual(['1 bread', '1 butter']);
    expect(read('Mandarinen, Andenhirse, Hund')).toHaveLength(3);
  });

  it('gives no more lines than the limit, and none for a text without words', () => {
    expect(parseList('Milch\n'.repeat(100), limit, metric)).toHaveLength(limit);
    expect(parseList(' ,;\n--- ☐ \n', limit, metric)).toEqual([]);
  });
});

const ambiguous = new Set([...units.keys(), ...numberWords.keys(), 'x', 'of']);
const name = fc
  .array(fc.stringMatching(/^[a-zäöüß]{2,12}$/), { minLength: 1, maxLength: 4 })
  .filter((words) => words.every((one) => !ambiguous.has(one) && one !== 'und' && one !== 'and'))
  .map((words) => words.join(' '));
const amount = fc.constantFrom('', '2 ', '2x ', '1,5 kg ', '500g ', '½ l ', 'zwei ', '3 Dosen ');

const isSane = ({ amount: value }: WantedLine) =>
  Number.isInteger(value) && value >= 1 && value <= 50_000;

describe('parseList, whatever is pasted', () => {
  it('loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, name), { minLength: 1, maxLength: 30 }), (lines) => {
        const text = lines.map((line) => line.join('')).join('\n');
        expect(parseList(text, limit, metric).map(({ words }) => words)).toEqual(
          lines.map(([, words]) => words),
        );
      }),
    );
  });

  it('has whole amounts from 1 to 50 kg or l, and something to search for', () => {
    const piece = fc.constantFrom('-', '1', '00', ',', '.', '½', '/', 'kg', 'x', ' ', '%', 'Ei');
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(piece, { maxLength: 20 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (pasted) => {
        const lines = parseList(pasted, limit, metric);
        expect(lines.every(isSane)).toBe(true);
        expect(lines.every(({ words }) => /[\p{L}\p{N}]/u.test(words))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
