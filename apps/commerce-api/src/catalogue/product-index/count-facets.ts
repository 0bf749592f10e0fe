import type { Facet } from '@larder/contracts/catalogue';
import { allergenValues, markValues } from './build-index.js';
import type { ActiveFilter, FacetId, Filters } from './filters.js';
import { activeFilters, facetIds, narrowing, priceRange } from './filters.js';
import type { CountedValue } from './order-facet-values.js';
import { orderOf } from './order-facet-values.js';
import type { LanguageColumns, ProductIndex } from './product-index.js';
import { offerValues } from './product-index.js';

/** Bounds of the price classes in cents; a class is written `200-500`, the last one `1000-`. */
const priceRanges = ['0-100', '100-200', '200-500', '500-1000', '1000-'];
const lowerBounds = priceRanges.map((one) => priceRange(one)?.[0] ?? 0);
const diets = ['organic', 'vegan', 'vegetarian', 'gluten-free', 'lactose-free'];
/** More values of a facet than this are of no use to anybody, and heavy. */
const maxValues = 50;

/** Products by value of each facet, as the index codes them. */
type Counts = Readonly<Record<FacetId, Uint32Array>>;

function emptyCounts({ codes }: ProductIndex): Counts {
  const of = (size: number) => new Uint32Array(size);
  return {
    category: of(codes.category.texts.length),
    brand: of(codes.brand.texts.length),
    price: of(priceRanges.length),
    offer: of(offerValues.length),
    diet: of(markValues.length),
    allergenFree: of(allergenValues.length),
    grade: of(codes.grade.texts.length),
    origin: of(codes.origin.texts.length),
    availability: of(codes.availability.texts.length),
  };
}

function priceRangeOf(price: number): number {
  let found = 0;
  while (found + 1 < lowerBounds.length && price >= (lowerBounds[found + 1] ?? Infinity))
    found += 1;
  return found;
}

function addBits(counts: Uint32Array, bits: number): void {
  for (let place = 0, rest = bits; rest !== 0; place += 1, rest >>>= 1)
    if ((rest & 1) === 1) counts[place] = (counts[place] ?? 0) + 1;
}

function add(counts: Counts, { columns }: ProductIndex, id: FacetId, number: number): void {
  const own = counts[id];
  switch (id) {
    case 'price': {
      const place = priceRangeOf(columns.price[number] ?? 0);
      own[place] = (own[place] ?? 0) + 1;
      return;
    }
    case 'offer':
      return addBits(own, columns.offers[number] ?? 0);
    case 'diet':
      return addBits(own, columns.marks[number] ?? 0);
    case 'allergenFree':
      return addBits(own, columns.allergens[number] ?? 0);
    default: {
      const code = columns[id][number] ?? 0;
      own[code] = (own[code] ?? 0) + 1;
    }
  }
}

/** The facet whose choice alone shuts a product out, `all` when nothing does, else undefined. */
function missing(active: readonly ActiveFilter[], number: number): FacetId | 'all' | undefined {
  let failed: FacetId | 'all' = 'all';
  for (const { id, test } of active) {
    if (test(number)) continue;
    if (failed !== 'all') return undefined;
    failed = id;
  }
  return failed;
}

export interface Counted {
  readonly facets: Facet[];
  /** Numbers of the products that the filters keep, in the given order. */
  readonly left: Uint32Array;
}

/**
 * Filters products and counts what each value of each facet would leave: in a facet that widens, its
 * own choice is left aside. One pass over the products.
 */
export function countFacets(
  index: ProductIndex,
  language: LanguageColumns,
  numbers: Uint32Array,
  filters: Filters,
): Counted {
  const active = activeFilters(index, filters);
  const counts = emptyCounts(index);
  const left = new Uint32Array(numbers.length);
  let total = 0;
  for (const number of numbers) {
    const failed = missing(active, number);
    if (failed === undefined) continue;
    if (failed === 'all') {
      left[total] = number;
      total += 1;
      for (const id of facetIds) add(counts, index, id, number);
    } else if (!narrowing.has(failed)) add(counts, index, failed, number);
  }
  const facets = facetIds.map((id) => toFacet(id, valuesOf(index, language, counts, id), filters, total)); // prettier-ignore
  return { facets, left: left.subarray(0, total) };
}

function valuesOf(
  { codes }: ProductIndex,
  { labels }: LanguageColumns,
  counts: Counts,
  id: FacetId,
): CountedValue[] {
  const listed = (values: readonly string[], names = values) =>
    values.flatMap((value, place) => {
      const count = counts[id][place] ?? 0;
      return value === '' || count === 0 ? [] : [{ value, label: names[place] ?? value, count }];
    });
  if (id === 'price') return listed(priceRanges);
  if (id === 'offer') return listed(offerValues);
  if (id === 'diet') return listed(markValues).filter(({ value }) => diets.includes(value));
  if (id === 'allergenFree') return listed(allergenValues);
  return listed(codes[id].texts, labels[id]);
}

/** Values in their order; chosen values stay even when nothing is left. */
function toFacet(id: FacetId, counted: CountedValue[], filters: Filters, total: number): Facet {
  const chosen = filters[id] ?? [];
  const missed = chosen.filter((value) => !counted.some((one) => one.value === value));
  const values = [...counted, ...missed.map((value) => ({ value, label: value, count: 0 }))]
    .map(({ value, label, count }) => ({
      value,
      label,
      // Free of an allergen are all that do not have it.
      count: id === 'allergenFree' ? total - count : count,
      selected: chosen.includes(value),
    }))
    .toSorted(orderOf(id));
  return { id, values: values.filter(({ selected }, place) => place < maxValues || selected) };
}
