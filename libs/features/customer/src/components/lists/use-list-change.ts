import { useState } from 'react';
import { transient, useFeature } from '@larder/platform';
import { useText } from '../../messages/list-text.js';

/** Runs changes of a list one at a time, and shows a notification on failure. */
export function useListChange() {
  const text = useText();
  const { dispatch } = useFeature();
  const [isBusy, setBusy] = useState(false);
  const attempt = async <T>(
    call: PromiseLike<{ readonly data?: T | undefined }>,
  ): Promise<T | undefined> => {
    setBusy(true);
    const { data } = await call;
    setBusy(false);
    if (!data) dispatch(transient(text('list.failed'), { type: 'error', key: 'list' }));
    return data;
  };
  return { attempt, isBusy };
}
