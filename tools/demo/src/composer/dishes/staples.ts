import { darker, lighter, svg } from '../colours.js';
import type { Food } from './shapes.js';
import { blob, disc, line, lit, oneOf, piece, spread, times, turned, within } from './shapes.js';

type Colours = readonly [string, ...string[]];

/** Thin fried strands in a nest. */
export const strands =
  (colours: Colours): Food =>
  (random) =>
    piece(blob(random, [0, 0], [112, 104], 0.1), darker(colours[0], 0.14), 7) +
    times(96, (i) => {
      const [x, y] = within(random, 82);
      const bend = 30 + random() * 46;
      const turn = Math.atan2(y, x) + Math.PI / 2 + (random() - 0.5) * 1.1;
      const dx = Math.cos(turn) * bend;
      const dy = Math.sin(turn) * bend;
      const colour = oneOf(random, colours);
      const d = svg`M${x - dx} ${y - dy}Q${x * 1.45} ${y * 1.45} ${x + dx} ${y + dy}`;
      return (
        line(d, darker(colour, 0.3), 6) + line(d, i % 3 === 0 ? lighter(colour, 0.25) : colour, 4.2)
      );
    });

/** Penne and other short pasta. */
export const tubes =
  (colours: Colours, count = 34): Food =>
  (random) =>
    spread(random, count, 104, 96)
      .map(([x, y]) => {
        const colour = oneOf(random, colours);
        return turned(
          x,
          y,
          random() * 360,
          `<path d="M-24-8l50-3-6 18-50 3z" transform="translate(3 5)" fill="#2a1608" opacity=".25"/><path d="M-24-9q26-6 50-3l-6 20q-26-3-50 3z" fill="${lit(colour)}"/><path d="M26-12q6 10-6 20-4-10 6-20z" fill="${darker(colour, 0.42)}"/>` +
            line('M-22-3q20-5 40-3', '#ffffff', 2.5, 0.4),
        );
      })
      .join('');

/** Rice, lentils or oats: a mound of grains. */
export const grains =
  (colour: string, [rx, ry]: readonly [number, number] = [5.5, 2.4], r = 100): Food =>
  (random) =>
    piece(blob(random, [0, 0], [r, r * 0.9], 0.12), lighter(colour, 0.12), 7) +
    times(170, () => {
      const [x, y] = within(random, r * 0.95, r * 0.86);
      const tone = oneOf(random, [colour, lighter(colour, 0.4), darker(colour, 0.14)] as const);
      return svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${Math.round(random() * 180)} ${x} ${y})" fill="${tone}"/>`;
    });

/** Mash, polenta, curd or cream: a soft heap with the swirl of the spoon. */
export const heap =
  (colour: string, r = 78): Food =>
  (random) =>
    piece(blob(random, [0, 0], [r, r * 0.84], 0.14), colour, 7) +
    line(
      svg`M${-r * 0.6} ${r * 0.2}Q${-r * 0.3} ${-r * 0.7} ${r * 0.3} ${-r * 0.45}T${r * 0.35} ${r * 0.3}T${-r * 0.2} ${r * 0.1}`,
      darker(colour, 0.14),
      7,
      0.7,
    ) +
    line(
      svg`M${-r * 0.55} ${r * 0.12}Q${-r * 0.3} ${-r * 0.75} ${r * 0.28} ${-r * 0.53}`,
      '#ffffff',
      5,
      0.5,
    );

/** Diced food: meat, vegetables, tofu. */
export const dice =
  (colours: Colours, count: number, size: number, r = 96): Food =>
  (random) =>
    spread(random, count, r, r * 0.9)
      .map(([x, y]) =>
        piece(
          blob(random, [x, y], [size, size * 0.84], 0.34, 6),
          oneOf(random, colours),
          size * 0.26,
        ),
      )
      .join('');

/** Round slices with a rim. */
export const slices =
  (flesh: string, rim: string, count: number, size: number, r = 84, core = ''): Food =>
  (random) =>
    spread(random, count, r, r * 0.88)
      .map(
        ([x, y]) =>
          disc(x, y, size, rim, 4) +
          svg`<circle cx="${x - 1}" cy="${y - 1}" r="${size * 0.86}" fill="${lit(flesh)}"/>` +
          (core === ''
            ? ''
            : svg`<circle cx="${x}" cy="${y}" r="${size * 0.5}" fill="none" stroke="${core}" stroke-width="${size * 0.22}" stroke-dasharray="${size * 0.2} ${size * 0.32}"/>`),
      )
      .join('');

/** Salad or cooked leaves. */
export const leaves =
  (colours: Colours, count = 20, size = 34, r = 96): Food =>
  (random) =>
    spread(random, count, r, r * 0.9)
      .map(([x, y]) => {
        const colour = oneOf(random, colours);
        const s = size * (0.8 + random() * 0.4);
        return turned(
          x,
          y,
          random() * 360,
          piece(
            svg`M${-s} 0Q${-s * 0.7} ${-s * 0.8} 0 ${-s * 0.62}T${s} 0Q${s * 0.5} ${s * 0.9} ${-s * 0.1} ${s * 0.6}T${-s} 0Z`,
            colour,
            5,
          ) +
            line(
              svg`M${-s * 0.85} 0Q0 ${-s * 0.16} ${s * 0.7} 0M${-s * 0.2} ${-2}l${s * 0.3} ${-s * 0.32}M${-s * 0.1} 0l${s * 0.32} ${s * 0.3}`,
              lighter(colour, 0.45),
              2,
              0.8,
            ),
        );
      })
      .join('');

/** Round berries, peas, chickpeas, olives. */
export const balls =
  (colours: Colours, count: number, size: number, r = 92): Food =>
  (random) =>
    spread(random, count, r, r * 0.9)
      .map(([x, y]) => {
        const s = size * (0.88 + random() * 0.24);
        return (
          disc(x, y, s, oneOf(random, colours), s * 0.3) +
          svg`<circle cx="${x - s * 0.34}" cy="${y - s * 0.38}" r="${s * 0.2}" fill="#fff" opacity=".55"/>`
        );
      })
      .join('');

/** Small flecks on top: herbs, spices, crumbs, grated cheese. */
export const flecks =
  (colours: Colours, count = 40, r = 100, size = 3): Food =>
  (random) =>
    times(count, () => {
      const [x, y] = within(random, r, r * 0.9);
      const length = size * (1 + random() * 1.6);
      const turn = random() * Math.PI;
      return line(
        svg`M${x} ${y}l${Math.cos(turn) * length} ${Math.sin(turn) * length}`,
        oneOf(random, colours),
        size,
      );
    });
