import { brotliDecompressSync } from 'node:zlib';
import { rebuiltGlyphs } from './woff2-glyphs.js';
import { ByteReader } from './byte-reader.js';

/**
 * fontkit reads WOFF2, but applies the axes of a variable font only to TrueType, and the variable
 * fonts of npm come as WOFF2 alone.
 */

const HEADER = 48;
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp hdmx kern ' +
  'LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG sbix acnt avar ' +
  'bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat ' +
  'Gloc Feat Sill'
).split(' ');

type Table = { tag: string; data: Buffer };

/** The tables of a WOFF2 file, with glyphs and their places as TrueType has them. */
function tablesOf(file: Buffer): Table[] {
  const reader = new ByteReader(file, HEADER);
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = reader.u8();
    const known = knownTags[flags & 63];
    const tag = known?.padEnd(4) ?? reader.take(4).toString('latin1');
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    const length = reader.base128();
    return { tag, isTransformed, length: isTransformed ? reader.base128() : length };
  });
  const odd = entries.find(({ tag, isTransformed }) => isTransformed && !/glyf|loca/.test(tag));
  if (odd) throw new Error(`No reader for the transformed table "${odd.tag}"`);
  const compressed = reader.take(file.readUInt32BE(20));
  const data = new ByteReader(brotliDecompressSync(compressed), 0);
  const tables = entries.map(({ tag, isTransformed, length }) => ({
    tag,
    isTransformed,
    data: data.take(length),
  }));
  const packed = tables.find(({ tag, isTransformed }) => tag === 'glyf' && isTransformed);
  if (!packed) return tables;
  const { glyf, loca } = rebuiltGlyphs(packed.data);
  const head = tables.find(({ tag }) => tag === 'head');
  head?.data.writeInt16BE(1, 50);
  return tables.map(({ tag, data: own }) => ({
    tag,
    data: tag === 'glyf' ? glyf : tag === 'loca' ? loca : own,
  }));
}

/** A TrueType file of a WOFF2 file. Checksums and hints are left out: nothing reads them here. */
export function trueTypeOf(file: Buffer): Buffer {
  const tables = tablesOf(file);
  const header = Buffer.alloc(12 + tables.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.length, 4);
  let offset = header.length;
  const parts = tables.map(({ tag, data }, index) => {
    const at = 12 + index * 16;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...parts]);
}
