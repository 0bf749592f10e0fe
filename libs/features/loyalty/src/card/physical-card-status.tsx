import type { ReactNode } from 'react';
import { useTexts, useCalled } from '@larder/platform';
import { Loading, Notice, Skeleton } from '@larder/ui';
import { loyaltyApi, untracked } from '../api/loyalty-api.js';
import { useText } from '../texts/loyalty-text.js';

/** LOY-18: what has become of the card; `children` where none was ordered yet. */
export function PhysicalCardState({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const { date } = useTexts();
  const { answer } = useCalled(({ dispatch }) =>
    dispatch(loyaltyApi.endpoints.getPhysicalCardStatus.initiate(undefined, untracked)),
  );
  if (answer === undefined)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  if (answer === null) return <Notice type="error">{text('failed')}</Notice>;
  const { status, orderedOn } = answer;
  if (status === 'NOT_ORDERED') return children;
  return (
    <Notice type="info">
      {text(`physical.${status}`, { date: orderedOn === undefined ? '' : date(orderedOn) })}
    </Notice>
  );
}
