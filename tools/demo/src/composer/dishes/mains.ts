import { darker, lighter, svg } from '../colours.js';
import type { Food } from './shapes.js';
import { blob, line, lit, oneOf, piece, spread, times, turned, within } from './shapes.js';

/** A crumbed escalope, golden and uneven. */
const crumbed =
  (colour: string, [rx, ry]: [number, number] = [112, 78]): Food =>
  (random) =>
    piece(blob(random, [0, 0], [rx, ry], 0.2, 11), colour, 9) +
    times(90, () => {
      const [x, y] = within(random, rx * 0.86, ry * 0.84);
      const tone = oneOf(random, [
        lighter(colour, 0.35),
        darker(colour, 0.2),
        darker(colour, 0.34),
      ] as const);
      return svg`<circle cx="${x}" cy="${y}" r="${1.6 + random() * 2.6}" fill="${tone}" opacity=".75"/>`;
    }) +
    line(
      svg`M${-rx * 0.6} ${-ry * 0.2}q${rx * 0.4} ${-ry * 0.5} ${rx * 0.9} ${-ry * 0.2}M${-rx * 0.3} ${ry * 0.4}q${rx * 0.4} ${-ry * 0.2} ${rx * 0.8} 0`,
      lighter(colour, 0.4),
      6,
      0.4,
    );

/** Strips or pieces of it. */
export const crumbedStrips =
  (colour: string): Food =>
  (random) =>
    spread(random, 7, 62, 52)
      .map(([x, y]) => turned(x, y, random() * 150 - 75, crumbed(colour, [44, 19])(random)))
      .join('');

/** A seared steak with its edge of fat. */
export const seared =
  (colour: string): Food =>
  (random) =>
    piece(blob(random, [0, 0], [102, 68], 0.16), darker(colour, 0.34), 9) +
    svg`<path d="${blob(random, [-1, -3], [96, 61], 0.14)}" fill="${lit(colour)}"/>` +
    line('M-90-14C-80-44-44-58-4-60', '#e3c795', 8) +
    line('M-62-22L-14 38M-26-40L34 40M14-46L70 28', darker(colour, 0.5), 7, 0.6) +
    line('M-40 40Q10 56 66 28', lighter(colour, 0.6), 5, 0.35);

/** A fillet of fish with its flakes. */
export const fillet =
  (flesh: string, flakes: string): Food =>
  () =>
    piece(
      'M-112 8C-100-38-30-58 50-46 98-40 116-14 108 8 96 42 30 54-40 46-90 44-114 30-112 8z',
      flesh,
      8,
    ) +
    line(
      'M-78-16q22 22 14 50M-44-30q26 28 18 70M-6-38q28 34 20 80M34-40q26 30 18 72M70-34q20 24 12 52',
      flakes,
      5,
      0.85,
    );

/** A whole fish, raw or fried. */
export const wholeFish =
  (skin: string, back: string, ribs: string): Food =>
  () =>
    piece(
      'M-150 0l-34-32q4 32 0 64zM-156 0C-110-44-30-58 50-46q58 8 82 46-24 38-82 46C-30 58-110 44-156 0z',
      skin,
      9,
    ) +
    line('M-120 0C-50-16 30-16 96 0', back, 5, 0.7) +
    times(7, (i) => line(svg`M${-92 + i * 24} -26q12 24 0 50`, ribs, 4, 0.7)) +
    '<path d="M78-34q-18 34 0 68 40-8 54-34-14-26-54-34z" fill="' +
    lit(back) +
    '"/><circle cx="104" cy="-12" r="6" fill="#f7f1e0"/><circle cx="104" cy="-12" r="3" fill="#20150a"/>';

/** A roast leg of poultry. */
export const leg =
  (colour: string): Food =>
  () =>
    piece('M58 30l52 26q12-4 14 6 10 2 6 12-6 10-16 4-12 4-14-8L48 46z', '#f1e4cc', 6) +
    piece(
      'M-92-14C-84-62-24-72 20-50c34 16 50 52 58 80 4 18-10 28-28 22C20 44-22 68-62 50c-26-12-36-38-30-64z',
      colour,
      9,
    ) +
    line('M-70-20q20-32 62-30', lighter(colour, 0.6), 9, 0.55) +
    line('M-50 20q30 22 70 8M0-20q34 8 50 40', darker(colour, 0.3), 4, 0.5);

/** Prawns: curled, with the rings of the shell. */
export const prawns =
  (count = 6): Food =>
  (random) =>
    spread(random, count, 72, 64)
      .map(([x, y]) =>
        turned(
          x,
          y,
          random() * 360,
          piece(
            'M-26 6C-26-30 24-36 30-2 34 18 16 28 6 26q-8-6 0-12 10-2 8-14C10-16-8-12-8 6q-2 12-10 10-8-2-8-10z',
            '#f38d5c',
            5,
          ) +
            line('M-20-8l12 6M-8-22l6 12M10-22l-2 12M24-10l-10 6M26 8l-11-3', '#ffd3b8', 4) +
            piece('M-22 12l-12 14 12 4 8 8 4-22z', '#e56a3d', 3),
        ),
      )
      .join('');

/** Mussels in their open shells. */
export const mussels: Food = (random) =>
  spread(random, 13, 96, 88)
    .map(([x, y]) =>
      turned(
        x,
        y,
        random() * 360,
        piece('M-38 0C-30-26 14-30 36-8q8 8 0 16C14 30-30 26-38 0z', '#2b2f45', 6) +
          `<path d="M-28 0C-20-17 12-20 28-5q5 5 0 10C12 20-20 17-28 0z" fill="#c9cfdc"/><path d="M-14 2C-10-12 12-14 20-3q4 6-2 9C6 14-10 14-14 2z" fill="${lit('#f0a04a')}"/>`,
      ),
    )
    .join('');

/** Dumplings, patties, falafel: round and with a crust. */
export const rounds =
  (colour: string, count: number, size: number, freckles: string, r = 66): Food =>
  (random) =>
    spread(random, count, count === 1 ? 0 : r, r * 0.86)
      .map(
        ([x, y]) =>
          piece(blob(random, [x, y], [size, size * 0.94], 0.08), colour, size * 0.22) +
          times(20, () => {
            const [dx, dy] = within(random, size * 0.8);
            return svg`<circle cx="${x + dx}" cy="${y + dy}" r="${1.4 + random() * 2.2}" fill="${freckles}" opacity=".7"/>`;
          }),
      )
      .join('');

/** Cut pieces with corners: fish, tofu, meat. */
export const cubes =
  (colours: readonly [string, ...string[]], count: number, size: number, r = 96): Food =>
  (random) =>
    spread(random, count, r, r * 0.9)
      .map(([x, y]) => {
        const corner = () => size * (0.58 + random() * 0.3);
        const outline = svg`M${-corner()} ${-corner()}L${corner()} ${-corner()}L${corner()} ${corner()}L${-corner()} ${corner()}Z`;
        const round = svg`stroke-width="${size * 0.44}" stroke-linejoin="round"`;
        const fill = lit(oneOf(random, colours));
        return turned(
          x,
          y,
          random() * 360,
          `<path d="${outline}" transform="translate(3 5)" fill="#2a1608" stroke="#2a1608" ${round} opacity=".24"/>` +
            `<path d="${outline}" fill="${fill}" stroke="${fill}" ${round}/>` +
            line(
              svg`M${-size * 0.5} ${-size * 0.3}q${size * 0.5} ${-size * 0.2} ${size} 0`,
              '#ffffff',
              size * 0.12,
              0.3,
            ),
        );
      })
      .join('');
