import { darker, lighter, mix, svg } from '../svg.js';
import { type Scene, type SceneStyle, sceneHeight } from './scene.js';

const TABLE = 318;
const EDGE = 440;

/** Light that falls through a window on the left. */
const windowLight = (w: number) =>
  [0.06, 0.24]
    .map(
      (share) =>
        svg`<path d="M${w * share} 0h${w * 0.13}L${w * (share + 0.36)} ${TABLE}h${-w * 0.13}Z" fill="#fff" opacity=".26"/>`,
    )
    .join('');

/** The stall's awning: stripes that end in scallops. */
function awning(w: number, colour: string): string {
  const step = 60;
  const stripes = Array.from({ length: Math.ceil(w / step) + 1 }, (_, i) => {
    const fill = i % 2 === 0 ? colour : '#fffaf0';
    return (
      svg`<path d="M${i * step} 0h${step}v40a${step / 2} 22 0 0 1 ${-step} 0z" fill="${fill}"/>` +
      svg`<path d="M${i * step} 33h${step}v7a${step / 2} 22 0 0 1 ${-step} 0z" fill="${darker(fill, 0.1)}"/>`
    );
  });
  return svg`<path d="M0 0h${w}v76H0z" fill="#2a1608" opacity=".09"/>` + stripes.join('');
}

/** Fir twigs and small lamps for the season. */
function lights(w: number): string {
  const step = 150;
  const spans = Array.from({ length: Math.ceil(w / step) }, (_, i) => i * step);
  const twig = (x: number, y: number, turn: number) =>
    svg`<g transform="translate(${x} ${y}) rotate(${turn})">` +
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          svg`<path d="M${i * 15} 0l-14-24M${i * 15} 0l-14 24M${i * 15 + 8} 0l-10-18M${i * 15 + 8} 0l-10 18"/>`,
      )
      .join('') +
    '<path d="M-10 0h104"/></g>';
  return (
    `<g fill="none" stroke="#35633c" stroke-width="6" stroke-linecap="round">${spans
      .flatMap((x) => [twig(x + 4, 6, 22), twig(x + 152, 6, 158), twig(x + 60, 30, 8)])
      .join('')}</g>` +
    `<g fill="none" stroke="#5f9455" stroke-width="3" stroke-linecap="round">${spans
      .flatMap((x) => [twig(x + 8, 0, 20), twig(x + 146, 0, 160)])
      .join('')}</g>` +
    spans
      .flatMap((x) => [
        svg`<circle cx="${x + 75}" cy="52" r="34" fill="#ffdf8a" opacity=".28"/><circle cx="${x + 75}" cy="52" r="9" fill="#fff3c4"/>`,
        svg`<circle cx="${x + 20}" cy="34" r="15" fill="#b3262f"/><circle cx="${x + 15}" cy="29" r="4.5" fill="#fff" opacity=".55"/>`,
      ])
      .join('')
  );
}

/** A table of planks, seen a little from above. */
export function table(w: number, wood = '#d7a667'): string {
  const planks = Array.from({ length: 13 }, (_, i) => {
    const share = i / 12;
    return svg`M${w * (0.06 + share * 0.88)} ${TABLE}L${w * (-0.08 + share * 1.16)} ${EDGE}`;
  });
  return (
    svg`<linearGradient id="t" x2="1" y2=".5"><stop stop-color="${lighter(wood, 0.34)}"/><stop offset="1" stop-color="${darker(wood, 0.12)}"/></linearGradient>` +
    svg`<path d="M0 ${TABLE}h${w}v${EDGE - TABLE}H0z" fill="url(#t)"/><path d="${planks.join('')}" stroke="${darker(wood, 0.24)}" stroke-width="2.5" opacity=".5"/>` +
    svg`<path d="M0 ${TABLE}h${w}v12H0z" fill="#2a1608" opacity=".12"/>` +
    svg`<path d="M0 ${EDGE}h${w}v${sceneHeight - EDGE}H0z" fill="${darker(wood, 0.26)}"/><path d="M0 ${EDGE}h${w}v7H0z" fill="${lighter(wood, 0.3)}"/><path d="M0 ${EDGE + 26}h${w}" stroke="${darker(wood, 0.4)}" stroke-width="2" opacity=".6"/>`
  );
}

