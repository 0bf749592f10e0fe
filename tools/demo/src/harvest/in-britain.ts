import type { DemoRow } from '../feed/build.js';

/** How British shops name what is sold by the piece, and measures. */
const sizes: readonly (readonly [RegExp, string])[] = [
  [/^1 piece$/, 'each'],
  [/^piece, (about .+)$/, '$1 each'],
  [/^1\sl$/, '1\u00a0litre'],
  [/(?<=\d)\sl$/, '\u00a0litres'],
];

/** A row with the sizes as they are written in Britain. */
export const inBritain = (row: DemoRow): DemoRow => {
  const written = (text: string) =>
    sizes.reduce((size, [pattern, words]) => size.replace(pattern, words), text);
  return row.packSize === undefined ? row : { ...row, packSize: written(row.packSize) };
};
