/** What an amount on a list counts: packs as the shop sells them, single pieces, or a measure. */
export type WantedUnit = 'pack' | 'piece' | 'g' | 'ml';

type Unit = readonly [unit: WantedUnit, factor: number];

const measures: Readonly<Record<string, Unit>> = {
  kg: ['g', 1000],
  kilo: ['g', 1000],
  kilogramm: ['g', 1000],
  kilogram: ['g', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  gramm: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  dag: ['g', 10],
  deka: ['g', 10],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
  litres: ['ml', 1000],
  liters: ['ml', 1000],
  dl: ['ml', 100],
  cl: ['ml', 10],
  ml: ['ml', 1],
  milliliter: ['ml', 1],
  millilitres: ['ml', 1],
};

const dozen: Unit = ['piece', 12];
const pieces: Readonly<Record<string, Unit>> = {
  stk: ['piece', 1],
  stück: ['piece', 1],
  stücke: ['piece', 1],
  pcs: ['piece', 1],
  piece: ['piece', 1],
  pieces: ['piece', 1],
  dutzend: dozen,
  dozen,
};

/** Also understood without a number before it: `Flasche Wein` is one bottle. */
export const containers = [
  ...['packung', 'packungen', 'packerl', 'päckchen', 'pack', 'packs', 'packet', 'packets'],
  ...['pkg', 'dose', 'dosen', 'tin', 'tins', 'can', 'cans', 'flasche', 'flaschen', 'bottle'],
  ...['bottles', 'glas', 'gläser', 'jar', 'jars', 'becher', 'tub', 'tubs', 'bund', 'bunch'],
  ...['bunches', 'kiste', 'kisten', 'kasten', 'crate', 'crates', 'sackerl', 'beutel', 'bag'],
  ...['bags', 'tafel', 'tafeln', 'bar', 'bars', 'rolle', 'rollen', 'roll', 'rolls', 'netz'],
];

/** Maps, since a list may name `constructor`. */
export const units: ReadonlyMap<string, Unit> = new Map([
  ...Object.entries({ ...measures, ...pieces }),
  ...containers.map((name): [string, Unit] => [name, ['pack', 1]]),
]);

/** Numbers that are written as words. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwölf: 12,
    halbes: 0.5,
    halber: 0.5,
    halbe: 0.5,
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    half: 0.5,
  }),
);
