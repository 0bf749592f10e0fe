import { darker, lighter, svg } from '../colours.js';
import type { Food } from './shapes.js';
import { blob, gleam, glow, line, lit, piece, spread, times, turned, within } from './shapes.js';

/** Dice of a firm vegetable with the clean faces of a knife's cut. */
export const knifeDice =
  (colour: string, count: number, size: number, r = 84): Food =>
  (random) =>
    spread(random, count, r, r * 0.9)
      .map(([x, y]) => {
        const s = size * (0.86 + random() * 0.28);
        const outline = svg`M${-s} ${-s * 0.5}L0 ${-s}L${s} ${-s * 0.5}V${s * 0.5}L0 ${s}L${-s} ${s * 0.5}z`;
        return turned(
          x,
          y,
          random() * 50 - 25,
          svg`<path d="${outline}" transform="translate(3 5)" fill="#2a1608" opacity=".28"/><path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width="${s * 0.2}" stroke-linejoin="round"/>` +
            svg`<path d="M0 0V${s}L${s} ${s * 0.5}V${-s * 0.5}z" fill="${darker(colour, 0.2)}"/><path d="M${-s} ${-s * 0.5}L0 ${-s}L${s} ${-s * 0.5}L0 0z" fill="${lighter(colour, 0.4)}"/>`,
        );
      })
      .join('');

/** Halves of peppers, filled with rice, beans and herbs. */
export const peppers =
  (skins: readonly string[], filling: string): Food =>
  (random) =>
    [
      [-60, -48, 8],
      [62, -46, 172],
      [-60, 50, -7],
      [62, 50, 188],
    ]
      .map(([x = 0, y = 0, turn = 0], i) => {
        const skin = skins[i % skins.length] ?? '#cf3325';
        const grains = times(34, () => {
          const [dx, dy] = within(random, 40, 22);
          return svg`M${dx} ${dy}l${random() * 6 - 3} ${random() * 4 - 2}`;
        });
        return turned(
          x,
          y,
          turn,
          piece('M-60-6q-18-8-24-2-2 10 2 16 10 0 22 0z', '#5f8f35', 4) +
            piece(
              'M-64 0C-68-38-34-46 6-40 44-44 62-26 60 0 62 26 44 44 6 40-34 46-68 38-64 0z',
              skin,
              8,
            ) +
            svg`<path d="M-54 0C-56-26-28-35 6-31 36-34 51-20 50 0 51 20 36 34 6 31-28 35-56 26-54 0z" fill="${darker(skin, 0.42)}"/>` +
            svg`<path d="${blob(random, [-2, -2], [50, 29], 0.14, 9)}" fill="${lit(filling)}"/>` +
            line(grains, darker(filling, 0.22), 6, 0.5) +
            line(grains, '#fdf6e0', 4.4) +
            times(6, () => {
              const [dx, dy] = within(random, 36, 18);
              return (
                svg`<ellipse cx="${dx}" cy="${dy}" rx="6.500" ry="4.200" transform="rotate(${Math.round(random() * 180)} ${dx} ${dy})" fill="${lit('#7d2424')}"/>` +
                svg`<circle cx="${dy * 1.8}" cy="${dx * 0.5}" r="2.600" fill="#5d9a3a"/>`
              );
            }) +
            line('M-52-24Q-30-42 8-36', lighter(skin, 0.7), 4, 0.6),
        );
      })
      .join('');

/** Slices of an unpeeled apple, laid side by side. */
export const appleSlices: Food = () =>
  times(6, (i) =>
    turned(
      -72 + i * 29,
      Math.abs(i - 2.5) * 5,
      -16 + i * 6,
      piece('M4-50C-40-42-40 42 4 50 30 30 30-30 4-50z', '#f9efcc', 5) +
        line('M2-48C-38-40-38 40 2 48', i % 2 ? '#c8352b' : '#d9483a', 7) +
        line('M12-14Q2 0 12 14', '#d9c58c', 3) +
        '<path d="M8-5q6 4 3 9-7-2-3-9z" fill="#6b3d1c"/>',
    ),
  );

/** Dal: lentils that have boiled soft, in their own thick yellow sauce up to the rim of the bowl. */
export const dal: Food = (random) => {
  const lentils = spread(random, 90, 122, 116).map(([x, y]) => [x, y, 6 + random() * 3] as const);
  const oval = ([x, y, s]: readonly [number, number, number]) =>
    svg`M${x - s} ${y}a${s} ${s * 0.74} 0 1 0 ${s * 2} 0a${s} ${s * 0.74} 0 1 0 ${-s * 2} 0z`;
  const tones = ['#f4bf48', '#ea9f2a', '#f7cd68', '#dd8a1c'];
  return (
    svg`<path d="${blob(random, [0, 0], [132, 128], 0.04, 17)}" fill="${lit('#cf7f18')}"/>` +
    glow([-22, -26], [116, 104], '#f2b23c', 0.9) +
    svg`<path d="${lentils.map(oval).join('')}" transform="translate(1 2.5)" fill="#7a3c06" opacity=".4"/>` +
    tones
      .map((tone, at) => {
        const own = lentils.filter((_, i) => i % tones.length === at);
        return svg`<path d="${own.map(oval).join('')}" fill="${tone}"/>`;
      })
      .join('') +
    spread(random, 6, 94, 90)
      .map(([x, y]) => glow([x, y], [34, 20], '#e0961f', 0.75, random() * 90))
      .join('') +
    spread(random, 16, 112, 106)
      .map(([x, y]) => gleam(x, y, 6 + random() * 8, 0.6))
      .join('') +
    gleam(-70, -84, 36, 0.6, -40)
  );
};
