import { useEffect, useRef, useState } from 'react';
import { productTile, type ProductPage } from '@larder/contracts/catalogue';
import { useFeature } from '@larder/platform';
import { usePersonalData } from '../personal/use-personal.js';
import { favoritesApi } from '../../api/favorites-api.js';
import { PAGE_SIZE, sourceOf, type FavoritesView } from './favorites-url.js';

/**
 * One page of the customer's products. A removed favourite stays until the page is opened again, so
 * that it can be restored; changes of other tabs are shown at once.
 */
export function useFavorites(view: FavoritesView, customer: string | undefined) {
  const { revision } = usePersonalData().state;
  const { page, sort } = view;
  const offset = (page - 1) * PAGE_SIZE;
  const query = { offset, pageSize: PAGE_SIZE, sort, source: sourceOf(view) };
  const isKnown = customer !== undefined;
  const { currentData, error, refetch } = favoritesApi.useGetFavoriteProductsQuery(
    { query },
    { skip: !isKnown },
  );
  const known = useRef(revision);
  useEffect(() => {
    if (known.current === revision) return;
    known.current = revision;
    if (isKnown) void refetch();
  }, [isKnown, revision, refetch]);
  const hasTiles = useTiles(currentData);
  return {
    page: error !== undefined ? ('failed' as const) : hasTiles ? currentData : undefined,
    retry: () => void refetch(),
  };
}

/** Whether the tiles' code has come: drawn before it, they would have no height, and move what follows. */
function useTiles(page: ProductPage | undefined): boolean {
  const { prepareSlot } = useFeature();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!page) return;
    const tiles = page.results.map((product) => ({ product }));
    const show = () => setReady(true);
    // Code that does not come is the slot's concern: it tries again.
    void prepareSlot(productTile, tiles).then(show, show);
  }, [page, prepareSlot]);
  return isReady;
}
