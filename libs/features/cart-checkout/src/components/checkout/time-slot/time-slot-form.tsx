import { lazy, Suspense } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { Loading, Notice, Skeleton } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { distributionApi } from '../../../api/distribution-api.js';
import { LoadError } from '../../cart/load-error.js';
import { destinationOf } from '../../service/destination.js';
import { timeSlotQuery } from '../../service/times/time-slot-query.js';
import { useText } from '../../../messages/use-text.js';

/** Many have taken a time slot from the header before they come to the checkout. */
const TimeSlotPicker = lazy(() => import('./time-slot-picker.js'));

interface Props {
  readonly cart: Cart;
  /** Selected where nothing was chosen before. */
  readonly proposed?: string | undefined;
  readonly onSaved: () => void;
}

/** Seconds after which time slots are refetched when the step is opened again. */
const FRESH = 30;

/** Choice of a day, then of a time slot (SLOT-06, 17). */
export default function TimeSlotForm({ cart, proposed, onSaved }: Props) {
  const text = useText();
  const args = timeSlotQuery(destinationOf(cart));
  const { data, isError, refetch } = distributionApi.useGetWindowsQuery(args ?? skipToken, {
    refetchOnMountOrArgChange: FRESH,
  });
  if (isError) return <LoadError onRetry={() => void refetch()} />;
  const loading = (
    <Loading label={text('slot.loading')}>
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </Loading>
  );
  if (!data) return loading;
  if (data.every(({ state }) => state === 'full'))
    return (
      <Notice type="warning" live title={text('slot.noneTitle')}>
        {text('slot.none')}
      </Notice>
    );
  return (
    <Suspense fallback={loading}>
      <TimeSlotPicker {...{ cart, proposed, onSaved }} timeSlots={data} />
    </Suspense>
  );
}
