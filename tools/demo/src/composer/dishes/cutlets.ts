import { darker, lighter, svg } from '../colours.js';
import type { Food, Random } from './shapes.js';
import { blob, line, lit, oneOf, piece, spread, times, turned, within } from './shapes.js';

/** Crumbs that catch the light or turn dark, all over an oval. */
function crumbs(random: Random, count: number, [rx, ry]: readonly [number, number]): string {
  return ['#f6cf7d', '#a9641c', '#7f4510']
    .map((tone, layer) => {
      const at = times(count, () => {
        const [x, y] = within(random, rx, ry);
        return svg`M${x} ${y}h0`;
      });
      return line(at, tone, 3.6 - layer * 0.6, 0.8);
    })
    .join('');
}

/** An escalope beaten thin, as large as its plate: its crumbs rise in blisters and are dark at the edge. */
export const crumbedCutlet: Food = (random) => {
  const blisters = spread(random, 13, 96, 62).map(([x, y]) => {
    const [rx, ry] = [22 + random() * 15, 15 + random() * 9];
    const turn = Math.round(random() * 60 - 40);
    return turned(
      x,
      y,
      turn,
      svg`<ellipse cx="3" cy="6" rx="${rx}" ry="${ry}" fill="#8a4a12" opacity=".34"/><ellipse rx="${rx}" ry="${ry}" fill="#e3a03c" opacity=".62"/>` +
        line(
          svg`M${-rx * 0.6} ${-ry * 0.2}Q${-rx * 0.3} ${-ry * 0.8} ${rx * 0.3} ${-ry * 0.66}`,
          '#ffe7ae',
          4,
          0.45,
        ),
    );
  });
  return (
    piece(blob(random, [0, 0], [134, 96], 0.2, 33), '#a4591a', 6) +
    svg`<path d="${blob(random, [-1, -2], [127, 89], 0.16, 33)}" fill="${lit('#d68b2a')}"/>` +
    blisters.join('') +
    crumbs(random, 110, [120, 84])
  );
};

/** Escalopes without crumbs, fried in butter: thin, with brown spots. */
export const escalopes =
  (colour: string): Food =>
  (random) =>
    [
      [-34, 10, -16],
      [36, -10, 14],
    ]
      .map(([x = 0, y = 0, turn = 0]) => {
        const spots = times(7, () => {
          const [dx, dy] = within(random, 46, 30);
          return svg`<path d="${blob(random, [dx, dy], [13, 8], 0.5, 7)}" fill="#9a5a22" opacity=".42"/>`;
        });
        return turned(
          x,
          y,
          turn,
          piece(blob(random, [0, 0], [80, 50], 0.3, 11), darker(colour, 0.26), 5) +
            svg`<path d="${blob(random, [-1, -2], [74, 44], 0.24, 11)}" fill="${colour}"/>` +
            spots +
            line('M-46-14Q-20-34 22-30M-30 22Q6 28 36 12', lighter(colour, 0.6), 4, 0.45),
        );
      })
      .join('');

/** Carved meat: broad slices one on the other, each with its grain and its fat or crust along the top. */
export const carved =
  (inside: string, rim: string, count = 5): Food =>
  (random) =>
    times(count, (i) => {
      const grain = times(9, () => {
        const [x, y] = within(random, 30, 40);
        return svg`M${x - 8} ${y}q8-4 17 1`;
      });
      return turned(
        (i - (count - 1) / 2) * 38,
        (i % 2) * 4,
        -8 + i * 4,
        piece(
          'M-44-44C-30-66 30-68 44-46 52-20 50 26 42 48 24 62-26 62-42 48-50 24-52-20-44-44z',
          darker(inside, 0.16),
          6,
        ) +
          svg`<path d="M-40-38C-28-52 28-54 40-40 46-18 45 24 38 44 22 55-24 55-38 44-45 22-46-16-40-38z" fill="${inside}"/>` +
          line(grain, darker(inside, 0.2), 2.4, 0.55) +
          line('M-30-20Q0-30 32-18M-32 14Q0 6 34 16', lighter(inside, 0.35), 3, 0.5) +
          line('M-40-42C-28-58 28-60 41-43', rim, 11) +
          line('M-36-46C-26-57 20-59 34-50', lighter(rim, 0.45), 3, 0.7),
      );
    });

