import { darker, lighter, svg } from '../colours.js';
import { CAST, line, lit } from '../dishes/shapes.js';

/** A round body that stands: the middle of its top, half its width, half the depth of its top, its height. */
export interface Round {
  readonly x?: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly h: number;
}

const shadow = (d: string) =>
  svg`<path d="${d}" transform="translate(4 7)" fill="${CAST}" opacity=".22"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;

const sideOf = ({ x = 0, y, rx, ry, h }: Round) =>
  svg`M${x - rx} ${y}v${h}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-h}z`;

export const drum = (round: Round, side: string, top: string) =>
  shadow(sideOf(round)) +
  svg`<path d="${sideOf(round)}" fill="${lit(side)}"/>` +
  ellipse(round.x ?? 0, round.y, round.rx, round.ry, lit(top));

/** A wheel without the wedge in its front: rind, top and the two faces of the cut. */
export function cutWheel(round: Round, rind: string, top: string, paste: string): string {
  const { x = 0, y, rx, ry, h } = round;
  const at = (degrees: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  };
  const [ax, ay] = at(28);
  const [bx, by] = at(112);
  const face = (px: number, py: number, fill: string) =>
    svg`<path d="M${x} ${y}L${px} ${py}v${h}L${x} ${y + h}z" fill="${fill}"/>`;
  return (
    shadow(sideOf(round)) +
    svg`<path d="M${x} ${y + h}L${ax} ${ay + h}L${bx} ${by + h}z" fill="${CAST}" opacity=".3"/>` +
    svg`<path d="M${x - rx} ${y}v${h}A${rx} ${ry} 0 0 0 ${bx} ${by + h}v${-h}z" fill="${lit(rind)}"/>` +
    svg`<path d="M${ax} ${ay}v${h}A${rx} ${ry} 0 0 0 ${x + rx} ${y + h}v${-h}z" fill="${darker(rind, 0.12)}"/>` +
    face(ax, ay, lighter(paste, 0.12)) +
    face(bx, by, darker(paste, 0.1)) +
    svg`<path d="M${x} ${y}L${ax} ${ay}A${rx} ${ry} 0 1 0 ${bx} ${by}z" fill="${lit(top)}"/>` +
    line(svg`M${x} ${y}L${ax} ${ay}M${x} ${y}L${bx} ${by}`, lighter(top, 0.5), 3, 0.7)
  );
}

/** The colours of a piece cut from a wheel: on top, at the cut, and around. */
export interface Wedge {
  readonly top: string;
  readonly paste: string;
  readonly rind: string;
  readonly h: number;
  /** Drawn on the face of the cut, whose upper edge runs from -108,-22 to 70,26. */
  readonly cut?: string;
  /** Drawn on the top, whose corners are -108,-22, 20,-76 and 70,26. */
  readonly above?: string;
}

export function wedge({ top, paste, rind, h, cut = '', above = '' }: Wedge): string {
  const front = svg`M-108-22L70 26v${h}L-108 ${h - 22}z`;
  const around = svg`M100.500-24.500Q100-3 70 26v${h}Q100 ${h - 3} 100.500 ${h - 24.5}z`;
  return (
    shadow(front) +
    shadow(around) +
    svg`<path d="${around}" fill="${lit(rind)}"/><path d="${front}" fill="${lit(paste)}"/>` +
    cut +
    line(svg`M-108 ${h - 24}L70 ${h + 24}V26`, rind, 5, 0.9) +
    svg`<path d="M-108-22L20-76Q150-50 70 26z" fill="${lit(top)}"/>` +
    above +
    line('M-104-22L68 25', lighter(top, 0.55), 3, 0.8)
  );
}
