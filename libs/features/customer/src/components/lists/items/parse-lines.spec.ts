import * as fc from 'fast-check';
import { byAisle } from './by-aisle.js';
import { parseLines } from './parse-lines.js';

describe('parseLines', () => {
  it.each([
    ['Milch', [['Milch', 1]]],
    ['2 Milch', [['Milch', 2]]],
    ['2x Milch\n3 × Äpfel', [['Milch', 2], ['Äpfel', 3]]], // prettier-ignore
    ['- Brot\n* Käse\n[ ] Salz\n☐ Öl', [['Brot', 1], ['Käse', 1], ['Salz', 1], ['Öl', 1]]], // prettier-ignore
    ['1. Mehl\n2) Zucker', [['Mehl', 1], ['Zucker', 1]]], // prettier-ignore
    ['Eier, Butter; Tee', [['Eier', 1], ['Butter', 1], ['Tee', 1]]], // prettier-ignore
    ['500 g Faschiertes', [['500 g Faschiertes', 1]]],
    ['2 kg Äpfel', [['2 kg Äpfel', 1]]],
    ['1,5 l Wasser', [['1,5 l Wasser', 1]]],
    ['0 Milch', [['0 Milch', 1]]],
    ['  \n\n ; ,', []],
  ])('reads %j', (text, items) => {
    expect(parseLines(text).map(({ text: name, count }) => [name, count])).toEqual(items);
  });

  it('extracts from any text only valid items', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        for (const { text: name = '', count = 0 } of parseLines(text)) {
          expect(name.trim()).toBe(name);
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(120);
          expect(count >= 1 && count <= 99).toBe(true);
        }
      }),
    );
  });
});

describe('byAisle', () => {
  it('sorts like the shop: free text first, then departments in the shop’s order', () => {
    const item = (id: string, slug?: string, place = 0) => ({
      id,
      text: id,
      count: 1,
      isDone: false,
      ...(slug !== undefined && { aisle: { slug, name: slug.toUpperCase(), place } }),
    });
    const aisles = byAisle([item('beer', 'drinks', 7), item('milk', 'dairy', 2), item('x'), item('egg', 'dairy', 2)]); // prettier-ignore
    expect(aisles.map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
      [undefined, ['x']],
      ['DAIRY', ['milk', 'egg']],
      ['DRINKS', ['beer']],
    ]);
  });
});
