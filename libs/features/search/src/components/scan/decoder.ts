import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// From the shop itself: without this the library fetches the file from a public network.
prepareZXingModule({ overrides: { locateFile: () => decoderUrl } });

/** Pixels of the longer side; more take longer and read no better. */
const maxSide = 960;
const canvas = document.createElement('canvas');

/** Reads a picture of the camera by the ZXing library, for browsers without a detector. */
export async function readWithDecoder(video: HTMLVideoElement): Promise<readonly string[]> {
  const { videoWidth: width, videoHeight: height } = video;
  const draw = canvas.getContext('2d', { willReadFrequently: true });
  if (!draw || width === 0) return [];
  const scale = Math.min(1, maxSide / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  draw.drawImage(video, 0, 0, canvas.width, canvas.height);
  const picture = draw.getImageData(0, 0, canvas.width, canvas.height);
  const found = await readBarcodes(picture, {
    formats: ['EAN13', 'EAN8', 'UPCA'],
    maxNumberOfSymbols: 1,
  });
  return found.map(({ text }) => text);
}
