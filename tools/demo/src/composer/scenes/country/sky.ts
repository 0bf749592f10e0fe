import { seeded } from '../../../feed/identity.js';
import { darker, lighter, mix, svg } from '../../svg.js';

/** The colours of a time of day, from the top of the sky to the ground. */
export interface Weather {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly glow: string;
  readonly hills: string;
  readonly woods: string;
  readonly mist: string;
}

export interface Horizon {
  readonly width: number;
  readonly y: number;
  /** Where the sun stands. */
  readonly sun: number;
}

/** Hills far away: a soft line of low waves. */
function ridge({ width, y }: Horizon, height: number, turn: number, colour: string): string {
  const step = 80;
  const points = Array.from({ length: Math.ceil(width / step) + 2 }, (_, i) => {
    const rise = 0.6 + 0.3 * Math.sin(i * 0.55 + turn) + 0.16 * Math.sin(i * 1.3 + turn * 2);
    return [i * step - step / 2, y - height * rise] as const;
  });
  const curves = points.slice(1).map(([x, top], i) => {
    const [px = 0, py = 0] = points[i] ?? [];
    return svg`Q${px} ${py} ${(px + x) / 2} ${(py + top) / 2}`;
  });
  return svg`<path d="M${-step} ${y}V${y - height}${curves.join('')}V${y}z" fill="${colour}"/>`;
}

/** The edge of a wood: crowns side by side, some of them firs. */
export function woods(
  { from, to, y }: { from: number; to: number; y: number },
  size: number,
  colour: string,
): string {
  const random = seeded(`woods ${from} ${y}`);
  let [crowns, lights, at] = ['', '', from];
  while (at < to) {
    const w = Math.round(size * (0.5 + Math.floor(random() * 4) * 0.16));
    const h = Math.round(size * (0.6 + Math.floor(random() * 3) * 0.22));
    crowns +=
      random() > 0.72
        ? svg`M${at} ${y}l${w * 0.34} ${-h * 1.3}l${w * 0.34} ${h * 1.3}z`
        : svg`M${at} ${y}c${-w * 0.2} ${-h * 0.7} ${w * 0.2} ${-h * 1.1} ${w * 0.5} ${-h}s${w * 0.7} ${h * 0.4} ${w * 0.5} ${h}z`;
    lights += svg`M${at + w * 0.5} ${y - h * 0.86}q${w * 0.4} 0 ${w * 0.42} ${h * 0.5}`;
    at += Math.round(w * 0.62);
  }
  return (
    `<path d="${crowns}" fill="${colour}"/>` +
    svg`<path d="${lights}" fill="none" stroke="${lighter(colour, 0.3)}" stroke-width="${size * 0.06}" stroke-linecap="round" opacity=".5"/>`
  );
}

/** Clouds in long thin bands, lit from below. */
const clouds = (width: number, y: number, colour: string) =>
  [
    [0.12, 0.3, 250],
    [0.3, 0.44, 170],
    [0.62, 0.22, 300],
    [0.86, 0.5, 220],
    [0.5, 0.62, 190],
  ]
    .map(
      ([x = 0, high = 0, reach = 0]) =>
        svg`<path d="M${width * x - reach / 2} ${y * high}q${reach * 0.2} -13 ${reach * 0.42}-9q${reach * 0.16}-10 ${reach * 0.3} 1q${reach * 0.2} 0 ${reach * 0.28} 8q${-reach * 0.5} 9 ${-reach} 0z" fill="${colour}" opacity=".38"/>`,
    )
    .join('');

/** The sky at this time of day with its hills, and the mist that lies before them. */
export function sky(horizon: Horizon, weather: Weather): string {
  const { width, y, sun } = horizon;
  return (
    `<linearGradient id="a" x2="0" y2="1"><stop stop-color="${weather.top}"/><stop offset=".5" stop-color="${weather.middle}"/><stop offset="1" stop-color="${weather.low}"/></linearGradient>` +
    svg`<path d="M0 0h${width}v${y + 4}H0z" fill="url(#a)"/>` +
    clouds(width, y, lighter(weather.low, 0.3)) +
    `<radialGradient id="b"><stop stop-color="#fffbe6"/><stop offset=".09" stop-color="${lighter(weather.glow, 0.6)}" stop-opacity=".95"/><stop offset=".2" stop-color="${weather.glow}" stop-opacity=".62"/><stop offset="1" stop-color="${weather.glow}" stop-opacity="0"/></radialGradient>` +
    svg`<circle cx="${sun}" cy="${y - 26}" r="330" fill="url(#b)"/>` +
    ridge(horizon, 74, 1.2, weather.hills) +
    ridge(horizon, 46, 3.4, darker(weather.hills, 0.16)) +
    svg`<circle cx="${sun}" cy="${y - 26}" r="230" fill="url(#b)" opacity=".5"/>`
  );
}

/** A bank of mist around a height. */
export const mist = (width: number, y: number, reach: number, colour: string) =>
  svg`<linearGradient id="y${y}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="0"/><stop offset=".45" stop-color="${colour}" stop-opacity=".78"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>` +
  svg`<path d="M0 ${y - reach}h${width}v${reach * 2.2}H0z" fill="url(#y${y})"/>`;

/** A tree that stands alone, its crown in leaves of three tones. */
export function tree(x: number, base: number, size: number, leaf: string): string {
  const random = seeded(`tree ${x} ${base}`);
  const tones = [darker(leaf, 0.34), leaf, mix(leaf, '#f0cf86', 0.3)];
  const crown = tones.map((tone, layer) => {
    const puffs = Array.from({ length: 15 - layer }, (_, i) => {
      const reach = size * (0.4 - layer * 0.1) * Math.sqrt((i + 1) / 15);
      const [dx, dy] = [Math.cos(i * 2.4) * reach, Math.sin(i * 2.4) * reach * 0.86];
      const r = Math.round(size * (0.15 - layer * 0.036) * (0.8 + random() * 0.4));
      const [cx, cy] = [
        x + dx + layer * size * 0.05,
        base - size * 0.72 + dy - layer * size * 0.06,
      ];
      return svg`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0`;
    });
    return `<path d="${puffs.join('')}" fill="${tone}"/>`;
  });
  return (
    svg`<path d="M${x - size * 0.05} ${base}q${size * 0.03} ${-size * 0.2} 0 ${-size * 0.5}h${size * 0.09}q${-size * 0.02} ${size * 0.3} ${size * 0.02} ${size * 0.5}z" fill="#4a3222"/>` +
    crown.join('')
  );
}
