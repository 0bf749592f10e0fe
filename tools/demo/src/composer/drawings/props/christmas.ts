import { svg } from '../../colours.js';
import { line, turned } from '../../dishes/shapes.js';
import { body, sheen, shape } from '../garden/light.js';

const around = (count: number, reach: number, turn = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) * 2 * Math.PI) / count - Math.PI / 2;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  });

/** A star of pastry on the filling. */
const star = around(5, 24)
  .flatMap(([x, y], i) => {
    const [ix = 0, iy = 0] = around(5, 11, 0.5)[i] ?? [];
    return [svg`${x} ${y}`, svg`${ix} ${iy}`];
  })
  .join('L');

const crimp = around(18, 33)
  .map(([x, y]) => svg`<circle cx="${x}" cy="${y * 0.86}" r="6.500"/>`)
  .join('');

/** A small pie in its foil, dusted with sugar. */
const pie = (x: number, y: number, size: number) =>
  svg`<g transform="translate(${x} ${y}) scale(${String(size)})">` +
  body('M-38 4L-30 34Q0 46 30 34L38 4z', '#c3cad2') +
  line('M-28 16L-23 34M-14 22L-11 39M0 24V41M14 22L11 39M28 16L23 34', '#8d98a5', 2.4, 0.8) +
  svg`<ellipse rx="39" ry="34" fill="#a8672a"/><g fill="#e3a957">${crimp}</g><ellipse rx="32" ry="27" fill="#e9b568"/><ellipse rx="28" ry="23.500" fill="#4a2216"/>` +
  line('M-18 6h0M14 12h0M-6 16h0M18-6h0M-16-8h0M4-16h0', '#7d3b22', 6) +
  svg`<g transform="scale(1 .86)"><path d="M${star}z" transform="translate(1 3)" fill="#2a1608" opacity=".45"/>${shape(`M${star}z`, '#f0c37c')}</g>` +
  line(
    'M-30-12h0M-22-21h0M-4-4h0M6 3h0M-8 5h0M3-14h0M30 4h0M22 20h0M-26 14h0M28-12h0',
    '#fffaf0',
    2.6,
    0.9,
  ) +
  '</g>';

const holly = (turn: number) =>
  turned(
    64,
    26,
    turn,
    body(
      'M0 0Q-6-5-11-2-10-8-14-12-9-14-9-20-4-19 0-26 4-19 9-20 9-14 14-12 10-8 11-2 6-5 0 0z',
      '#2f7a3c',
    ) + line('M0-2V-22', '#a9d19a', 1.4, 0.8),
  );

/** A round pudding under icing with a sprig of holly. */
const pudding =
  '<ellipse cx="64" cy="110" rx="54" ry="11" fill="#d9dfe4"/><ellipse cx="64" cy="107" rx="54" ry="11" fill="#f8fafb"/>' +
  body('M16 76C16 44 38 26 64 26S112 44 112 76 92 110 64 110 16 106 16 76z', '#4a2415') +
  line(
    'M28 84h0M40 98h0M54 88h0M70 100h0M84 86h0M98 92h0M34 70h0M102 74h0M60 74h0',
    '#8a4a2c',
    6,
    0.9,
  ) +
  line('M46 82h0M78 94h0M92 76h0M30 94h0', '#c98a4a', 4, 0.8) +
  body(
    'M22 60C26 38 44 24 64 24S102 38 106 60C107 70 98 72 96 62 94 58 90 60 90 68 89 80 78 80 78 68 77 60 71 60 70 66 69 74 60 74 59 66 58 60 52 62 51 72 49 82 40 80 40 70 40 60 35 58 32 64 29 72 21 68 22 60z',
    '#fbf6ec',
  ) +
  sheen('M36 46Q48 32 66 32', 9, 1.4) +
  holly(-64) +
  holly(58) +
  '<g fill="#c22630"><circle cx="64" cy="24" r="6.500"/><circle cx="56" cy="20" r="5.500"/><circle cx="70" cy="17" r="5.500"/></g><g fill="#fff" opacity=".7"><circle cx="62" cy="21.500" r="1.800"/><circle cx="54.500" cy="18" r="1.500"/><circle cx="68.500" cy="15" r="1.500"/></g>';

/** What a British table has at Christmas. */
export const christmas: Readonly<Record<string, string>> = {
  'own-mince-pie': pie(84, 40, 0.86) + pie(46, 78, 1),
  'own-christmas-pudding': pudding,
};
