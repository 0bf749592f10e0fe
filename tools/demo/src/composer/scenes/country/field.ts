import { darker, lighter, mix, svg } from '../../svg.js';
import { sceneHeight } from '../scene.js';

/** Where the rows of the field meet, and how far they are apart at the lower edge. */
const meeting = { x: 500, y: 236 };
const depth = sceneHeight - meeting.y;
const step = 134;

/** Lettuce, red lettuce and cabbage, row by row. */
const crops = ['#7fae45', '#7d4a5c', '#5f9179'] as const;

const cropOf = (row: number) => ((row % crops.length) + crops.length) % crops.length;

/** Leaves around a heart: an outline with this many lobes. */
function lobes(count: number, reach: number, y: number): string {
  const at = (i: number, far: number) => {
    const angle = (i / count) * Math.PI * 2;
    return [Math.cos(angle) * reach * far, y + Math.sin(angle) * reach * far * 0.56] as const;
  };
  const [x0, y0] = at(0, 0.86);
  const curves = Array.from({ length: count }, (_, i) => {
    const [cx, cy] = at(i + 0.5, 1.28);
    const [x, end] = at(i + 1, 0.86);
    return svg`Q${cx} ${cy} ${x} ${end}`;
  });
  return svg`M${x0} ${y0}${curves.join('')}z`;
}

/** One plant as it stands near: its shade on the soil, leaves in layers, the low sun on its edge. */
const plant = (crop: string, index: number) =>
  `<g id="f${index}"><ellipse cy="14" rx="60" ry="24" fill="#1c120a" opacity=".5"/>` +
  `<path d="${lobes(9, 58, 0)}" fill="${darker(crop, 0.4)}"/><path d="${lobes(9, 50, -7)}" fill="${darker(crop, 0.16)}"/>` +
  `<path d="${lobes(8, 38, -15)}" fill="${crop}"/><path d="M-30-12Q-14-6 0-14M30-12Q14-5 0-14M-17 2Q-8-4 0-14M18 2Q8-2 0-14" fill="none" stroke="${lighter(crop, 0.45)}" stroke-width="2.500" opacity=".5"/>` +
  `<path d="${lobes(7, 25, -22)}" fill="${lighter(crop, 0.2)}"/><path d="${lobes(5, 13, -26)}" fill="${lighter(crop, 0.42)}"/>` +
  '</g>';

const range = (reach: number) => Array.from({ length: reach * 2 + 1 }, (_, i) => i - reach);

/** All rows at one depth: detailed for the near ones, plain crowns of each crop for the far ones. */
const nearLine = range(8).map(
  (row) => svg`<use href="#f${String(cropOf(row))}" x="${row * step}"/>`,
);
const farLine = crops.map((crop, index) => {
  const rows = range(20).filter((row) => cropOf(row) === index);
  const crown = (rx: number, ry: number, y: number) =>
    rows
      .map(
        (row) =>
          svg`M${row * step - rx} ${y}a${rx} ${ry} 0 0 1 ${rx * 2} 0a${rx} ${ry * 0.5} 0 0 1 ${-rx * 2} 0z`,
      )
      .join('');
  return `<path d="${crown(58, 40, 6)}" fill="${darker(crop, 0.42)}"/><path d="${crown(50, 38, -6)}" fill="${crop}"/><path d="${crown(34, 26, -18)}" fill="${lighter(crop, 0.3)}"/>`;
});

const lines = Array.from({ length: 19 }, (_, i) => 1.18 / (1 + 0.225 * (18 - i)));

const at = (share: number, line: string) =>
  svg`<use href="#${line}" transform="translate(${meeting.x} ${meeting.y + depth * share}) scale(${String(Math.round(share * 1000) / 1000)})"/>`;

/** Earth between the rows, and the rows where they are too far away for single plants. */
function strips(soil: string): string {
  const wedge = (row: number, half: number) =>
    svg`M${meeting.x} ${meeting.y - 6}L${meeting.x + row * step - half} ${sceneHeight}h${half * 2}z`;
  return (
    `<path d="${range(20)
      .map((row) => wedge(row + 0.5, 16))
      .join('')}" fill="${lighter(soil, 0.16)}"/>` +
    crops
      .map((crop, index) => {
        const rows = range(20).filter((row) => cropOf(row) === index);
        return `<path d="${rows.map((row) => wedge(row, 44)).join('')}" fill="${mix(crop, soil, 0.35)}"/>`;
      })
      .join('')
  );
}

/** A field whose rows of lettuce and cabbage run to the horizon. */
export const field = (width: number, soil: string, haze: string) =>
  `<linearGradient id="t" x2="0" y2="1"><stop stop-color="${mix(soil, haze, 0.5)}"/><stop offset=".5" stop-color="${soil}"/><stop offset="1" stop-color="${darker(soil, 0.3)}"/></linearGradient>` +
  svg`<path d="M0 ${meeting.y - 4}h${width}v${depth + 4}H0z" fill="url(#t)"/>` +
  strips(soil) +
  `<defs>${crops.map(plant).join('')}<g id="n">${nearLine.join('')}</g><g id="r">${farLine.join('')}</g></defs>` +
  lines.map((share) => at(share, share > 0.42 ? 'n' : 'r')).join('');
