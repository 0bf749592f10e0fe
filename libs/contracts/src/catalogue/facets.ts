import type { Facet } from './types.js';

/** Every facet, in the order in which lists of products show them. */
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
