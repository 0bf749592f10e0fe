import type { Facet } from './types.js';

/** All facets, in their display order. */
export const FACETS = [
  'category',
  'offer',
  'diet',
  'allergenFree',
  'brand',
  'grade',
  'price',
  'origin',
  'availability',
] as const satisfies readonly Facet['id'][];
