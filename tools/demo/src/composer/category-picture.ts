import { defineIcons, discLight, groundShadow, place, svg } from './svg.js';

const discs = [
  '#dff0cf',
  '#fbdcd2',
  '#dcebf8',
  '#fbe9c8',
  '#f3e3cf',
  '#d9ecf3',
  '#f1dff0',
  '#fff0bf',
  '#dcefe9',
  '#fde3e8',
];

const spots: Record<number, [x: number, y: number, size: number, turn: number][]> = {
  1: [[240, 236, 270, -4]],
  2: [
    [304, 196, 214, 10],
    [180, 270, 236, -8],
  ],
  3: [
    [246, 150, 186, 4],
    [150, 284, 204, -12],
    [332, 282, 200, 10],
  ],
};

/** A category: its goods on a disc in the colour of its area. */
export function categoryPicture(art: readonly string[], area: number): string {
  const disc = discs[area % discs.length] ?? '#dff0cf';
  const layout = spots[Math.min(3, art.length)] ?? [];
  const goods = art.slice(0, 3).map((name, index) => {
    const [x, y, size, turn] = layout[index] ?? [240, 240, 220, 0];
    return place(name, x, y, { size, turn });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><defs>${discLight}${defineIcons(art.slice(0, 3))}</defs>` +
    svg`<circle cx="240" cy="240" r="220" fill="${disc}"/><circle cx="240" cy="240" r="220" fill="url(#d)"/>` +
    groundShadow(240, 384, 160) +
    `${goods.join('')}</svg>\n`
  );
}
