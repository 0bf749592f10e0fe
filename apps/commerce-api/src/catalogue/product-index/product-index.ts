import type { Dictionary } from './dictionary.js';

/**
 * What lists are filtered, counted and sorted by, as one row of numbers a property. Products are
 * numbered from 0 in the order of relevance: the most bought first, equals by sku.
 */
export interface Columns {
  /** Codes of dictionaries. */
  readonly category: Uint16Array;
  readonly brand: Uint16Array;
  readonly grade: Uint16Array;
  readonly origin: Uint16Array;
  readonly availability: Uint16Array;
  /** Bits by the position of a value in its list; labels include those that they imply. */
  readonly offers: Uint16Array;
  readonly marks: Uint16Array;
  /** Allergens and traces. */
  readonly allergens: Uint16Array;
  /** Displayed price in cents, and per kg, litre or piece; NaN when there is none. */
  readonly price: Float64Array;
  readonly unitPrice: Float64Array;
  /** Seconds. */
  readonly createdAt: Float64Array;
  /** Popularity and signal, from 0 to 1 for the best seller. */
  readonly popularity: Float32Array;
  /** Grams, millilitres or pieces of the whole pack; 0 when they are not known. */
  readonly amount: Float64Array;
  readonly unit: Uint16Array;
}

export type CodedColumn = 'category' | 'brand' | 'grade' | 'origin' | 'availability';

/** What of a product depends on the language. */
export interface LanguageColumns {
  /** Place in the order by name. */
  readonly nameRank: Int32Array;
  /** Label of a code, where the value itself is none. */
  readonly labels: { readonly [K in CodedColumn]?: readonly string[] };
}

/** A shop's products in memory, of one state of its catalogue; never changed once it is made. */
export interface ProductIndex {
  readonly tenant: string;
  readonly revision: number;
  readonly size: number;
  readonly skus: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly columns: Columns;
  readonly codes: Readonly<Record<CodedColumn, Dictionary>>;
  /** Slugs from the root down by the code of a category. */
  readonly paths: readonly (readonly string[])[];
  /** The products of each category with those below it, in the order of relevance. */
  readonly ofCategory: ReadonlyMap<string, Uint32Array>;
  /** Every product in the order of relevance. */
  readonly all: Uint32Array;
  readonly units: Dictionary;
}

export const offerValues = ['reduced', 'loyalty'] as const;
