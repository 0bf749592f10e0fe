import { routeRef, extensionSlotRef } from '../tokens.js';
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
export const brandsRoute = routeRef('brands');
export const brandRoute = routeRef<{ slug: string }>('brand-slug', {
  configName: 'brands',
  suffix: '/:slug',
});

export interface ProductTileProps {
  readonly product: Product;
  /** Position in its list, from 1; search analytics reports it. */
  readonly position?: number;
  /** True for the tiles above the fold, whose pictures load eagerly. */
  readonly eager?: boolean;
}
export interface ProductSlotProps {
  readonly product: Product;
}

/** The tile itself: lists of every feature render this place, never a component. */
export const productTile = extensionSlotRef<ProductTileProps>('productTile', 'one');
/** One line of a product without controls, for lists of suggestions; goes inside a link or option. */
export const productLine = extensionSlotRef<ProductSlotProps>('productLine', 'one');
/** Controls at the tile's foot, such as add to cart. */
export const tileActions = extensionSlotRef<ProductSlotProps>('tileActions');
/** Extra lines below the tile's price, such as a member price. */
export const tilePrice = extensionSlotRef<ProductSlotProps>('tilePrice');
/** Marks over the tile's picture. */
export const tileBadges = extensionSlotRef<ProductSlotProps>('tileBadges');
/** Buttons in the tile's corner, such as the heart. */
export const tileCorner = extensionSlotRef<ProductSlotProps>('tileCorner');
/** The buying controls of the product page. */
export const productActions = extensionSlotRef<ProductSlotProps>('productActions');
/**
 * Words about a product in lists of lines, such as suggestions, the cart or a recipe: what the visitor
 * should know of it. Nothing in it can be pressed.
 */
export const productNotes = extensionSlotRef<{ readonly sku: string }>('productNotes');
/** Further sections of the product page. */
export const productDetails = extensionSlotRef<{ readonly product: ProductDetail }>(
  'productDetails',
);

export interface FacetGroupsProps {
  readonly facets: readonly Facet[];
  /** Address of the list with one value more, or with a chosen one less. */
  readonly hrefOf: (id: Facet['id'], value: string) => string;
}
/** The values of facets as links in the shop's words, for lists of products outside of the catalogue. */
export const facetGroups = extensionSlotRef<FacetGroupsProps>('facetGroups', 'one');
