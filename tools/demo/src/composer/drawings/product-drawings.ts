import { freshDrawings } from './fresh.js';
import { fruitDrawings, ownProduceDrawings } from './fruit/fruit.js';

/**
 * Drawings of ours in the manner of the Noto icons, 128 × 128, for food that the icon set lacks.
 * Names begin with `own-`.
 */
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const shine = (d: string, width = 4) => stroke(d, '#ffffff88', width);

const leaf = (x: number, y: number, turn: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0c-22-8-22-34 0-46 22 12 22 38 0 46z" fill="${fill}"/><path d="M0-2v-36" stroke="#2c6b1f" stroke-width="2"/></g>`;

const salamiSlice = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="34" fill="#7d1f26"/><circle cx="${x}" cy="${y}" r="30" fill="#b8323c"/>` +
  [
    [-14, -10],
    [6, -18],
    [16, 2],
    [-4, 4],
    [-18, 12],
    [8, 18],
  ]
    .map(([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${y + dy}" r="4" fill="#f3c9c2"/>`)
    .join('');

const hamSlice = (y: number, fill: string) =>
  `<path d="M12 ${y}c0-26 28-34 56-30 30 4 50 14 48 34-2 22-34 28-58 24S12 ${y + 22} 12 ${y}z" fill="#fbe6df"/><path d="M19 ${y}c0-20 24-27 48-24 26 4 43 12 42 28-2 17-30 22-51 19S19 ${y + 18} 19 ${y}z" fill="${fill}"/><path d="M36 ${y - 4}q16-10 34-4M52 ${y + 10}q18-6 34 2" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>`;

const link = (d: string) =>
  stroke(d, '#7c2f1c', 26) + stroke(d, '#b9552f', 21) + stroke(d, '#ffffff55', 4);

const rollstar =
  '<circle cx="64" cy="66" r="54" fill="#a8611d"/><circle cx="64" cy="62" r="52" fill="#d9913b"/><circle cx="58" cy="54" r="40" fill="#e9ab57" opacity=".8"/>' +
  stroke(
    'M64 62q-4-26 14-44M64 62q22-12 44 0M64 62q18 14 14 44M64 62q-10 22-36 30M64 62q-24-2-40-26',
    '#8f4d12',
    5,
  ) +
  stroke('M68 58q-2-22 12-36M68 66q20-10 36 0', '#f6cf8f', 3);

/** Poppy seeds all over a roll. */
const poppySeeds = Array.from({ length: 44 }, (_, i) => {
  const turn = i * 2.4;
  const reach = 7 * Math.sqrt(i + 1);
  const x = Math.round(64 + reach * Math.cos(turn));
  const y = Math.round(60 + reach * Math.sin(turn));
  return `<circle cx="${x}" cy="${y}" r="2" fill="#2a2a38"/>`;
}).join('');

