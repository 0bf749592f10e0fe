import { darker, lighter, mix, svg } from '../../svg.js';
import { type Scene, sceneHeight } from '../scene.js';
import { door } from './door.js';

/** Where the wall meets the pavement. */
const foot = 396;
const stone = '#d8cfbe';

/** Plaster in bands of stone blocks, as on the ground floor of an old Viennese house. */
function plaster(w: number, wall: string): string {
  const bands = Array.from({ length: 8 }, (_, i) => i * 44 - 8);
  const blocks = bands.map((y, row) =>
    Array.from(
      { length: Math.ceil(w / 150) + 1 },
      (_, i) => svg`M${i * 150 + (row % 2 ? 75 : 0)} ${y}v44`,
    ).join(''),
  );
  const joints = bands.map((y) => svg`M0 ${y}h${w}`).join('');
  return (
    svg`<linearGradient id="a" x2=".9" y2="1"><stop stop-color="${lighter(wall, 0.5)}"/><stop offset=".6" stop-color="${wall}"/><stop offset="1" stop-color="${darker(wall, 0.1)}"/></linearGradient><path d="M0 0h${w}v${foot}H0z" fill="url(#a)"/>` +
    svg`<path d="${joints}" stroke="${darker(wall, 0.2)}" stroke-width="5" opacity=".75"/><path d="${joints}" transform="translate(0 4)" stroke="${lighter(wall, 0.7)}" stroke-width="2.500"/><path d="${blocks.join('')}" stroke="${darker(wall, 0.16)}" stroke-width="2.500" opacity=".5"/>` +
    svg`<path d="M0 346h${w}v${foot - 346}H0z" fill="${mix(stone, '#8f8778', 0.4)}"/><path d="M0 340h${w}v10H0z" fill="${stone}"/><path d="M0 340h${w}" stroke="#fff" stroke-opacity=".7" stroke-width="3"/><path d="M0 350h${w}v8H0z" fill="#2a1608" opacity=".18"/>`
  );
}

/** A tall window with light behind its curtains, and fir twigs and candles on its sill. */
function casement(x: number): string {
  const [top, sill, half] = [52, 274, 66];
  const candle = (at: number) =>
    svg`<path d="M${at - 6} ${sill - 52}h12v46h-12z" fill="#fff6e2"/><circle cx="${at}" cy="${sill - 62}" r="21" fill="#ffe39a" opacity=".5"/><path d="M${at} ${sill - 76}q8 12 0 20-8-8 0-20z" fill="#ff9f2e"/>`;
  const twigs = Array.from(
    { length: 19 },
    (_, i) => svg`M${x - 72 + i * 8} ${sill + 2}l${((i * 7) % 15) - 7} ${-14 - ((i * 5) % 9)}`,
  );
  return (
    svg`<path d="M${x - half - 20} ${top - 14}h${half * 2 + 40}V${sill}h${-half * 2 - 40}z" fill="${stone}"/><path d="M${x - half - 34} ${top - 30}h${half * 2 + 68}l-12 20h${-half * 2 - 44}z" fill="${lighter(stone, 0.3)}"/><path d="M${x - half - 24} ${top - 10}h${half * 2 + 48}v7h${-half * 2 - 48}z" fill="#2a1608" opacity=".2"/>` +
    svg`<path d="M${x - half} ${top}h${half * 2}V${sill}h${-half * 2}z" fill="url(#wl)"/>` +
    svg`<path d="M${x - half} ${top}h40q4 70-34 140l-6 20zM${x + half} ${top}h-40q-4 70 34 140l6 20z" fill="#fff8ea" opacity=".85"/>` +
    candle(x - 34) +
    candle(x + 34) +
    svg`<path d="M${x - half} ${top}h${half * 2}V${sill}h${-half * 2}zM${x} ${top}V${sill}M${x - half} ${top + 66}h${half * 2}" fill="none" stroke="#fffaf0" stroke-width="10"/><path d="M${x - half + 6} ${top + 6}v${sill - top}" stroke="#2a1608" stroke-opacity=".14" stroke-width="4"/>` +
    svg`<path d="M${x - half - 30} ${sill}h${half * 2 + 60}v17h${-half * 2 - 60}z" fill="${lighter(stone, 0.25)}"/><path d="M${x - half - 26} ${sill + 17}h${half * 2 + 52}v8h${-half * 2 - 52}z" fill="#2a1608" opacity=".22"/>` +
    svg`<path d="${twigs.join('')}" stroke="#2f6b3c" stroke-width="6" stroke-linecap="round"/><path d="${twigs.filter((_, i) => i % 2).join('')}" transform="translate(2 -2)" stroke="#5f9c5a" stroke-width="3" stroke-linecap="round"/><path d="M${x - 50} ${sill - 4}h0M${x - 6} ${sill - 6}h0M${x + 46} ${sill - 4}h0" stroke="#c0262d" stroke-width="12" stroke-linecap="round"/>`
  );
}

/** Granite setts of the pavement, their joints drawn together towards the wall, and its kerb. */
function pavement(w: number): string {
  const rows = [0, 12, 27, 46].map((y) => foot + y);
  const setts = rows.map((y, row) => {
    const next = rows[row + 1] ?? 466;
    const wide = 46 + row * 12;
    return (
      svg`M0 ${y}h${w}` +
      Array.from({ length: Math.ceil(w / wide) + 1 }, (_, i) => {
        const x = (i - (row % 2 ? 0.5 : 0)) * wide;
        return svg`M${x} ${y}L${x + (x - w / 2) * 0.03} ${next}`;
      }).join('')
    );
  });
  return (
    svg`<linearGradient id="t" x2=".4" y2="1"><stop stop-color="#a39d97"/><stop offset="1" stop-color="#cfc8be"/></linearGradient><path d="M0 ${foot}h${w}v${sceneHeight - foot}H0z" fill="url(#t)"/><path d="${setts.join('')}" fill="none" stroke="#77716b" stroke-width="2.200" opacity=".6"/>` +
    svg`<path d="M0 ${foot}h${w}v10H0z" fill="#2a1608" opacity=".2"/><path d="M0 466h${w}v14H0z" fill="#8a847c"/><path d="M0 466h${w}" stroke="#efe9df" stroke-width="3"/>`
  );
}

/** The front of an old house in Vienna in Advent: its door, a window on each side, and the pavement. */
export const facade = ({ width, wall, accent }: Scene): string =>
  '<linearGradient id="wl" x2="0" y2="1"><stop stop-color="#f7c873"/><stop offset="1" stop-color="#ffe9b4"/></linearGradient>' +
  plaster(width, wall) +
  casement(196) +
  casement(1066) +
  pavement(width) +
  door(660, foot, accent);
