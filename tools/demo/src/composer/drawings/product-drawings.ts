import { freshDrawing } from './fresh.js';
import { fruitDrawings, ownProduceDrawings } from './fruit/fruit.js';
import { gardenDrawings } from './garden/garden.js';
import { propDrawings } from './props/props.js';

const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const shine = (d: string, width = 4) => stroke(d, '#ffffff88', width);

const leaf = (x: number, y: number, turn: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0c-22-8-22-34 0-46 22 12 22 38 0 46z" fill="${fill}"/><path d="M0-2v-36" stroke="#2c6b1f" stroke-width="2"/></g>`;

/**
 * Drawings of ours in the manner of the Noto icons, 128 × 128, for food that the icon set lacks.
 * Their names begin with `own-`, which the keys here leave out.
 */
const drawings: Record<string, string> = {
  ...ownProduceDrawings,
  dates:
    '<ellipse cx="44" cy="54" rx="19" ry="34" transform="rotate(-24 44 54)" fill="#5b2c14"/><ellipse cx="84" cy="56" rx="19" ry="34" transform="rotate(20 84 56)" fill="#6f3a1b"/><ellipse cx="62" cy="78" rx="19" ry="34" transform="rotate(-4 62 78)" fill="#86491f"/>' +
    shine('M54 58q-4 16 0 34') +
    shine('M34 36q-4 12 0 24') +
    stroke('M80 32q10 16 6 40', '#4a210d', 2),
  mozzarella:
    '<circle cx="44" cy="62" r="34" fill="#e9e6da"/><circle cx="41" cy="58" r="30" fill="#fdfcf6"/><circle cx="86" cy="80" r="34" fill="#e4e0d2"/><circle cx="83" cy="76" r="30" fill="#fffef9"/>' +
    leaf(62, 46, 60, '#5db440') +
    leaf(60, 44, 10, '#74c953'),
  'roast-chicken':
    '<ellipse cx="64" cy="104" rx="58" ry="14" fill="#dfe6ea"/><path d="M14 80c-4-30 26-54 54-50 30 4 48 26 46 48-2 20-24 28-50 28S18 102 14 80z" fill="#c4702a"/><path d="M20 74c0-24 24-42 48-38 24 3 38 18 38 36-18-14-36-16-52-12-14 4-26 8-34 14z" fill="#e2964a"/><path d="M56 100c-6-22 8-42 30-42 18 0 28 12 24 26-4 16-28 24-54 16z" fill="#d5843a"/><path d="M104 66l14-16q8-2 8 5 6 2 2 8l-18 14z" fill="#fbf1e2"/>' +
    shine('M34 56q12-14 30-12', 6) +
    shine('M76 70q8-6 18-2', 5),
};

/** Drawings of ours by their whole names; without `own-` they replace the icons of the set. */
const redrawn: Record<string, string> = {
  ...fruitDrawings,
  ...gardenDrawings,
  ...propDrawings,
};

export function productDrawings(name: string): string | undefined {
  if (redrawn[name] !== undefined || !name.startsWith('own-')) return redrawn[name];
  const own = name.slice('own-'.length);
  return drawings[own] ?? freshDrawing(own);
}
