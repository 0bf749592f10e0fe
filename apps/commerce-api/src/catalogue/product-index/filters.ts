import type { Facet } from '@larder/contracts/catalogue';
import { allergenValues, bitsOf, markValues } from './build-index.js';
import type { CodedColumn, ProductIndex } from './product-index.js';
import { offerValues } from './product-index.js';

export type FacetId = Facet['id'];
/** Chosen values by facet. */
export type Filters = { readonly [K in FacetId]?: readonly string[] | undefined };

/** True for a product, by its number, that the chosen values of one facet leave. */
export type Test = (number: number) => boolean;

const matchNone: Test = () => false;

/** One of the chosen values, by a table of the codes. */
function byCode(
  { columns, codes }: ProductIndex,
  name: CodedColumn,
  isChosen: (value: string, code: number) => boolean,
): Test {
  const table = codes[name].texts.map((value, code) => code > 0 && isChosen(value, code));
  const column = columns[name];
  return (number) => table[column[number] ?? 0] === true;
}

/** Lower bound included, upper excluded, either may be missing; anything else matches nothing. */
export function priceRange(text: string): readonly [number, number] | undefined {
  const bounds = /^(\d{0,7})-(\d{0,7})$/.exec(text);
  if (!bounds) return undefined;
  const [, from = '', to = ''] = bounds;
  return [from === '' ? -Infinity : Number(from), to === '' ? Infinity : Number(to)];
}

function byPrice({ columns }: ProductIndex, chosen: readonly string[]): Test {
  const ranges = chosen.flatMap((text) => {
    const range = priceRange(text);
    return range ? [range] : [];
  });
  return (number) => {
    const price = columns.price[number] ?? NaN;
    return ranges.some(([from, to]) => price >= from && price < to);
  };
}

function testOf(index: ProductIndex, id: FacetId, chosen: readonly string[]): Test {
  const { offers, marks, allergens } = index.columns;
  switch (id) {
    case 'category': {
      const wanted = new Set(chosen);
      return byCode(index, 'category', (_, code) =>
        (index.paths[code] ?? []).some((slug) => wanted.has(slug)),
      );
    }
    case 'price':
      return byPrice(index, chosen);
    case 'offer': {
      const wanted = bitsOf(chosen, offerValues);
      return (number) => ((offers[number] ?? 0) & wanted) !== 0;
    }
    case 'diet': {
      if (chosen.some((mark) => !markValues.includes(mark))) return matchNone;
      const wanted = bitsOf(chosen, markValues);
      return (number) => ((marks[number] ?? 0) & wanted) === wanted;
    }
    case 'allergenFree': {
      const unwanted = bitsOf(chosen, allergenValues);
      return (number) => ((allergens[number] ?? 0) & unwanted) === 0;
    }
    default: {
      const wanted = new Set(chosen);
      return byCode(index, id, (value) => wanted.has(value));
    }
  }
}

/** In a facet that narrows, a further choice leaves less (organic and vegan); else more (two brands). */
export const narrowing: ReadonlySet<FacetId> = new Set(['diet', 'allergenFree']);

export interface ActiveFilter {
  readonly id: FacetId;
  readonly test: Test;
}

export const facetIds = [
  'category',
  'brand',
  'price',
  'offer',
  'diet',
  'allergenFree',
  'grade',
  'origin',
  'availability',
] as const satisfies readonly FacetId[];

/** A predicate for each facet with a selection. */
export function activeFilters(index: ProductIndex, filters: Filters): ActiveFilter[] {
  return facetIds.flatMap((id) => {
    const chosen = filters[id];
    return chosen && chosen.length > 0 ? [{ id, test: testOf(index, id, chosen) }] : [];
  });
}
