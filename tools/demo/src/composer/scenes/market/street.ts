import { darker, lighter, svg } from '../../svg.js';
import { type Scene, sceneHeight } from '../scene.js';
import { striped } from './awning.js';
import { hangingScale } from './scale.js';

const floor = 392;

/** Glazed tiles, laid like bricks, some of them a little darker. */
function tiles(w: number, wall: string): string {
  const [tw, th] = [58, 26];
  const rows = Math.ceil(floor / th);
  const columns = Math.ceil(w / tw) + 1;
  const joints = Array.from({ length: rows }, (_, row) => {
    const shift = row % 2 === 0 ? 0 : tw / 2;
    return svg`M0 ${row * th}h${w}${Array.from({ length: columns }, (__, i) => svg`M${i * tw - shift} ${row * th}v${th}`).join('')}`;
  });
  const dark = Array.from({ length: 46 }, (_, i) => {
    const [row, column] = [(i * 7) % rows, (i * 11) % columns];
    return svg`M${column * tw - (row % 2 === 0 ? 0 : tw / 2)} ${row * th}h${tw}v${th}h${-tw}z`;
  });
  return (
    svg`<linearGradient id="a" x2="1" y2=".8"><stop stop-color="${lighter(wall, 0.7)}"/><stop offset="1" stop-color="${darker(wall, 0.08)}"/></linearGradient><path d="M0 0h${w}v${floor}H0z" fill="url(#a)"/>` +
    `<path d="${dark.join('')}" fill="${darker(wall, 0.12)}" opacity=".3"/><path d="${joints.join('')}" stroke="${darker(wall, 0.16)}" stroke-width="2" opacity=".6"/>`
  );
}

/** Paving stones, larger towards the street. */
function pavement(w: number): string {
  const courses = [floor, 410, 432, 460, sceneHeight];
  const joints = courses.slice(0, -1).map((y, row) => {
    const next = courses[row + 1] ?? sceneHeight;
    return (
      Array.from({ length: 20 }, (_, i) => {
        const at = (i - 10 + (row % 2) / 2) * (90 + row * 14);
        return svg`M${w / 2 + at} ${y}L${w / 2 + at * 1.1} ${next}`;
      }).join('') + svg`M0 ${y}h${w}`
    );
  });
  return (
    svg`<linearGradient id="t" x2=".6" y2="1"><stop stop-color="#a9a294"/><stop offset="1" stop-color="#cbc4b4"/></linearGradient><path d="M0 ${floor}h${w}v${sceneHeight - floor}H0z" fill="url(#t)"/><path d="${joints.join('')}" fill="none" stroke="#7f786a" stroke-width="2.500" opacity=".6"/>` +
    svg`<path d="M0 ${floor - 22}h${w}v22H0z" fill="#8a8172"/><path d="M0 ${floor - 22}h${w}v4H0z" fill="#b9b09e"/>`
  );
}

/** A greengrocer's in a street of Paris, in the morning: tiles, awning and pavement. */
export const street = ({ width, wall, accent }: Scene): string =>
  '<linearGradient id="p" x2="0" y2="1"><stop stop-color="#2a1608" stop-opacity=".34"/><stop offset="1" stop-color="#2a1608" stop-opacity="0"/></linearGradient>' +
  tiles(width, wall) +
  svg`<path d="M${width * 0.02} 84L${width * 0.2} 84 ${width * 0.46} ${floor}H${width * 0.24}z" fill="#fff" opacity=".3"/>` +
  pavement(width) +
  striped(width, accent, ['FRUITS', 'PRIMEUR', 'LÉGUMES']) +
  hangingScale(1004, 84);
