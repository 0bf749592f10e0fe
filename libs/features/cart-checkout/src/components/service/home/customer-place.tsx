import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '@larder/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { postcodeApi } from '../../../api/postcode-api.js';
import { savedDelivery } from '../../checkout/contact/saved-addresses.js';
import { AskPlace } from './ask-place.js';
import { KnownPlace } from './known-place.js';

interface Props {
  readonly onAnswered: () => void;
}

const noopSubscribe = () => () => undefined;
const always = () => true;
const nobody = () => undefined;

/** For a customer whose browser knows no place: their own address, or the question without one. */
export default function CustomerPlace({ onAnswered }: Props) {
  const account = useCapability(currentCustomer);
  const { subscribe = noopSubscribe, get = nobody, settled = always } = account ?? {};
  const customer = useSyncExternalStore(subscribe, get);
  const isSettled = useSyncExternalStore(subscribe, settled);
  const postalCode = savedDelivery(customer)?.postalCode;
  const { currentData, isError } = postcodeApi.useGetPostcodeServiceQuery(
    postalCode === undefined ? skipToken : { query: { postalCode } },
  );
  const isAsking = postalCode !== undefined && !currentData && !isError;
  if (!isSettled || isAsking) return null;
  const { delivery, city } = currentData ?? {};
  if (postalCode === undefined || !delivery) return <AskPlace onAnswered={onAnswered} />;
  const { deliveryAreaNumber } = delivery;
  return (
    <KnownPlace
      to={{ distributionType: 'DELIVERY', deliveryAreaNumber, postalCode, city }}
      chosen={undefined}
      hasFocus={false}
    />
  );
}
