/** Reads the barcodes that a picture of the camera shows. */
export type ReadBarcodes = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** The part of the browser’s Barcode Detection API that is used; not in the types of TypeScript. */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const formats = ['ean_13', 'ean_8', 'upc_a'];

/** The browser’s own detector where it reads product codes, else a decoder that loads now. */
export async function openBarcodeReader(): Promise<ReadBarcodes> {
  const Native = (window as { readonly BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  const supported: readonly string[] =
    (await Native?.getSupportedFormats().catch(() => undefined)) ?? [];
  if (Native && formats.every((format) => supported.includes(format))) {
    const detector = new Native({ formats });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  const { readWithDecoder } = await import('./decoder.js');
  return readWithDecoder;
}
