import type { Product } from '@larder/contracts/catalogue';

/** Fields of a product group: named products, those of a category, or else the most bought ones. */
export interface GroupFields {
  readonly title: string;
  readonly categorySlug?: string | undefined;
  readonly skus?: readonly string[] | undefined;
  readonly offer?: 'reduced' | 'loyalty' | undefined;
  readonly limit: number;
  readonly moreLink?: string | undefined;
}

export function groupQuery({ skus, offer, limit }: Pick<GroupFields, 'skus' | 'offer' | 'limit'>) {
  return {
    query: { pageSize: limit, ...(skus && { skus: skus.join(',') }), ...(offer && { offer }) },
  };
}

export function categoryGroupQuery(
  { offer, limit }: Pick<GroupFields, 'offer' | 'limit'>,
  slug: string,
) {
  return { params: { slug }, query: { pageSize: limit, ...(offer && { offer }) } };
}

/** Named products in the order in which they are named; others as they come. */
export function inOrder(products: readonly Product[], skus: readonly string[] | undefined) {
  if (!skus) return products;
  return [...products].sort((a, b) => skus.indexOf(a.sku) - skus.indexOf(b.sku));
}
