import type { ReactNode } from 'react';
import { useTexts } from '@larder/platform';
import { orderChangesApi } from '../../../api/order-changes-api.js';
import { useText as useChangesText } from '../../../messages/after-order/order-changes-text.js';
import { useText } from '../../../messages/use-text.js';
import { formatDateTime } from '../../service/times/format-time-slot.js';

interface Props {
  readonly orderNumber: string;
  readonly pending: ReactNode;
}

/** Until when an order can be changed; the order's status below explains a failure. */
export default function ChangeableUntil({ orderNumber, pending }: Props) {
  const text = useText();
  const changes = useChangesText();
  const texts = useTexts();
  const { data, isError } = orderChangesApi.useGetOrderProgressQuery({ params: { orderNumber } });
  if (!data) return isError ? null : pending;
  const { changeableUntil } = data;
  return (
    <div>
      <dt>{changes('care.deadline')}</dt>
      <dd>
        {changeableUntil === undefined
          ? changes('care.noChange')
          : formatDateTime(text, texts, changeableUntil)}
      </dd>
    </div>
  );
}
