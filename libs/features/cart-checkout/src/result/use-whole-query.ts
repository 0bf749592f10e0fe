import { useEffect } from 'react';
import { useFeature } from '@larder/platform';
import { leadToResult } from './lead-to-result.js';

/** NAV-70: the cart's own redirects come without a query, which nothing but this page needs. */
export function useWholeQuery(search: URLSearchParams): void {
  const context = useFeature();
  const isWhole = search.has('initiator');
  useEffect(() => {
    if (!isWhole) leadToResult(context);
  }, [context, isWhole]);
}
