import { Transformer } from '@napi-rs/image';

type Colour = readonly [red: number, green: number, blue: number];

/** A picture of one colour. */
export function plainPhoto(width: number, height: number, [red, green, blue]: Colour): Transformer {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([red, green, blue, 255], at);
  return Transformer.fromRgbaPixels(pixels, width, height);
}

/** A JPEG that a camera took on its side: place and camera in its EXIF part, to be turned by 90 degrees. */
export async function photoOnItsSide(width: number, height: number): Promise<Buffer> {
  const jpeg = await plainPhoto(width, height, [200, 100, 50]).jpeg(90);
  const place = Buffer.from('GPS 48.2N 16.3E, Kamera Huber\0');
  // TIFF, big-endian: one directory with the camera (0x010f) and the orientation (0x0112).
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4 + place.length);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  const entry = (at: number, [tag, type, count]: readonly [number, number, number]) => {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
  };
  entry(10, [0x010f, 2, place.length]);
  tiff.writeUInt32BE(38, 18);
  entry(22, [0x0112, 3, 1]);
  tiff.writeUInt16BE(6, 30);
  place.copy(tiff, 38);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** The beginning of a PNG with so many pixels a side; decoded, it would take gigabytes. */
export async function hugePng(side: number): Promise<Buffer> {
  const png = await plainPhoto(1, 1, [0, 0, 0]).png();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return png;
}
