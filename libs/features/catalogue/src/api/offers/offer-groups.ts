import type { Offers, Product } from '@larder/contracts/catalogue';
import type { NavigationNode } from '../navigation-normalise.js';

export interface OfferGroup {
  readonly slug: string;
  readonly name: string;
  readonly products: readonly Product[];
}

export interface LabelledOffer {
  readonly product: Product;
  /** What it has in common with its neighbours: its last day or its department; may be empty. */
  readonly label: string;
}

/** A department with fewer offers gets no row of its own: most of it would be empty. */
const MIN_OFFERS = 6;

const departmentOf = ({ parentCategories, category }: Product) =>
  (parentCategories[0] ?? category).slug;

/** Offers by department in the order of the menu, then those of departments that have few. */
export function offerGroups(products: readonly Product[], nodes: readonly NavigationNode[]) {
  const all = nodes.map(({ slug, name }): OfferGroup => {
    const own = products.filter((product) => departmentOf(product) === slug);
    return { slug, name, products: own };
  });
  const groups = groupsOf(all, products.length);
  const shown = new Set(groups.map(({ slug }) => slug));
  const few = all.filter(({ slug }) => !shown.has(slug));
  const named = few.flatMap((group) =>
    group.products.map((product): LabelledOffer => ({ product, label: group.name })),
  );
  const known = new Set(nodes.map(({ slug }) => slug));
  const unknown = products.filter((product) => !known.has(departmentOf(product)));
  return { groups, others: [...named, ...unknown.map((product) => ({ product, label: '' }))] };
}

/** The groups with rows of their own; the smallest one makes room where too few would be left over. */
function groupsOf(all: readonly OfferGroup[], total: number): readonly OfferGroup[] {
  const groups = all.filter((group) => group.products.length >= MIN_OFFERS);
  const left = total - groups.reduce((sum, { products }) => sum + products.length, 0);
  if (left === 0 || left >= MIN_OFFERS || groups.length < 2) return groups;
  const least = Math.min(...groups.map(({ products }) => products.length));
  const smallest = groups.findLast(({ products }) => products.length === least);
  return groups.filter((group) => group !== smallest);
}

/** Offers that end soon, the first ones first; few of them would leave a row half empty, and get none. */
export function endingOffers(
  { results, endings }: Offers,
  labelOf: (until: string) => string,
): readonly LabelledOffer[] {
  const bySku = new Map(results.map((product) => [product.sku, product]));
  const found = endings
    .toSorted((a, b) => a.until.localeCompare(b.until))
    .flatMap(({ sku, until }) => {
      const product = bySku.get(sku);
      return product ? [{ product, label: labelOf(until) }] : [];
    });
  return found.length < MIN_OFFERS ? [] : found;
}
