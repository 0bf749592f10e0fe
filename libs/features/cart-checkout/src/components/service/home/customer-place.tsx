import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { againApi, homeRowQuery } from '../../../api/again-api.js';
import type { Destination } from '../destination.js';
import { useCustomerPlace } from '../device/use-customer-place.js';
import { AskPlace } from './ask-place.js';
import { isWaiting } from './is-waiting.js';
import { KnownPlace } from './known-place.js';
import { leadingOrder } from './leading-order.js';
import { NextOrder } from './next-order.js';
import { PlaceLoading } from './place-loading.js';
import { ReadyOrder } from './ready-order.js';

interface Props {
  /** Undefined where the browser knows no place. */
  readonly to: Destination | undefined;
  readonly chosen: Cart['distributionWindow'];
  /** The field had the focus a moment ago. */
  readonly hasFocus: boolean;
  readonly onAnswered: () => void;
}

/** For a customer: their next order, or where and when a new one comes. */
export default function CustomerPlace({ to, chosen, hasFocus, onAnswered }: Props) {
  const { tenant } = useFeature();
  const isShopping = chosen !== undefined || hasFocus;
  const { data } = againApi.useGetBuyAgainQuery(isShopping ? skipToken : homeRowQuery);
  const order = isShopping ? undefined : leadingOrder(data?.openOrders);
  if (order)
    return isWaiting(order) ? <ReadyOrder order={order} /> : <NextOrder order={order} to={to} />;
  if (to) return <KnownPlace to={to} chosen={chosen} hasFocus={hasFocus} />;
  if (!tenant.services.delivery) return <AskPlace onAnswered={onAnswered} />;
  return <OwnPlace onAnswered={onAnswered} />;
}

/** Their own address, or the question without one. */
function OwnPlace({ onAnswered }: Pick<Props, 'onAnswered'>) {
  const { place, isSettled } = useCustomerPlace();
  if (!isSettled) return <PlaceLoading />;
  if (!place) return <AskPlace onAnswered={onAnswered} />;
  return <KnownPlace to={place} chosen={undefined} hasFocus={false} />;
}
