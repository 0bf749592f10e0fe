import type { Offers, Product } from '@larder/contracts/catalogue';
import type { NavigationNode } from '../navigation-normalise.js';

export interface OfferGroup {
  readonly slug: string;
  readonly name: string;
  readonly products: readonly Product[];
}

/** A department with fewer offers gets no row of its own: most of it would be empty. */
const MIN_OFFERS = 6;

const departmentOf = ({ parentCategories, category }: Product) =>
  (parentCategories[0] ?? category).slug;

/** Offers by department in the order of the menu, then those of departments that have few. */
export function offerGroups(products: readonly Product[], nodes: readonly NavigationNode[]) {
  const groups = nodes
    .map(({ slug, name }): OfferGroup => {
      const own = products.filter((product) => departmentOf(product) === slug);
      return { slug, name, products: own };
    })
    .filter((group) => group.products.length >= MIN_OFFERS);
  const shown = new Set(groups.map(({ slug }) => slug));
  return { groups, others: products.filter((product) => !shown.has(departmentOf(product))) };
}

export interface EndingOffer {
  readonly product: Product;
  /** Its last day, as `2026-11-24`. */
  readonly until: string;
}

/** Offers that end soon; few of them would leave a row half empty, and get none. */
export function endingOffers({ results, endings }: Offers): readonly EndingOffer[] {
  const bySku = new Map(results.map((product) => [product.sku, product]));
  const found = endings.flatMap(({ sku, until }) => {
    const product = bySku.get(sku);
    return product ? [{ product, until }] : [];
  });
  return found.length < MIN_OFFERS ? [] : found;
}
