import type { ReactNode } from 'react';
import { useTexts } from '@larder/platform';
import { Button, Loading, Notice, Skeleton } from '@larder/ui';
import { loyaltyApi } from '../../api/loyalty-api.js';
import { useText } from '../../messages/loyalty-text.js';

interface Props {
  /** Shown if none was ordered yet. */
  readonly children: ReactNode;
}

/** LOY-18: status of the ordered card. */
export function PhysicalCardState({ children }: Props) {
  const text = useText();
  const { date } = useTexts();
  const { data, isLoading, isError, refetch } = loyaltyApi.useGetPhysicalCardStatusQuery();
  if (isLoading)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  if (isError || !data)
    return (
      <Notice
        type="error"
        live
        actions={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
      >
        {text('failed')}
      </Notice>
    );
  const { status, orderedOn } = data;
  if (status === 'NOT_ORDERED') return children;
  return (
    <Notice type="info" live>
      {text(`physical.${status}`, { date: orderedOn === undefined ? '' : date(orderedOn) })}
    </Notice>
  );
}
