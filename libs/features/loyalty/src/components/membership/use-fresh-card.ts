import { useEffect } from 'react';
import { useFeature } from '@larder/platform';
import { loyaltyApi, ownCard } from '../../api/loyalty-api.js';
import { isCardKnown, keepCard } from '../../state/membership/load-card.js';
import { useMemberCard } from './use-member-card.js';

/**
 * The signed-in customer's card, fetched again where it is shown: points may have changed since the
 * visit began. `isLoading` and `hasFailed` are about a card that is not known otherwise.
 */
export function useFreshCard() {
  const context = useFeature();
  const kept = useMemberCard();
  const { data, error, isError, isFetching, isLoading, refetch } =
    loyaltyApi.useGetCardInfoQuery(ownCard);
  useEffect(() => {
    if (!isFetching) keepCard(context, isError ? { error } : { data });
  }, [context, data, error, isError, isFetching]);
  const isKnown = kept !== undefined || (!isLoading && isCardKnown(isError ? { error } : { data }));
  return { card: kept ?? (isError ? undefined : data), isKnown, hasFailed: !isLoading, refetch };
}
