import { createRequire } from 'node:module';
import { openSync, type Font, type PathCommand } from 'fontkit';

/**
 * The lettering of packs is converted to paths: a picture cannot use its page's fonts, so text would
 * look different on every machine, and laying it out is the most expensive part of rendering.
 */
export type Weight = 600 | 700 | 800;

const resolve = createRequire(import.meta.url).resolve;
const fonts = new Map<Weight, readonly Font[]>();

/** Figtree with Latin and extended Latin letters. */
function fontsOf(weight: Weight): readonly Font[] {
  const open = (letters: string) => {
    const font = openSync(
      resolve(`@fontsource/figtree/files/figtree-${letters}-${weight}-normal.woff`),
    );
    if (!('layout' in font)) throw new Error('A collection of fonts is not one font');
    return font;
  };
  const found = fonts.get(weight) ?? [open('latin'), open('latin-ext')];
  fonts.set(weight, found);
  return found;
}

interface Run {
  readonly font: Font;
  readonly text: string;
}

/** Splits a text by the font that contains its letters. */
function runs(text: string, weight: Weight): Run[] {
  const parts: Run[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const font = fontsOf(weight).find((one) => one.hasGlyphForCodePoint(code));
    if (!font) throw new Error(`No letter "${char}" in "${text}"`);
    const last = parts.at(-1);
    if (last?.font === font) parts[parts.length - 1] = { font, text: last.text + char };
    else parts.push({ font, text: char });
  }
  return parts;
}

const widths = new Map<string, number>();

/** Width of a text in units of its size. */
export function textWidth(text: string, weight: Weight = 700): number {
  const key = `${weight} ${text}`;
  const found =
    widths.get(key) ??
    runs(text, weight).reduce(
      (sum, { font, text: part }) => sum + font.layout(part).advanceWidth / font.unitsPerEm,
      0,
    );
  widths.set(key, found);
  return found;
}

/** Letters as one path, from a point on the base line, in tenths of the picture's units. */
export function outline(
  text: string,
  { x, y, size, weight }: { x: number; y: number; size: number; weight: Weight },
): string {
  let at = x;
  let path = '';
  for (const { font, text: part } of runs(text, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      path += drawn(glyph.path.commands, { x: at + xOffset * scale, y, scale });
      at += xAdvance * scale;
    });
  }
  return path;
}

const verbs: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

type Origin = { x: number; y: number; scale: number };

/** Steps from point to point: half as long as places, and they compress better. */
function drawn(commands: readonly PathCommand[], { x, y, scale }: Origin): string {
  let from = [0, 0];
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) =>
        Math.round((index % 2 === 0 ? x + value * scale : y - value * scale) * 10),
      );
      const base = command === 'moveTo' ? [0, 0] : from;
      if (points.length > 0) from = points.slice(-2);
      return verbs[command] + numbers(points.map((value, i) => value - (base[i % 2] ?? 0)));
    })
    .join('');
}

/** Formats tenths without leading zeros and without a space before a sign. */
const numbers = (tenths: readonly number[]) =>
  tenths
    .map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
