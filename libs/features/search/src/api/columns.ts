import type { FlyoutType } from '../config.js';

export interface Ratio {
  readonly first: number;
  readonly second: number;
}

/** SRCH-04, 05: `a/b` with both above zero; everything else is half and half. */
export function ratioOf(text: string | undefined): Ratio {
  const [, a, b] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text?.trim() ?? '') ?? [];
  return a === undefined || b === undefined
    ? { first: 6, second: 6 }
    : { first: Number(a), second: Number(b) };
}

/** SRCH-06…08. */
export function columnsOf(types: readonly FlyoutType[]) {
  const sorted = [...types].sort((a, b) => a.order - b.order);
  return {
    first: sorted.filter(({ order }) => order % 2 !== 0),
    second: sorted.filter(({ order }) => order % 2 === 0),
  };
}
