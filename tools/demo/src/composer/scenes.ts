import { seeded } from '../feed/identity.js';
import { darker, defineIcons, discLight, groundShadow, lighter, mix, place, svg } from './svg.js';

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

export type Scene = {
  name: string;
  width: number;
  /** Colours of the air above, of the hills and of the table. */
  sky: [string, string];
  hill: string;
  table: string;
  /** Goods in the box, behind it and in front. */
  box: string[];
  back: string[];
  front: string[];
};

const height = 480;

/** Goods in a row with a little play in height and turn. */
function row(
  names: readonly string[],
  from: number,
  to: number,
  base: number,
  size: number,
  seed: string,
) {
  const random = seeded(seed);
  const gap = names.length > 1 ? (to - from) / (names.length - 1) : 0;
  return names
    .map((name, index) => {
      const own = size * (0.92 + random() * 0.18);
      const y = base - own * 0.42 - random() * 6;
      return place(name, from + gap * index, y, { size: own, turn: (random() - 0.5) * 22 });
    })
    .join('');
}

function crateFront(x: number, y: number, w: number, h: number): string {
  const wood = '#c98d4b';
  const slats = [0, 1, 2].map(
    (i) =>
      svg`<rect x="${x}" y="${y + (i * h) / 3}" width="${w}" height="${h / 3 - 6}" rx="4" fill="${mix(wood, '#8a5724', i * 0.14)}"/><path d="M${x + 14} ${y + (i * h) / 3 + 9}h${w * 0.5}" stroke="#fff" stroke-opacity=".18" stroke-width="3"/>`,
  );
  const posts = [x, x + w - 20].map(
    (left) =>
      svg`<rect x="${left}" y="${y - 8}" width="20" height="${h + 6}" rx="4" fill="#9a632c"/>`,
  );
  return slats.join('') + posts.join('');
}

/** A wide or square picture of food in layers: air and hills, a box of goods, a table with more in front. */
export function scenePicture(scene: Scene): string {
  const { width: w, table, hill } = scene;
  const wide = w > 800;
  const left = wide ? w * 0.25 : w * 0.18;
  const boxW = w * 0.38;
  const boxX = w * 0.4;
  const top = height * 0.8;
  const used = [...scene.box, ...scene.back, ...scene.front];
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${height}"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="${scene.sky[0]}"/><stop offset="1" stop-color="${scene.sky[1]}"/></linearGradient>${defineIcons(used)}</defs>` +
    svg`<path d="M0 0h${w}v${height}H0z" fill="url(#a)"/><circle cx="${w * 0.83}" cy="120" r="86" fill="#fff" opacity=".5"/><circle cx="${w * 0.83}" cy="120" r="58" fill="#ffe08a" opacity=".9"/>` +
    svg`<path d="M0 330Q${w * 0.2} 210 ${w * 0.45} 300T${w} 260V${height}H0z" fill="${lighter(hill, 0.45)}"/><path d="M0 380Q${w * 0.3} 290 ${w * 0.6} 350T${w} 310V${height}H0z" fill="${lighter(hill, 0.2)}"/>` +
    svg`<path d="M0 ${top}h${w}v${height - top}H0z" fill="${table}"/><path d="M0 ${top}h${w}v10H0z" fill="${lighter(table, 0.35)}"/><path d="M0 ${top + 46}h${w}" stroke="${darker(table, 0.12)}" stroke-width="3"/>` +
    row(scene.back, left, w * (wide ? 0.9 : 0.8), top + 8, wide ? 220 : 170, `${scene.name}b`) +
    (scene.box.length > 0
      ? row(scene.box, boxX + 46, boxX + boxW - 46, top - 78, 196, `${scene.name}x`) +
        groundShadow(boxX + boxW / 2, top + 34, boxW * 0.55) +
        crateFront(boxX, top - 118, boxW, 148)
      : '') +
    row(
      scene.front,
      left + (wide ? 20 : -10),
      w * (wide ? 0.88 : 0.78),
      top + 72,
      wide ? 156 : 122,
      `${scene.name}f`,
    ) +
    '</svg>\n'
  );
}
