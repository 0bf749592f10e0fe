import type { Face } from '../lettering/faces.js';
import { Pen } from '../lettering/pen.js';
import { lettersElement, outline, textWidth } from '../lettering/typeface.js';
import { inkOn, lighter, mix, svg } from '../svg.js';
import { type Box, type Pack, type PackBack, isFlat, paper, part, rect, words } from './parts.js';

const dark = '#1a1208';

/** Lengths of the lines that stand for words, as shares of their column. */
const lengths = [0.46, 0.34, 0.52, 0.4, 0.28, 0.44, 0.3];

/** The nutrition table: a line stands for each name, flush right the figure, under both a rule. */
function table(figures: readonly string[], face: Face, { x, y, w, h }: Box, ink: string): string {
  const step = h / figures.length;
  const size = Math.min(step * 0.72, w * 0.1);
  const rules = figures.map((_, i) => svg`M${x} ${y + step * (i + 1)}h${w}`);
  const names = figures.map(
    (_, i) => svg`M${x + 2} ${y + step * (i + 0.55)}h${w * (lengths[i % 7] ?? 0.4)}`,
  );
  const pen = new Pen();
  figures.forEach((one, i) =>
    outline(pen, one, face, {
      x: x + w - textWidth(one, face) * size,
      y: y + step * (i + 0.55) + size * 0.35,
      size,
    }),
  );
  return (
    svg`<path d="M${x} ${y}h${w}${rules.join('')}" stroke="${ink}" stroke-width="1.200" opacity=".6"/>` +
    svg`<path d="${names.join('')}" stroke="${ink}" stroke-width="${step * 0.2}" opacity=".5"/>` +
    lettersElement(pen, face, ink, size)
  );
}

/** Goods without such a table have instructions, of which one sees the lines. */
function instructions(code: string, { x, y, w, h }: Box, ink: string): string {
  const step = h / 6;
  const lines = Array.from({ length: 6 }, (_, i) => {
    const digit = Number(code.at(-2 - i) ?? 5);
    return svg`M${x} ${y + step * (i + 0.5)}h${w * (0.68 + digit * 0.035)}`;
  });
  return svg`<path d="${lines.join('')}" stroke="${ink}" stroke-width="${step * 0.3}" opacity=".45"/>`;
}

/** Bars and gaps as wide as the digits say. */
function barcode(code: string, { x, y, w, h }: Box): string {
  const widths = [...code].map(
    (digit) => [1 + (Number(digit) % 4), 1 + (Number(digit) % 3)] as const,
  );
  const total = widths.reduce((sum, [bar, gap]) => sum + bar + gap, 0);
  const unit = (w * 0.9) / total;
  let at = x + w * 0.05;
  const bars = widths.map(([bar, gap]) => {
    const d = svg`M${at} ${y + h * 0.1}h${bar * unit}v${h * 0.8}h${-bar * unit}z`;
    at += (bar + gap) * unit;
    return d;
  });
  return rect({ x, y, w, h }, '#ffffff') + `<path d="${bars.join('')}" fill="${dark}"/>`;
}

const facts = ({ lettering }: Pack, back: PackBack, box: Box, ink: string) =>
  back.figures.length > 0
    ? table(back.figures, lettering.small, box, ink)
    : instructions(back.code, box, ink);

/** The back of a pack: what is in it, in figures, and the code for the till. */
export function backLabel(pack: Pack, back: PackBack, box: Box): string {
  const at = (left: number, top: number, width: number, height: number) =>
    part(box, left, top, width, height);
  const { brand, title, small } = pack.lettering;
  const [onGround, ink] = [inkOn(pack.ground), mix(pack.side, dark, 0.6)];
  if (isFlat(box)) {
    return (
      rect(box, pack.ground) +
      rect(at(0.06, 0.08, 0.44, 0.84), paper) +
      facts(pack, back, at(0.09, 0.13, 0.38, 0.74), ink) +
      words(pack.brand, at(0.53, 0.07, 0.42, 0.2), onGround, 1, brand) +
      words(pack.title, at(0.53, 0.28, 0.42, 0.26), onGround, 2, title) +
      barcode(back.code, at(0.56, 0.6, 0.34, 0.3))
    );
  }
  return (
    rect(box, pack.ground) +
    rect(at(0.09, 0.18, 0.82, 0.72), lighter(pack.ground, 0.3)) +
    rect(at(0.1, 0.185, 0.8, 0.71), paper) +
    words(pack.brand, at(0.1, 0.05, 0.8, 0.11), onGround, 1, brand) +
    words(pack.title, at(0.14, 0.2, 0.72, 0.12), ink, 2, title) +
    facts(pack, back, at(0.14, 0.34, 0.72, 0.36), ink) +
    barcode(back.code, at(0.14, 0.74, 0.4, 0.13)) +
    words(pack.size, at(0.58, 0.755, 0.28, 0.1), ink, 1, small)
  );
}
