import { FACETS, type Facet, type Product } from '@larder/contracts/catalogue';
import type { TextKey, FormatContext } from '../messages/use-text.js';
import type { FacetId } from './listing.js';

export interface FacetView {
  readonly id: FacetId;
  readonly values: Facet['values'];
}

/** Key prefix of the texts of a facet's values; the others have their own labels. */
const FACET_LABELS: Partial<
  Record<FacetId, 'facet.offer' | 'mark' | 'allergen' | 'facet.availability'>
> = {
  offer: 'facet.offer',
  diet: 'mark',
  allergenFree: 'allergen',
  availability: 'facet.availability',
};

/** Nobody looks for what cannot be bought. */
const uselessValues: readonly string[] = [
  'temporarilyUnavailable',
  'unavailable',
] satisfies Product['availability'][];

/**
 * A value that would leave nothing, or all of the `total` products, is not offered. That all are free of an
 * allergen is worth knowing, though, and a chosen value stays, to be taken back.
 */
function usefulValues({ id, values }: Facet, total: number): Facet['values'] {
  const leavesAll = id !== 'allergenFree' && !values.some(({ selected }) => selected);
  return values.filter(({ value, count, selected }) => {
    if (selected) return true;
    if (id === 'availability' && uselessValues.includes(value)) return false;
    return count > 0 && !(leavesAll && count === total);
  });
}

/** Facets with values, in display order, their values in the shop's texts, of a list of `total` products. */
export function facetViews(
  facets: readonly Facet[],
  wording: FormatContext,
  total = Infinity,
): FacetView[] {
  return FACETS.flatMap((id) => facets.filter((facet) => facet.id === id))
    .map((facet) => ({ id: facet.id, values: usefulValues(facet, total) }))
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

/** A value without a text, such as one from a URL, is shown as it is. */
function labelOf(
  id: FacetId,
  { value, label }: Facet['values'][number],
  { t, money }: FormatContext,
): string {
  if (id === 'price') return priceLabel(value, { t, money });
  const labels = FACET_LABELS[id];
  if (labels === undefined) return label;
  const key = `${labels}.${value}` as TextKey;
  const text = t(key);
  return text === `catalogue.${key}` ? label : text;
}

/** `200-500` in cents; the lowest class begins at 0, the highest is open. */
function priceLabel(value: string, { t, money }: Pick<FormatContext, 't' | 'money'>): string {
  const [from = '', to = ''] = value.split('-');
  if (to === '') return t('facet.priceFrom', { amount: money(Number(from)) });
  if (Number(from) === 0) return t('facet.priceUpTo', { amount: money(Number(to)) });
  return `${money(Number(from))} – ${money(Number(to))}`;
}
