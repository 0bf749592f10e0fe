import { useEffect, useState } from 'react';
import { useFeature } from '@larder/platform';
import { distributionApi } from '../../../api/distribution-api.js';

/** Minimum number of characters for an address search. */
const MIN_QUERY_LENGTH = 3;
/** Debounce of the suggestions in milliseconds. */
const DEBOUNCE_MS = 200;

/** Suggestions for a half-typed address of the shop's country (SLOT-12). */
export function usePlaceSuggestions(typed: string) {
  const { tenant } = useFeature();
  const query = useDebouncedValue(typed.trim());
  const isLongEnough = query.length >= MIN_QUERY_LENGTH;
  const { data, currentData, isFetching, isError } = distributionApi.useGetPlacesQuery(
    { query: { q: query, addressOnly: 'true', restrictCountry: tenant.country } },
    { skip: !isLongEnough },
  );
  return {
    // The last ones stay until the next are there: one is about to be picked as the typing ends.
    places: (isLongEnough && !isError && data) || [],
    isSearching: isLongEnough && isFetching,
    // ERR-27: a search that fails has found nothing; the address can be typed all the same.
    isAnswered: isLongEnough && (isError || currentData !== undefined),
  };
}

function useDebouncedValue(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
