import JsBarcode from 'jsbarcode';

export type Symbology = 'EAN13' | 'CODE128';

interface Encoding {
  readonly data: string;
}

/** Bars of a barcode from left to right, `1` dark and `0` light; empty for an invalid one. */
export function encodeBarcode(value: string, format: Symbology): string {
  const target: { encodings?: readonly Encoding[] } = {};
  let isValid = true;
  JsBarcode(target, value, { format, flat: true, valid: (fits) => (isValid = fits) });
  return isValid ? (target.encodings ?? []).map(({ data }) => data).join('') : '';
}

/** One path over all dark bars, a unit wide each. */
export function barcodePath(bars: string, height: number): string {
  return [...bars.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} 0h${length}v${height}h-${length}z`)
    .join('');
}