const drawings: Record<string, string> = {
  ...ownProduceDrawings,
  ...freshDrawings,
  basil:
    '<path d="M34 78h60l-8 42q-1 5-6 5H48q-5 0-6-5z" fill="#b5603a"/><path d="M30 72h68v14H30z" fill="#cf7a50"/>' +
    leaf(40, 74, -48, '#4b9a34') +
    leaf(88, 74, 48, '#4b9a34') +
    leaf(52, 72, -20, '#5db440') +
    leaf(76, 72, 20, '#5db440') +
    leaf(64, 70, 0, '#74c953'),
  breast:
    '<path d="M14 74c-2-30 30-50 62-44 30 6 44 26 38 48-6 20-30 20-50 24-26 6-48-2-50-28z" fill="#e8a79a"/><path d="M18 70c0-26 28-42 58-36 26 5 38 22 33 40-5 16-26 16-45 20-24 5-45-2-46-24z" fill="#f7c9bd"/>' +
    stroke('M36 66q18-20 42-14M50 82q20-12 40-8', '#fdeae4', 5),
  cutlet:
    '<path d="M16 60c4-30 40-44 68-34 26 10 38 36 28 54-10 20-40 16-58 22-24 6-42-12-38-42z" fill="#fbe1d8"/><path d="M24 62c4-24 34-36 58-28 22 8 32 30 24 44-8 16-34 13-50 18-20 5-36-10-32-34z" fill="#e58d88"/>' +
    stroke('M42 58q20-18 42-8M50 78q22-10 42-2', '#f6bdb6', 5),
  'cured-ham': hamSlice(84, '#a33a40') + hamSlice(46, '#b54c4c'),
  dates:
    '<ellipse cx="44" cy="54" rx="19" ry="34" transform="rotate(-24 44 54)" fill="#5b2c14"/><ellipse cx="84" cy="56" rx="19" ry="34" transform="rotate(20 84 56)" fill="#6f3a1b"/><ellipse cx="62" cy="78" rx="19" ry="34" transform="rotate(-4 62 78)" fill="#86491f"/>' +
    shine('M54 58q-4 16 0 34') +
    shine('M34 36q-4 12 0 24') +
    stroke('M80 32q10 16 6 40', '#4a210d', 2),
  doughbun:
    '<ellipse cx="64" cy="74" rx="54" ry="42" fill="#b4651b"/><path d="M10 70h108q0 10-4 18H14q-4-8-4-18z" fill="#f3d59b"/><path d="M12 66c2-28 24-44 52-44s50 16 52 44z" fill="#cf7f27"/><path d="M30 40c10-12 22-16 34-16s26 6 34 16c-8 6-14 0-20 4s-12 4-18 0-18 4-30-4z" fill="#fffaf2"/><circle cx="64" cy="25" r="6" fill="#e2622b"/>',
  ham: hamSlice(84, '#ee9a9a') + hamSlice(46, '#f4abaa'),
  mozzarella:
    '<circle cx="44" cy="62" r="34" fill="#e9e6da"/><circle cx="41" cy="58" r="30" fill="#fdfcf6"/><circle cx="86" cy="80" r="34" fill="#e4e0d2"/><circle cx="83" cy="76" r="30" fill="#fffef9"/>' +
    leaf(62, 46, 60, '#5db440') +
    leaf(60, 44, 10, '#74c953'),
  'roast-chicken':
    '<ellipse cx="64" cy="104" rx="58" ry="14" fill="#dfe6ea"/><path d="M14 80c-4-30 26-54 54-50 30 4 48 26 46 48-2 20-24 28-50 28S18 102 14 80z" fill="#c4702a"/><path d="M20 74c0-24 24-42 48-38 24 3 38 18 38 36-18-14-36-16-52-12-14 4-26 8-34 14z" fill="#e2964a"/><path d="M56 100c-6-22 8-42 30-42 18 0 28 12 24 26-4 16-28 24-54 16z" fill="#d5843a"/><path d="M104 66l14-16q8-2 8 5 6 2 2 8l-18 14z" fill="#fbf1e2"/>' +
    shine('M34 56q12-14 30-12', 6) +
    shine('M76 70q8-6 18-2', 5),
  poppyroll: rollstar + poppySeeds,
  rollstar,
  salami: salamiSlice(44, 48) + salamiSlice(86, 56) + salamiSlice(60, 88),
  sausages: link('M14 52Q64 8 114 46') + link('M14 88Q64 42 114 84'),
  smoked: hamSlice(84, '#f07f52') + hamSlice(46, '#f6976a'),
  whirl:
    '<circle cx="64" cy="66" r="54" fill="#a8611d"/><circle cx="64" cy="62" r="52" fill="#dca052"/>' +
    stroke(
      'M64 62c0-10 16-10 16 4s-26 20-34 2 8-36 28-34 34 20 28 42-34 32-54 18-26-40-14-58 34-26 52-20',
      '#6b3410',
      7,
    ) +
    stroke('M34 34l10 5M80 24l8 7M102 60l-9 5M84 98l-7-7M40 92l6-8', '#fff6e3', 5),
};

/** Drawings of ours that take the place of the Noto icons of the same names. */
const redrawn: Record<string, string> = { ...fruitDrawings };

/** The drawing of ours for a name: always one for `own-`, for a Noto icon only if it is redrawn. */
export const productDrawings = (name: string): string | undefined =>
  name.startsWith('own-') ? drawings[name.slice('own-'.length)] : redrawn[name];