/** Slices through cap and stalk of a mushroom. */
export const mushroomSlices: Food = (random) =>
  spread(random, 12, 82, 72)
    .map(([x, y]) =>
      turned(
        x,
        y,
        random() * 300,
        piece(
          'M-30 2C-30-22-14-32 0-32S30-22 30 2C26 10 16 8 9 4L11 28Q0 34-11 28L-9 4C-16 8-26 10-30 2z',
          '#a9784a',
          4,
        ) +
          svg`<path d="M-25 0C-25-18-12-27 0-27S25-18 25 0C20 4 12 2 6-2L8 25Q0 28-8 25L-6-2C-12 2-20 4-25 0z" fill="${lit(oneOf(random, ['#f3e3c6', '#ead5b0'] as const))}"/>` +
          line('M-21-2Q-12-6-6-3M21-2Q12-6 6-3', '#7d5230', 4, 0.7),
      ),
    )
    .join('');

/** Pancakes folded twice, with the lace of the pan and their filling at the edge. */
export const folded =
  (colour: string, filling: string): Food =>
  (random) =>
    [
      [-58, 62, -30],
      [62, 62, 30],
      [0, 78, 0],
    ]
      .map(([x = 0, y = 0, turn = 0]) => {
        const lace = times(16, () => {
          const [dx, dy] = within(random, 46, 40);
          return svg`<path d="${blob(random, [dx * (0.4 - (dy - 40) / 130), dy - 74], [4 + random() * 6, 3 + random() * 3], 0.5, 6)}" fill="#a9641c" opacity=".45"/>`;
        });
        return turned(
          x,
          y,
          turn,
          piece('M-72-112Q-40-142 0-142T72-112L66-96Q0-126-66-96z', filling, 3) +
            piece('M0 0C-20-26-62-84-70-106-44-136 44-136 70-106 62-84 20-26 0 0z', colour, 7) +
            line('M-66-100Q-40-124 0-125T66-100', darker(colour, 0.28), 3, 0.6) +
            line('M-60-90Q-36-112 0-113T60-90', lighter(colour, 0.55), 4, 0.7) +
            lace +
            line('M-6-14Q-40-60-54-88', lighter(colour, 0.5), 3, 0.5),
        );
      })
      .join('');

/** Peeled halves of pears with the pips in their cores. */
export const pearHalves: Food = (random) =>
  spread(random, 3, 60, 48)
    .map(([x, y]) =>
      turned(
        x,
        y,
        random() * 120 - 60,
        piece(
          'M0-56C12-56 14-38 17-24 22-8 38 4 38 24 38 44 20 52 0 52S-38 44-38 24C-38 4-22-8-17-24-14-38-12-56 0-56z',
          '#e2c878',
          6,
        ) +
          svg`<path d="M0-50C9-50 10-34 13-20 18-4 32 8 32 24 32 40 18 46 0 46S-32 40-32 24C-32 8-18-4-13-20-10-34-9-50 0-50z" fill="${lit('#f8efcb')}"/>` +
          line('M0-46V6', '#e0cc92', 3) +
          '<path d="M0 8C12 10 14 30 0 36-14 30-12 10 0 8z" fill="#ead79c"/><path d="M-5 18q4 2 4 10-7-2-4-10zM5 18q-4 2-4 10 7-2 4-10z" fill="#4f2f16"/>',
      ),
    )
    .join('');

/** A spoonful of jam that runs, with pieces of its fruit. */
export const jam =
  (colour: string): Food =>
  (random) =>
    piece(
      'M-40-24C-26-48 30-46 46-24 58-6 50 8 62 26 66 36 54 42 48 32 40 20 32 34 12 30-6 26-12 50-24 46-34 42-22 22-34 12-46 2-48-12-40-24z',
      colour,
      4,
    ) +
    spread(random, 7, 34, 20)
      .map(([x, y]) => piece(blob(random, [x, y - 6], [10, 7], 0.4, 7), lighter(colour, 0.25), 2))
      .join('') +
    line('M-34-22Q-16-38 10-36', '#fff1d0', 4, 0.7);