/** The wall and the table of the stall, with what hangs from the upper edge. */
export const stallUnder = ({ width: w, wall }: Scene, hanging: string) =>
  svg`<linearGradient id="a" x2=".9" y2="1"><stop stop-color="${lighter(wall, 0.6)}"/><stop offset="1" stop-color="${darker(wall, 0.07)}"/></linearGradient>` +
  svg`<path d="M0 0h${w}v${sceneHeight}H0z" fill="url(#a)"/>` +
  windowLight(w) +
  hanging +
  table(w);

const stall = (scene: Scene) =>
  stallUnder(
    scene,
    scene.name === 'advent' ? lights(scene.width) : awning(scene.width, scene.accent),
  );

/** A seamless stage with arches in the tenant's colour. */
const stage = ({ width: w, wall, accent }: Scene) =>
  svg`<linearGradient id="a" x2="1" y2="1"><stop stop-color="${lighter(wall, 0.55)}"/><stop offset="1" stop-color="${wall}"/></linearGradient>` +
  svg`<path d="M0 0h${w}v${sceneHeight}H0z" fill="url(#a)"/>` +
  svg`<path d="M${w * 0.3} 372V190a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.4} 0v182z" fill="${mix(wall, accent, 0.22)}"/>` +
  svg`<linearGradient id="t" x2="1" y2=".4"><stop stop-color="${lighter(wall, 0.86)}"/><stop offset="1" stop-color="${lighter(wall, 0.28)}"/></linearGradient>` +
  svg`<path d="M0 366h${w}v${sceneHeight - 366}H0z" fill="url(#t)"/>`;

/** A wall of boards in the glow of a lamp, and a dark table. */
function barn({ width: w, wall, accent }: Scene): string {
  const boards = Array.from(
    { length: Math.ceil(w / 96) },
    (_, i) => svg`M${i * 96 + 92} 0v${TABLE}`,
  );
  return (
    svg`<radialGradient id="a" cx=".46" cy=".2" r=".75"><stop stop-color="${mix(wall, accent, 0.55)}"/><stop offset="1" stop-color="${darker(wall, 0.24)}"/></radialGradient>` +
    svg`<path d="M0 0h${w}v${sceneHeight}H0z" fill="url(#a)"/>` +
    svg`<path d="${boards.join('')}" stroke="${darker(wall, 0.4)}" stroke-width="3" opacity=".55"/>` +
    table(w, '#8f6238')
  );
}

/** A wall of glazed tiles above a counter of pale stone, with a painted border. */
function counter({ width: w, wall, accent }: Scene): string {
  const rows = Array.from({ length: 7 }, (_, row) => {
    const joints = Array.from({ length: Math.ceil(w / 92) + 1 }, (_, i) => {
      const x = i * 92 - (row % 2 === 0 ? 0 : 46);
      return svg`M${x} ${row * 44}v44`;
    });
    return svg`M0 ${row * 44}h${w}${joints.join('')}`;
  });
  return (
    svg`<linearGradient id="a" x2="1" y2=".8"><stop stop-color="${lighter(wall, 0.7)}"/><stop offset="1" stop-color="${darker(wall, 0.05)}"/></linearGradient>` +
    svg`<path d="M0 0h${w}v${TABLE}H0z" fill="url(#a)"/><path d="${rows.join('')}" fill="none" stroke="${darker(wall, 0.12)}" stroke-width="2" opacity=".6"/>` +
    svg`<path d="M0 88h${w}v22H0z" fill="${accent}" opacity=".82"/><path d="M0 99h${w}" stroke="#fff" stroke-width="3" stroke-dasharray="14 14" opacity=".75"/>` +
    svg`<linearGradient id="t" x2="1" y2=".5"><stop stop-color="#fbf9f4"/><stop offset="1" stop-color="#d9d4c8"/></linearGradient>` +
    svg`<path d="M0 ${TABLE}h${w}v${EDGE - TABLE + 10}H0z" fill="url(#t)"/><path d="M0 ${TABLE}h${w}v10H0z" fill="#2a1608" opacity=".1"/>` +
    svg`<path d="M0 ${EDGE + 10}h${w}v${sceneHeight - EDGE - 10}H0z" fill="#b7b0a0"/><path d="M0 ${EDGE + 10}h${w}v5H0z" fill="#fff" opacity=".7"/>`
  );
}

export const backgrounds: Readonly<Record<SceneStyle, (scene: Scene) => string>> = {
  stall,
  stage,
  barn,
  counter,
};
