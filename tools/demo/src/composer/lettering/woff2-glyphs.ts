import { ByteReader } from './byte-reader.js';

type Point = { dx: number; dy: number; isOn: boolean };

interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly glyphs: ByteReader;
  readonly composites: ByteReader;
}

/** Steps from point to point, packed in one to four bytes after a flag. */
function step(flag: number, glyphs: ByteReader): Point {
  const isOn = flag < 128;
  const code = flag & 127;
  const signed = (value: number, bit: number) => ((code & bit) === 0 ? -value : value);
  if (code < 10) return { dx: 0, dy: signed(((code & 14) << 7) + glyphs.u8(), 1), isOn };
  if (code < 20) return { dx: signed((((code - 10) & 14) << 7) + glyphs.u8(), 1), dy: 0, isOn };
  if (code < 84) {
    const [base, both] = [code - 20, glyphs.u8()];
    const x = 1 + (base & 48) + (both >> 4);
    const y = 1 + ((base & 12) << 2) + (both & 15);
    return { dx: signed(x, 1), dy: signed(y, 2), isOn };
  }
  if (code < 120) {
    const base = code - 84;
    const x = 1 + (Math.floor(base / 12) << 8) + glyphs.u8();
    const y = 1 + (((base % 12) >> 2) << 8) + glyphs.u8();
    return { dx: signed(x, 1), dy: signed(y, 2), isOn };
  }
  if (code < 124) {
    const [first, second, third] = [glyphs.u8(), glyphs.u8(), glyphs.u8()];
    const x = (first << 4) + (second >> 4);
    return { dx: signed(x, 1), dy: signed(((second & 15) << 8) + third, 2), isOn };
  }
  return { dx: signed(glyphs.u16(), 1), dy: signed(glyphs.u16(), 2), isOn };
}

const shorts = (values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeInt16BE((value << 16) >> 16, index * 2));
  return bytes;
};

/** A glyph of points; its box is not read by anyone who draws it. */
function simpleGlyph(count: number, { points, flags, glyphs }: Streams): Buffer {
  let last = -1;
  const ends = Array.from({ length: count }, () => (last += points.short255()));
  const steps = Array.from({ length: last + 1 }, () => step(flags.u8(), glyphs));
  // Instructions have a stream of their own, which is left out.
  glyphs.short255();
  return Buffer.concat([
    shorts([count, 0, 0, 0, 0, ...ends, 0]),
    Buffer.from(steps.map(({ isOn }) => Number(isOn))),
    shorts(steps.map(({ dx }) => dx)),
    shorts(steps.map(({ dy }) => dy)),
  ]);
}

const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;
const INSTRUCTIONS = 0x100;

/** A glyph that is made of others. */
function compositeGlyph({ composites, glyphs }: Streams): Buffer {
  const parts: Buffer[] = [shorts([-1, 0, 0, 0, 0])];
  let flags = MORE;
  let hasInstructions = false;
  while ((flags & MORE) !== 0) {
    flags = composites.u16();
    hasInstructions ||= (flags & INSTRUCTIONS) !== 0;
    const scale = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    const rest = composites.take(2 + (flags & WORDS ? 4 : 2) + scale);
    parts.push(shorts([flags & ~INSTRUCTIONS]), rest);
  }
  if (hasInstructions) glyphs.short255();
  return Buffer.concat(parts);
}

/** Glyphs of a transformed table, and the place of each in long offsets. */
export function rebuiltGlyphs(packed: Buffer): { glyf: Buffer; loca: Buffer } {
  const count = packed.readUInt16BE(4);
  let at = 36;
  const stream = (size: number) => {
    const reader = new ByteReader(packed, at);
    at += packed.readUInt32BE(size);
    return reader;
  };
  const streams: Streams = {
    contours: stream(8),
    points: stream(12),
    flags: stream(16),
    glyphs: stream(20),
    composites: stream(24),
  };
  const { contours } = streams;
  const glyphs = Array.from({ length: count }, () => {
    const number = contours.i16();
    if (number === 0) return Buffer.alloc(0);
    const glyph = number < 0 ? compositeGlyph(streams) : simpleGlyph(number, streams);
    return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
  });
  const loca = Buffer.alloc((count + 1) * 4);
  let end = 0;
  glyphs.forEach((glyph, index) => {
    end += glyph.length;
    loca.writeUInt32BE(end, index * 4 + 4);
  });
  return { glyf: Buffer.concat(glyphs), loca };
}
