import type { Allergen } from '@larder/contracts/catalogue';
import type { FacetId } from './filters.js';

export interface CountedValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** By how many people have to avoid an allergen, and how strictly: the most wanted come first. */
const allergensByRelevance: readonly Allergen[] = [
  'gluten',
  'milk',
  'nuts',
  'peanuts',
  'eggs',
  'soybeans',
  'fish',
  'crustaceans',
  'sesame',
  'celery',
  'mustard',
  'sulphites',
  'lupin',
  'molluscs',
];
const rankOf = new Map<string, number>(allergensByRelevance.map((one, rank) => [one, rank]));

type Order = (a: CountedValue, b: CountedValue) => number;

const byCount: Order = (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1);

/** A value that is no allergen, which only an address can name, comes last. */
const byRelevance: Order = (a, b) =>
  (rankOf.get(a.value) ?? rankOf.size) - (rankOf.get(b.value) ?? rankOf.size) || byCount(a, b);

/** The order of a facet's values: allergens by relevance, all others by their number of products. */
export function orderOf(id: FacetId): Order {
  return id === 'allergenFree' ? byRelevance : byCount;
}
