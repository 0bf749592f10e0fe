import type { Product } from '@larder/contracts/catalogue';
import type { NavigationNode } from './navigation-normalise.js';

/** The most bought offers; each department links to all of its own. */
export const offersQuery = { query: { pageSize: 96, offer: 'reduced' } };

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
