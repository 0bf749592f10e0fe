import type { ReactNode } from 'react';
import { useTexts, useUncachedCall } from '@larder/platform';
import { Button, Loading, Notice, Skeleton } from '@larder/ui';
import { loyaltyApi, untracked } from '../../api/loyalty-api.js';
import { useText } from '../../messages/loyalty-text.js';

interface Props {
  /** Where none was ordered yet; `lookAgain` is for whoever learns that one was, as in another tab. */
  readonly children: (lookAgain: () => void) => ReactNode;
}

/** LOY-18: what has become of the card. */
export function PhysicalCardState({ children }: Props) {
  const text = useText();
  const { date } = useTexts();
  const { answer, again } = useUncachedCall(({ dispatch }) =>
    dispatch(loyaltyApi.endpoints.getPhysicalCardStatus.initiate(undefined, untracked)),
  );
  if (answer === undefined)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  if (answer === null)
    return (
      <Notice type="error" live actions={<Button onClick={again}>{text('retry')}</Button>}>
        {text('failed')}
      </Notice>
    );
  const { status, orderedOn } = answer;
  if (status === 'NOT_ORDERED') return children(again);
  return (
    <Notice type="info" live>
      {text(`physical.${status}`, { date: orderedOn === undefined ? '' : date(orderedOn) })}
    </Notice>
  );
}
