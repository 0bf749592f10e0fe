import { useState } from 'react';
import type {
  StandingOrder,
  StandingOrderChange,
} from '@larder/contracts/shopping/standing-orders';
import { codeOf, transient, useFeature } from '@larder/platform';
import { standingApi } from '../../api/standing-api.js';
import { useText } from '../../messages/standing-text.js';

export type Attempt = (
  call: PromiseLike<{ readonly data?: StandingOrder | undefined; readonly error?: unknown }>,
  done?: (order: StandingOrder) => string,
) => Promise<boolean>;

/** Nothing else on the page says it, so it stays as long as it takes to read. */
export const failure = { type: 'error', key: 'standing', duration: 5000 } as const;

/** Runs one change after the other, and tells how it went. */
export function useStandingChange(id: string) {
  const text = useText();
  const { dispatch } = useFeature();
  const [isBusy, setBusy] = useState(false);
  const [change] = standingApi.useChangeStandingMutation();
  const [read] = standingApi.useLazyGetStandingQuery();
  const params = { id };
  const attempt: Attempt = async (call, done) => {
    setBusy(true);
    const { data, error } = await call;
    setBusy(false);
    if (data) {
      if (done) dispatch(transient(done(data), { type: 'success', key: 'standing' }));
      return true;
    }
    const isOutdated = codeOf(error) === 'CONFLICT';
    if (isOutdated) void read({ params });
    const why = text(isOutdated ? 'standing.conflict' : 'standing.failed');
    dispatch(transient(why, failure));
    return false;
  };
  const save = (body: StandingOrderChange) =>
    attempt(change({ params, body }), () => text('standing.saved'));
  return { attempt, save, isBusy };
}
