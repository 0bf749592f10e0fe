import { useCallback, useEffect, useState } from 'react';
import type { ProductPage } from '@larder/contracts/catalogue';
import { useFeature } from '@larder/platform';
import { untracked } from '../../api/session-api.js';
import { usePersonalData } from '../personal/use-personal.js';
import { favoritesApi } from '../../api/favorites-api.js';
import { PAGE_SIZE, sourceOf, type FavoritesView } from './favorites-url.js';

type Answer = { readonly of: string; readonly page: ProductPage | 'failed' };

/**
 * One page of the customer's products. What is no favourite any more stays where it is until the page
 * is opened anew, so that a press by mistake can be taken back; changes of other tabs are shown at once.
 */
export function useFavorites(view: FavoritesView, customer: string | undefined) {
  const { dispatch } = useFeature();
  const { revision } = usePersonalData().state;
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  const { page: number, sort } = view;
  const source = sourceOf(view);
  const asked = `${customer} ${source} ${sort} ${number}`;
  useEffect(() => {
    if (customer === undefined) return;
    let isCurrent = true;
    const query = { offset: (number - 1) * PAGE_SIZE, pageSize: PAGE_SIZE, sort, source };
    const { getFavoriteProducts } = favoritesApi.endpoints;
    void dispatch(getFavoriteProducts.initiate({ query }, untracked)).then(({ data }) => {
      if (isCurrent) setAnswer({ of: asked, page: data ?? 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, customer, asked, number, sort, source, revision, tries]);
  const again = useCallback(() => setTries((known) => known + 1), []);
  return { page: answer?.of === asked ? answer.page : undefined, again };
}
