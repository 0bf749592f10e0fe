import { darker, lighter, mix, n, svg } from '../colours.js';

export type Random = () => number;

/** Draws a food around the middle of a plate, about 100 wide to each side. */
export type Food = (random: Random) => string;

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The fill of a colour in the light of all dishes, from the upper left. */
export const lit = (colour: string) => `url(#g${colour.slice(1)})`;

/** The fill of a colour that fades out all around, for soft light, shade and blush. */
export const fading = (colour: string) => `url(#f${colour.slice(1)})`;

/** The fill of a round body: one smooth gradient from its light to its edge. */
export const rounded = (colour: string, edge: string) =>
  `url(#b${colour.slice(1)}${edge.slice(1)})`;

const stop = (offset: string, colour: string) =>
  `<stop offset="${offset}" stop-color="${colour}"/>`;

const hexesOf = (drawing: string, pattern: RegExp) =>
  new Set([...drawing.matchAll(pattern)].map(([, hex = '']) => hex));

/** Few stops, as most pictures define several of these. */
const fadingColour = (hex: string) =>
  `<radialGradient id="f${hex}"><stop stop-color="#${hex}"/><stop offset=".55" stop-color="#${hex}" stop-opacity=".38"/><stop offset="1" stop-color="#${hex}" stop-opacity="0"/></radialGradient>`;

function roundedColour(hexes: string): string {
  const [colour, edge] = [`#${hexes.slice(0, 6)}`, `#${hexes.slice(6)}`];
  return (
    `<radialGradient id="b${hexes}" cx=".37" cy=".35" r=".72">` +
    stop('0', lighter(colour, 0.2)) +
    stop('.22', lighter(colour, 0.08)) +
    stop('.45', colour) +
    stop('.65', mix(colour, edge, 0.3)) +
    stop('.82', mix(colour, edge, 0.7)) +
    `${stop('1', edge)}</radialGradient>`
  );
}

/** Definitions of the lit, fading and rounded colours that a drawing uses. */
export function litColours(drawing: string): string {
  const fades = hexesOf(drawing, /url\(#f([0-9a-f]{6})\)/g);
  const rounds = hexesOf(drawing, /url\(#b([0-9a-f]{12})\)/g);
  return (
    litOnly(drawing) +
    [...fades].map(fadingColour).join('') +
    [...rounds].map(roundedColour).join('')
  );
}

function litOnly(drawing: string): string {
  return [...hexesOf(drawing, /url\(#g([0-9a-f]{6})\)/g)]
    .map((hex) => {
      const colour = `#${hex}`;
      return (
        `<radialGradient id="g${hex}" cx=".34" cy=".28" r=".85"><stop stop-color="${lighter(colour, 0.34)}"/>` +
        `<stop offset=".42" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.26)}"/></radialGradient>`
      );
    })
    .join('');
}

/** A closed, slightly uneven outline around a middle point. */
export function blob(
  random: Random,
  [x, y]: [number, number],
  [rx, ry]: [number, number],
  uneven = 0.1,
  corners = 9,
): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    const reach = 1 - uneven / 2 + random() * uneven;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
  const middle = (i: number) => {
    const [ax, ay] = points[i % corners] ?? [x, y];
    const [bx, by] = points[(i + 1) % corners] ?? [x, y];
    return `${n((ax + bx) / 2)} ${n((ay + by) / 2)}`;
  };
  const curves = points.map((_, i) => {
    const [cx, cy] = points[(i + 1) % corners] ?? [x, y];
    return `Q${n(cx)} ${n(cy)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** The colour of the shadows that foods cast. */
export const CAST = '#2a1608';

/** A body in its colour on its own shadow. */
export const piece = (outline: string, colour: string, lift = 5) =>
  svg`<path d="${outline}" transform="translate(${lift * 0.6} ${lift})" fill="${CAST}" opacity=".28"/><path d="${outline}" fill="${lit(colour)}"/>`;

/** A soft spot: light in white, shade in a dark colour. */
export const glow = (
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  colour: string,
  opacity: number,
  turn = 0,
) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fading(colour)}" opacity="${String(opacity)}"${turn === 0 ? '' : svg` transform="rotate(${turn} ${x} ${y})"`}/>`;

/** A wet spot that mirrors the window: a soft light with a bright core. */
export const gleam = (x: number, y: number, size: number, opacity = 0.8, turn = -28) =>
  glow([x, y], [size, size * 0.5], '#ffffff', opacity, turn);

export const disc = (x: number, y: number, r: number, colour: string, lift = 4) =>
  svg`<circle cx="${x + lift * 0.6}" cy="${y + lift}" r="${r}" fill="${CAST}" opacity=".26"/><circle cx="${x}" cy="${y}" r="${r}" fill="${lit(colour)}"/>`;

export const line = (d: string, colour: string, width: number, opacity = 1) =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A point within a round heap, denser towards its middle. */
export function within(random: Random, rx: number, ry = rx): [number, number] {
  const angle = random() * Math.PI * 2;
  const reach = Math.sqrt(random());
  return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
}

/** Evenly spread points of a heap, from the back to the front. */
export function spread(random: Random, count: number, rx: number, ry = rx): [number, number][] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const turn = random() * 6;
  return Array.from({ length: count }, (_, i): [number, number] => {
    const reach = Math.sqrt((i + 0.5) / count) * (0.92 + random() * 0.14);
    return [Math.cos(i * golden + turn) * rx * reach, Math.sin(i * golden + turn) * ry * reach];
  }).sort(([, a], [, b]) => a - b);
}

export const oneOf = <T>(random: Random, of: readonly [T, ...T[]]): T =>
  of[Math.floor(random() * of.length)] ?? of[0];

export const turned = (x: number, y: number, turn: number, drawing: string) =>
  svg`<g transform="translate(${x} ${y}) rotate(${Math.round(turn)})">${drawing}</g>`;
