import type { Facet, Product } from '@larder/contracts/catalogue';
import type { Item } from './catalogue.js';
import { slugsOf } from './catalogue.js';

export type FacetId = Facet['id'];
export type Filters = { readonly [K in FacetId]?: readonly string[] | undefined };

interface Value {
  readonly value: string;
  readonly label: string;
}
const plain = (value: string | undefined): Value[] =>
  value === undefined ? [] : [{ value, label: value }];

const diets = ['organic', 'vegan', 'vegetarian', 'gluten-free', 'lactose-free'];

/** The price of the package or, as it is shown, of the step of weighed goods. */
export function shownPrice({ price, weightArticle, quantityStepSize }: Product): number {
  return weightArticle ? (price.regular.value * quantityStepSize) / 1000 : price.regular.value;
}

/** Values of a product by facet. Price ranges, offers and allergens are not offered as facets. */
export const facetValues: Partial<Record<FacetId, (item: Item) => Value[]>> = {
  category: ({ product: { category } }) => [{ value: category.slug, label: category.name }],
  brand: ({ product: { brand } }) => (brand ? [{ value: brand.slug, label: brand.name }] : []),
  diet: ({ product }) => product.marks.filter((mark) => diets.includes(mark)).flatMap(plain),
  grade: ({ detail }) => plain(detail.grade),
  origin: ({ detail }) => plain(detail.origin),
  availability: ({ product }) => plain(product.availability),
};

/** In these a further choice leaves less. */
const narrowing: ReadonlySet<FacetId> = new Set(['diet']);

function valuesOf(id: FacetId, item: Item): string[] {
  if (id === 'category') return slugsOf(item.product);
  return (facetValues[id]?.(item) ?? []).map(({ value }) => value);
}

function passes(id: FacetId, chosen: readonly string[], item: Item): boolean {
  const own = valuesOf(id, item);
  const has = (value: string) => own.includes(value);
  return narrowing.has(id) ? chosen.every(has) : chosen.some(has);
}

export const facetIds = ['category', 'brand', 'diet', 'grade', 'origin', 'availability'] as const;

/** Items that the choices of every facet leave; one facet can be left aside. */
export function filtered(
  items: readonly Item[],
  filters: Filters,
  aside?: FacetId,
): readonly Item[] {
  const active = facetIds.filter((id) => id !== aside && (filters[id]?.length ?? 0) > 0);
  return items.filter((item) => active.every((id) => passes(id, filters[id] ?? [], item)));
}

/** The facet with what each of its values leaves. */
export function countFacet(items: readonly Item[], filters: Filters, id: FacetId): Facet {
  const chosen = filters[id] ?? [];
  const counted = new Map<string, { label: string; count: number }>();
  for (const value of chosen) counted.set(value, { label: value, count: 0 });
  for (const item of filtered(items, filters, narrowing.has(id) ? undefined : id))
    for (const { value, label } of facetValues[id]?.(item) ?? [])
      counted.set(value, { label, count: (counted.get(value)?.count ?? 0) + 1 });
  const values = [...counted].map(([value, { label, count }]) => ({
    value,
    label,
    count,
    selected: chosen.includes(value),
  }));
  return { id, values: values.toSorted((a, b) => b.count - a.count).slice(0, 50) };
}
