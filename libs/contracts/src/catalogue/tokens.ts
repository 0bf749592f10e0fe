import { routeRef, extensionSlotRef } from '../core/tokens.js';
import type { Facet, Product, ProductDetail } from './types.js';

export const productRoute = routeRef<{ slug: string; sku?: string }>('product-slug', {
  configName: 'product',
  suffix: '/:slug/:sku?',
});
export const productsRoute = routeRef<{ slug?: string }>('products-slug', {
  configName: 'products',
  suffix: '/:slug?',
});
export const categoryRoute = routeRef<{ slug: string }>('category', { suffix: '/:slug' });
export const offersRoute = routeRef('offers');
export const brandsRoute = routeRef('brands');
export const brandRoute = routeRef<{ slug: string }>('brand-slug', {
  configName: 'brands',
  suffix: '/:slug',
});

export interface ProductTileProps {
  readonly product: Product;
  /** Position in its list, from 1; search analytics reports it. */
  readonly position?: number;
  /** True for tiles above the fold, whose images load eagerly. */
  readonly eager?: boolean;
}
export interface ProductSlotProps {
  readonly product: Product;
}

/** The product tile: lists of all features render this slot, never a component. */
export const productTile = extensionSlotRef<ProductTileProps>('productTile', 'one');
/** One line about a product without controls, for suggestions; rendered inside a link or option. */
export const productLine = extensionSlotRef<ProductSlotProps>('productLine', 'one');
/** Controls at the bottom of the tile, such as add to cart. */
export const tileActions = extensionSlotRef<ProductSlotProps>('tileActions');
/** Additional lines below the tile's price, such as a member price. */
export const tilePrice = extensionSlotRef<ProductSlotProps>('tilePrice');
/** Badges over the tile's image. */
export const tileBadges = extensionSlotRef<ProductSlotProps>('tileBadges');
/** Buttons in the tile's corner, such as the favourite button. */
export const tileCorner = extensionSlotRef<ProductSlotProps>('tileCorner');
/** What a shopper decides before adding the product, above the purchase controls of its page. */
export const productTerms = extensionSlotRef<{ readonly product: ProductDetail }>('productTerms');
/** The purchase controls of the product page. */
export const productActions = extensionSlotRef<ProductSlotProps>('productActions');
/**
 * Notes about a product in lists of lines, such as suggestions, the cart or a recipe. They contain no
 * interactive elements.
 */
export const productNotes = extensionSlotRef<{
  readonly sku: string;
  /** In a list of what this shopper buys, where no product needs to say that they like it. */
  readonly hasOnlyWarnings?: boolean;
}>('productNotes');
/** Additional sections of the product page. */
export const productDetails = extensionSlotRef<{ readonly product: ProductDetail }>(
  'productDetails',
);

export interface FacetGroupsProps {
  readonly facets: readonly Facet[];
  /** URL of the list with this value added, or removed if it is selected. */
  readonly hrefOf: (id: Facet['id'], value: string) => string;
}
/** Facet values as labelled links, for product lists outside of the catalogue. */
export const facetGroups = extensionSlotRef<FacetGroupsProps>('facetGroups', 'one');
