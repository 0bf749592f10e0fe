import { darker, lighter, svg } from '../colours.js';
import type { Food } from './shapes.js';
import { line, lit, oneOf, piece, spread, times, turned } from './shapes.js';

/** Torn pieces of a thick pancake: browned on top, pale and airy where they were torn. */
export const torn: Food = (random) =>
  spread(random, 20, 92, 80)
    .map(([x, y]) => {
      const side = oneOf(random, ['#f4dc94', '#efd07c', '#f8e6ae'] as const);
      const top = oneOf(random, ['#cf8a36', '#dd9d48', '#bd7527', '#e9b562', '#f6dc96'] as const);
      const corners = times(6, (i) => {
        const [angle, far] = [(i / 6) * Math.PI * 2, 16 + random() * 16];
        return svg`${i === 0 ? 'M' : 'L'}${Math.cos(angle) * far * 1.15} ${Math.sin(angle) * far * 0.8}`;
      });
      const layer = (dx: number, dy: number, colour: string, opacity = 1) =>
        svg`<path d="${corners}z" transform="translate(${dx} ${dy})" fill="${colour}" stroke="${colour}" stroke-width="9" stroke-linejoin="round" opacity="${String(opacity)}"/>`;
      return turned(
        x,
        y,
        random() * 60 - 30,
        layer(4, 11, '#2a1608', 0.22) +
          layer(0, 5, darker(side, 0.1)) +
          layer(0, 1, side) +
          layer(0, -6, top) +
          line('M-15-14Q-3-20 12-15', lighter(top, 0.5), 3, 0.5) +
          line('M-12-2h0M8-6h0M2 4h0', darker(top, 0.2), 5, 0.5),
      );
    })
    .join('');

/** Squares of pasta, flat and wavy at the edges. */
export const pastaSquares =
  (colour: string): Food =>
  (random) =>
    spread(random, 44, 102, 92)
      .map(([x, y]) => {
        const tone = oneOf(random, [colour, lighter(colour, 0.3), darker(colour, 0.06)]);
        return turned(
          x,
          y,
          random() * 90,
          `<path d="M-17-17l34 1 1 33-34 1z" transform="translate(2 4)" fill="#2a1608" opacity=".28"/>` +
            `<path d="M-17-17l4 2 5-2 5 2 5-2 5 2 5-2 6 2-1 7 2 6-2 7 2 6-2 6-6 1-5-2-5 2-5-2-5 2-8-1-1-8 2-6-2-7 2-6z" fill="${tone}"/>` +
            line('M-11-10Q2-14 10-8M-12 12Q0 7 12 11', '#fff6da', 2.4, 0.65),
        );
      })
      .join('');

/** Pockets of dough, folded to half-moons with their edges pressed, a little of the filling to be seen. */
export const pockets =
  (colour: string, filling: string): Food =>
  () =>
    [
      [-62, -44, -24],
      [48, -60, 16],
      [-4, 6, -4],
      [-70, 48, 20],
      [64, 44, -30],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        turned(
          x,
          y,
          turn,
          piece('M-50 20C-54-22-26-42 0-42S54-22 50 20C30 28-30 28-50 20z', colour, 7) +
            svg`<path d="M-34 12C-34-14-18-26 0-26S34-14 34 12C20 17-20 17-34 12z" fill="${lit(lighter(colour, 0.2))}"/>` +
            svg`<path d="M-22 8C-20-8-8-14 4-13 16-12 22-2 22 8 10 12-10 12-22 8z" fill="${filling}" opacity=".3"/>` +
            line(
              times(9, (i) => {
                const angle = Math.PI * (1.06 + i * 0.11);
                return svg`M${Math.cos(angle) * 38} ${Math.sin(angle) * 32 + 6}L${Math.cos(angle) * 48} ${Math.sin(angle) * 44 + 8}`;
              }),
              darker(colour, 0.3),
              3,
              0.75,
            ) +
            line('M-28-16Q-12-30 10-27', '#fffbe8', 4, 0.6),
        ),
      )
      .join('');
