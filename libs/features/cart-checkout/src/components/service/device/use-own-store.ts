import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { useCapability, useFeature } from '@larder/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { distributionApi } from '../../../api/distribution-api.js';
import { pickupAddress } from '../pickup/pickup-address.js';
import { ownStoreId } from './own-place.js';

const noopSubscribe = () => () => undefined;
const nobody = () => undefined;

interface OwnStore {
  /** Undefined where the customer has none, or nothing can be collected there. */
  readonly to: DistributionAddress | undefined;
  readonly isSettled: boolean;
}

/** The store of a customer who has saved no address to deliver to: they collect there. */
export function useOwnStore(): OwnStore {
  const { tenant } = useFeature();
  const { subscribe = noopSubscribe, get = nobody } = useCapability(currentCustomer) ?? {};
  const customer = useSyncExternalStore(subscribe, get);
  const own = ownStoreId(tenant, customer);
  const { data, isError } = distributionApi.useGetCheckoutStoresQuery(
    own === undefined ? skipToken : undefined,
  );
  const store = data?.find(({ storeId }) => storeId === own);
  return { to: store && pickupAddress(store), isSettled: own === undefined || !!data || isError };
}
