import { productTile, type ProductPage } from '@larder/contracts/catalogue';
import { PageError, type FeatureContext } from '@larder/platform';
import type { Listing } from '../../api/listing.js';

/** Prepares the tiles of a listing; a page behind its last one does not exist. */
export function prepareTiles(context: FeatureContext, listing: Listing, page: ProductPage) {
  if (listing.page > 1 && page.results.length === 0)
    throw new PageError(404, `Page Not Found: page ${listing.page}`);
  return context.prepareSlot(
    productTile,
    page.results.map((product) => ({ product })),
  );
}
