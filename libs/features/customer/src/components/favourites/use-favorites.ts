import { useEffect, useRef } from 'react';
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
  return {
    page: error === undefined ? currentData : ('failed' as const),
    again: () => void refetch(),
  };
}
