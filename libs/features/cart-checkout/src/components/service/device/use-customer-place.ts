import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '@larder/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { postcodeApi } from '../../../api/postcode-api.js';
import { savedDelivery } from '../../checkout/contact/saved-addresses.js';
import type { Destination } from '../destination.js';
import { useOwnStore } from './use-own-store.js';

const noopSubscribe = () => () => undefined;
const always = () => true;
const nobody = () => undefined;

interface CustomerPlace {
  /** Undefined where the customer has neither, or the shop does not deliver there. */
  readonly place: Destination | undefined;
  /** False until both is known. */
  readonly isSettled: boolean;
}

/** Where the customer has orders delivered, with the area that delivers it, or else collects them. */
export function useCustomerPlace(): CustomerPlace {
  const account = useCapability(currentCustomer);
  const { subscribe = noopSubscribe, get = nobody, settled = always } = account ?? {};
  const customer = useSyncExternalStore(subscribe, get);
  const isKnown = useSyncExternalStore(subscribe, settled);
  const postalCode = savedDelivery(customer)?.postalCode;
  const { currentData, isError } = postcodeApi.useGetPostcodeServiceQuery(
    postalCode === undefined ? skipToken : { query: { postalCode } },
  );
  const store = useOwnStore();
  const isAsking = postalCode !== undefined && !currentData && !isError;
  const { delivery, city } = currentData ?? {};
  const { deliveryAreaNumber } = delivery ?? {};
  return {
    isSettled: isKnown && !isAsking && store.isSettled,
    place:
      postalCode === undefined || deliveryAreaNumber === undefined
        ? store.to
        : { distributionType: 'DELIVERY', deliveryAreaNumber, postalCode, city },
  };
}
