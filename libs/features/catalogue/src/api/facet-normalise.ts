import type { Facet } from '@larder/contracts/catalogue';
import type { TextKey, Wording } from '../use-text.js';
import { FACETS, type FacetId } from './listing.js';

export interface FacetView {
  readonly id: FacetId;
  readonly values: Facet['values'];
}

const WORDS: Partial<Record<FacetId, Readonly<Record<string, TextKey>>>> = {
  offer: { reduced: 'facet.offer.reduced', loyalty: 'facet.offer.loyalty' },
  diet: {
    organic: 'mark.organic',
    vegan: 'mark.vegan',
    vegetarian: 'mark.vegetarian',
    regional: 'mark.regional',
    'gluten-free': 'mark.gluten-free',
    'lactose-free': 'mark.lactose-free',
  },
  allergenFree: {
    gluten: 'allergen.gluten',
    crustaceans: 'allergen.crustaceans',
    eggs: 'allergen.eggs',
    fish: 'allergen.fish',
    peanuts: 'allergen.peanuts',
    soybeans: 'allergen.soybeans',
    milk: 'allergen.milk',
    nuts: 'allergen.nuts',
    celery: 'allergen.celery',
    mustard: 'allergen.mustard',
    sesame: 'allergen.sesame',
    sulphites: 'allergen.sulphites',
    lupin: 'allergen.lupin',
    molluscs: 'allergen.molluscs',
  },
  availability: {
    available: 'facet.availability.available',
    ageRestricted: 'facet.availability.ageRestricted',
    temporarilyUnavailable: 'facet.availability.temporarilyUnavailable',
    unavailable: 'facet.availability.unavailable',
  },
};

/** A value that would leave nothing is not offered; a chosen one stays, to be taken back. */
function isUseful({ count, selected }: Facet['values'][number]): boolean {
  return count > 0 || selected;
}

/** Facets with values, in the order of the column, their values in the shop's words. */
export function facetViews(facets: readonly Facet[], wording: Wording): FacetView[] {
  return FACETS.flatMap((id) => facets.filter((facet) => facet.id === id))
    .map(({ id, values }) => ({ id, values: values.filter(isUseful) }))
    .filter(({ values }) => values.length > 0)
    .map(({ id, values }) => ({
      id,
      values: inOrder(id, values).map((value) => ({
        ...value,
        label: labelOf(id, value, wording),
      })),
    }));
}

/** Prices from low to high and grades from A to E; the others by their number of products. */
function inOrder(id: FacetId, values: Facet['values']): Facet['values'] {
  if (id === 'price') return [...values].sort((a, b) => parseInt(a.value) - parseInt(b.value));
  return id === 'grade' ? [...values].sort((a, b) => (a.value < b.value ? -1 : 1)) : values;
}

function labelOf(
  id: FacetId,
  { value, label }: Facet['values'][number],
  { t, money }: Wording,
): string {
  if (id === 'price') return priceLabel(value, { t, money });
  const key = WORDS[id]?.[value];
  return key === undefined ? label : t(key);
}

/** `200-500` in cents; the lowest class begins at 0, the highest is open. */
function priceLabel(value: string, { t, money }: Pick<Wording, 't' | 'money'>): string {
  const [from = '', to = ''] = value.split('-');
  if (to === '') return t('facet.priceFrom', { amount: money(Number(from)) });
  if (Number(from) === 0) return t('facet.priceUpTo', { amount: money(Number(to)) });
  return `${money(Number(from))} – ${money(Number(to))}`;
}
