import type { Font, PathCommand } from 'fontkit';
import type { Face } from './faces.js';
import type { Pen } from './pen.js';
import { filesOf } from './typeface-files.js';

/**
 * The lettering of packs is converted to paths: a picture cannot use its page's fonts, so text would
 * look different on every machine, and laying it out is the most expensive part of rendering.
 */
const cuts = new Map<Face, readonly Font[]>();

/** The cut of a face with Latin and extended Latin letters. */
function fontsOf(face: Face): readonly Font[] {
  const found =
    cuts.get(face) ?? filesOf(face.font).map((font) => font.getVariation({ ...face.axes }));
  cuts.set(face, found);
  return found;
}

interface Run {
  readonly font: Font;
  readonly text: string;
}

/** Splits a text by the font that contains its letters. */
function runs(text: string, face: Face): Run[] {
  const parts: Run[] = [];
  for (const char of face.isCapital ? text.toUpperCase() : text) {
    const code = char.codePointAt(0) ?? 0;
    const font = fontsOf(face).find((one) => one.hasGlyphForCodePoint(code));
    if (!font) throw new Error(`No letter "${char}" in "${text}"`);
    const last = parts.at(-1);
    if (last?.font === font) parts[parts.length - 1] = { font, text: last.text + char };
    else parts.push({ font, text: char });
  }
  return parts;
}

interface Letter {
  readonly commands: readonly PathCommand[];
  /** Place of its origin in units of the size. */
  readonly at: number;
  readonly scale: number;
}

type Line = { readonly letters: readonly Letter[]; readonly width: number };

const lines = new Map<Face, Map<string, Line>>();

function lineOf(text: string, face: Face): Line {
  let at = 0;
  const letters = runs(text, face).flatMap(({ font, text: part }) => {
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    return glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const start = at + xOffset * scale * face.stretch;
      at += xAdvance * scale * face.stretch + face.tracking;
      return { commands: path.commands, at: start, scale };
    });
  });
  return { letters, width: at - face.tracking };
}

/** A text in its letters, which are laid out once. */
function laidOut(text: string, face: Face): Line {
  const known = lines.get(face) ?? new Map<string, Line>();
  lines.set(face, known);
  const line = known.get(text) ?? lineOf(text, face);
  known.set(text, line);
  return line;
}

/** Width of a text in units of its size. */
export const textWidth = (text: string, face: Face): number => laidOut(text, face).width;

/** Adds letters from a point on the base line to a path, in tenths of the picture's units. */
export function outline(
  pen: Pen,
  text: string,
  face: Face,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  for (const { commands, at, scale } of laidOut(text, face).letters) {
    const place = (right: number, up: number): [number, number] => [
      Math.round((x + (at + right * scale * face.stretch) * size) * 10),
      Math.round((y - up * scale * size) * 10),
    ];
    for (const command of commands) pen.draw(command, place);
  }
}

/** Lines of the same size and colour as one element. */
export function lettersElement(pen: Pen, face: Face, fill: string, size: number): string {
  const edge =
    face.round === 0
      ? ''
      : ` stroke="${fill}" stroke-width="${Math.round(face.round * size * 10)}" stroke-linejoin="round"`;
  return `<path fill="${fill}"${edge} transform="scale(.1)" d="${pen.toString()}"/>`;
}
