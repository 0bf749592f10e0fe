import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { useCapability, useFeature } from '@larder/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { distributionApi } from '../../../api/distribution-api.js';
import { savedDelivery } from '../../checkout/contact/saved-addresses.js';
import { pickupAddress } from '../pickup/pickup-address.js';

const noopSubscribe = () => () => undefined;
const nobody = () => undefined;

interface OwnStore {
  /** Undefined where the customer has none, or nothing can be collected there. */
  readonly to: DistributionAddress | undefined;
  readonly isSettled: boolean;
}

/** The store of a customer who has saved no address to deliver to: they collect there. */
export function useOwnStore(): OwnStore {
  const { services } = useFeature().tenant;
  const { subscribe = noopSubscribe, get = nobody } = useCapability(currentCustomer) ?? {};
  const customer = useSyncExternalStore(subscribe, get);
  const own = services.clickAndCollect ? customer?.favoriteStore?.storeId : undefined;
  const isAsked = own !== undefined && !savedDelivery(customer);
  const { data, isError } = distributionApi.useGetCheckoutStoresQuery(
    isAsked ? undefined : skipToken,
  );
  const store = isAsked ? data?.find(({ storeId }) => storeId === own) : undefined;
  return { to: store && pickupAddress(store), isSettled: !isAsked || !!data || isError };
}
