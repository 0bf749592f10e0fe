import type { FlyerOmission } from '../content/flyers/check-flyers.js';

/** What an import did, row by row. Lines count from 1, headings included. */
export interface ImportReport {
  imported: number;
  updated: number;
  unchanged: number;
  refused: Refusal[];
  /** Rows that were taken without a part of them, and why. */
  dropped?: Refusal[];
  /** Rows of the price list, where there was one, that no product was found by. */
  unmatchedPrices?: Refusal[];
  /** Photographs that belong to no row, by name or address. */
  unusedPhotos?: readonly string[];
  /** Products that a flyer names and does not show after this import. */
  flyers?: FlyerOmission[];
}

export interface Refusal {
  readonly line: number;
  readonly sku?: string;
  readonly reason: string;
}

export function emptyReport(): ImportReport {
  return { imported: 0, updated: 0, unchanged: 0, refused: [] };
}
