import { brands } from '../../feed/brands.js';
import { letteringOf } from './faces.js';
import { lettering, printedTitle } from './lettering.js';
import { loadTypefaces } from './typeface-files.js';
import { textWidth } from './typeface.js';

const box = { x: 40, y: 60, width: 200, height: 52 };
const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
/** An accent above a capital may reach over the line. */
const reach = { x: box.width / 2, y: (box.height / 2) * 1.25 };
const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, z: 0 };

/** Steps of a path: its verbs and numbers, a repeated verb left out. */
function steps(path: string): [verb: string, numbers: number[]][] {
  return [...path.matchAll(/([mlhvqtz])([^a-z]*)/g)].flatMap(([, verb = '', text = '']) => {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const size = counts[verb] ?? 0;
    if (size === 0) return [[verb, []] satisfies [string, number[]]];
    return Array.from({ length: numbers.length / size }, (_, i): [string, number[]] => [
      verb,
      numbers.slice(i * size, (i + 1) * size),
    ]);
  });
}

/** The points on a drawn path in units of the picture. */
function pointsOf(drawing: string): [x: number, y: number][] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return steps(/ d="([^"]*)"/.exec(drawing)?.[1] ?? '').map(([verb, numbers]) => {
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (verb === 'z') [x, y] = [startX, startY];
    else if (verb === 'h') x += dx;
    else if (verb === 'v') y += dx;
    else [x, y] = [x + dx, y + dy];
    if (verb === 'm') [startX, startY] = [x, y];
    return [x / 10, y / 10];
  });
}

const kinds = [...new Set([...brands.values()].map((brand) => brand.lettering))];
const names = [
  'Ginger garlic paste',
  'Gewürzmischung Griller & Freunde',
  'Haselnuss-Nougatcreme',
  'Œufs de poules élevées',
  'Żurek',
];

describe('lettering of packs', () => {
  beforeAll(loadTypefaces);

  it.each(kinds)('stays in its field in the lettering "%s"', (kind) => {
    const { brand, title, small } = letteringOf(kind);
    for (const face of [brand, title, small]) {
      for (const name of names) {
        const points = pointsOf(lettering(name, { ...box, fill: '#000000', lines: 2, face }));
        expect(points.length).toBeGreaterThan(40);
        const outside = points.filter(
          ([x, y]) => Math.abs(x - middle.x) > reach.x || Math.abs(y - middle.y) > reach.y,
        );
        expect([kind, name, outside]).toEqual([kind, name, []]);
      }
    }
  });

  it('has the weights of the variable fonts', () => {
    const { brand, small } = letteringOf('tight');
    const untracked = { ...brand, tracking: 0 };
    expect(textWidth('Milk', untracked)).toBeGreaterThan(textWidth('Milk', small));
  });

  it.each([
    ['gmarkt', 'bio', 'schatz'],
    ['hharvest', 'hbasics'],
    ['bbazaar', 'bdaily'],
  ])('is in one typeface for the own brands of %s', (...keys) => {
    const fonts = keys.map((key) => letteringOf(brands.get(key)?.lettering ?? '').brand.font);
    expect(new Set(fonts).size).toBe(1);
  });

  it('differs between the five houses', () => {
    const houses = ['gmarkt', 'hharvest', 'hkiste', 'bbazaar', 'fprimeur'];
    const fonts = houses.map((key) => letteringOf(brands.get(key)?.lettering ?? '').brand.font);
    expect(new Set(fonts).size).toBe(houses.length);
  });

  it('ends in no word that leads to another', () => {
    expect(printedTitle('Gewürzmischung Griller & Freunde')).toBe('Gewürzmischung Griller');
    expect(printedTitle('Œufs de poules élevées en plein air')).toBe('Œufs de poules élevées');
  });
});
