import { seeded } from '../feed/identity.js';
import { darker, defineIcons, lighter, place, svg } from './svg.js';

const cloths = ['#f3e6d0', '#e6eedc', '#f6e0d3', '#e2eaf0', '#f7ecc9', '#ece3ef', '#dfece8'];

/** Positions of the ingredients beside the plate. */
const spots = [
  [150, 560, 190, -16],
  [812, 150, 178, 14],
] as const;

/** A dish from above: a plate on a striped cloth, the dish on it, ingredients beside it. */
export function recipePicture(slug: string, art: readonly string[]): string {
  const random = seeded(slug);
  const cloth = cloths[Math.floor(random() * cloths.length)] ?? '#f3e6d0';
  const [dish = 'pot-of-food', ...beside] = art;
  const stripes = [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        svg`<path d="M${i * 170 + 40} 0v720" stroke="${darker(cloth, 0.05)}" stroke-width="46"/>`,
    )
    .join('');
  const [x, y] = [480 + (random() - 0.5) * 30, 366];
  const goods = beside.slice(0, 2).map((name, i) => {
    const [left, top, size, turn] = spots[i] ?? spots[0];
    return (
      svg`<ellipse cx="${left}" cy="${top + size * 0.44}" rx="${size * 0.4}" ry="16" fill="#2b1c0d" opacity=".16"/>` +
      place(name, left, top, { size, turn })
    );
  });
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><defs><radialGradient id="p"><stop offset=".7" stop-color="#ffffff"/><stop offset=".74" stop-color="#e9e4da"/><stop offset=".78" stop-color="#fffdf8"/><stop offset="1" stop-color="#f4efe4"/></radialGradient>${defineIcons(art.slice(0, 3))}</defs>` +
    svg`<g transform="scale(.6667)"><path d="M0 0h960v720H0z" fill="${cloth}"/>${stripes}<path d="M0 612h960" stroke="${lighter(cloth, 0.5)}" stroke-width="10"/>` +
    svg`<ellipse cx="${x + 8}" cy="${y + 26}" rx="306" ry="300" fill="#2b1c0d" opacity=".18"/><circle cx="${x}" cy="${y}" r="300" fill="url(#p)"/>` +
    svg`<ellipse cx="${x}" cy="${y + 140}" rx="170" ry="36" fill="#2b1c0d" opacity=".12"/>` +
    place(dish, x, y, { size: 390, turn: (random() - 0.5) * 10 }) +
    `${goods.join('')}</g></svg>\n`
  );
}
