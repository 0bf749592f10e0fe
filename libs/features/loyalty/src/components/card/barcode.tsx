import { useEffect, useState } from 'react';
import styles from '../loyalty.module.css';
import type { Symbology } from './encode-barcode.js';

interface Props {
  readonly value: string;
  readonly format: Symbology;
  /** Accessible name of the barcode. */
  readonly label: string;
}

const HEIGHT = 40;
/** Light on both sides, which a reader needs to find the bars. */
const QUIET = 11;

/** A barcode for the scanner at the till, dark on white in every theme, with its digits below. */
export function Barcode({ value, format, label }: Props) {
  const [path, setPath] = useState<{ readonly d: string; readonly width: number }>();
  useEffect(() => {
    let isCurrent = true;
    void import('./encode-barcode.js').then(({ encodeBarcode, barcodePath }) => {
      const bars = encodeBarcode(value, format);
      if (isCurrent && bars !== '') setPath({ d: barcodePath(bars, HEIGHT), width: bars.length });
    });
    return () => {
      isCurrent = false;
    };
  }, [value, format]);
  return (
    <figure className={styles.barcode}>
      <svg
        role="img"
        aria-label={`${label}: ${value}`}
        viewBox={`${-QUIET} -4 ${(path?.width ?? 95) + 2 * QUIET} ${HEIGHT + 8}`}
        shapeRendering="crispEdges"
      >
        {path && <path d={path.d} />}
      </svg>
      <figcaption>{value}</figcaption>
    </figure>
  );
}
