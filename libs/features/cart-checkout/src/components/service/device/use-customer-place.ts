import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import type { DeliveryPlace } from '@larder/contracts/distribution';
import { useCapability } from '@larder/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { postcodeApi } from '../../../api/postcode-api.js';
import { savedDelivery } from '../../checkout/contact/saved-addresses.js';

const noopSubscribe = () => () => undefined;
const always = () => true;
const nobody = () => undefined;

interface CustomerPlace {
  /** Undefined where the customer has no address, or the shop does not deliver there. */
  readonly place: DeliveryPlace | undefined;
  /** False until both is known. */
  readonly isSettled: boolean;
}

/** Where the customer has orders delivered, with the area that the shop delivers it from. */
export function useCustomerPlace(): CustomerPlace {
  const account = useCapability(currentCustomer);
  const { subscribe = noopSubscribe, get = nobody, settled = always } = account ?? {};
  const customer = useSyncExternalStore(subscribe, get);
  const isKnown = useSyncExternalStore(subscribe, settled);
  const postalCode = savedDelivery(customer)?.postalCode;
  const { currentData, isError } = postcodeApi.useGetPostcodeServiceQuery(
    postalCode === undefined ? skipToken : { query: { postalCode } },
  );
  const isAsking = postalCode !== undefined && !currentData && !isError;
  const { delivery, city } = currentData ?? {};
  const { deliveryAreaNumber } = delivery ?? {};
  return {
    isSettled: isKnown && !isAsking,
    place:
      postalCode === undefined || deliveryAreaNumber === undefined
        ? undefined
        : { distributionType: 'DELIVERY', deliveryAreaNumber, postalCode, city },
  };
}
