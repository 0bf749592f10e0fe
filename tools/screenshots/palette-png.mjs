import { deflateSync, inflateSync } from 'node:zlib';
import { buildPalette } from './palette.mjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Turns a PNG of true colours, as a browser makes it, into one with a palette of 256 colours. */
export function toPalettePng(png) {
  const { width, height, channels, data } = read(png);
  const { colours, indexOf } = buildPalette(data, channels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, from = 0; y < height; y += 1) {
    let to = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, from += channels)
      rows[to++] = indexOf(data[from], data[from + 1], data[from + 2]);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pixels of a PNG with eight bits a channel, without interlacing. */
function read(png) {
  const parts = [];
  let header = Buffer.alloc(0);
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const channels = { 2: 3, 6: 4 }[header[9]];
  if (header[8] !== 8 || channels === undefined) throw new Error('not a PNG of true colours');
  return {
    width,
    height,
    channels,
    data: unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels),
  };
}

function unfilter(raw, stride, height, channels) {
  const data = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let x = 0; x < stride; x += 1) {
      const left = x < channels ? 0 : data[to + x - channels];
      const up = y === 0 ? 0 : data[to + x - stride];
      const corner = x < channels || y === 0 ? 0 : data[to + x - stride - channels];
      data[to + x] = raw[from + x] + predicted(filter, left, up, corner);
    }
  }
  return data;
}

function predicted(filter, left, up, corner) {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const a = Math.abs(guess - left);
  const b = Math.abs(guess - up);
  const c = Math.abs(guess - corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type, body) {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  let crc = 0xffffffff;
  for (const byte of content) crc = crcTable[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  const frame = Buffer.alloc(content.length + 8);
  frame.writeUInt32BE(body.length, 0);
  content.copy(frame, 4);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, content.length + 4);
  return frame;
}
