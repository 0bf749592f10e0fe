import { useCallback, useEffect, useRef } from 'react';
import { saveFormValues, readFormValues, useFeature } from '@larder/platform';
import { accountOf } from '../../state/account/account.js';
import type { Values } from './problems.js';

interface StoredFormOptions {
  /** Names the form's draft in this tab; without a name nothing is stored. */
  readonly name: string | undefined;
  readonly initial: Values;
  readonly values: Values;
  readonly fill: (values: Values) => unknown;
}

/**
 * Keeps what is typed in the tab: it is there again after a reload, on the way back, and when a session
 * has ended in the middle. Gives what forgets it.
 */
export function useStoredForm({ name, initial, values, fill }: StoredFormOptions): () => void {
  const account = accountOf(useFeature());
  // Whose form it is, even while the session ends.
  const owner = useRef(account.get()?.id ?? '').current;
  const first = useRef(initial).current;
  const seen = useRef(values);
  const latest = useRef(fill);
  useEffect(() => {
    // Absent on the server: it loads after the page.
    const stored = name === undefined ? {} : readFormValues(name, owner, first);
    if (Object.keys(stored).length > 0) void latest.current({ ...first, ...(stored as Values) });
  }, [name, owner, first]);
  useEffect(() => {
    if (name === undefined || values === seen.current) return;
    seen.current = values;
    saveFormValues(name, owner, values, first);
  }, [name, owner, values, first]);
  return useCallback(() => {
    if (name !== undefined) saveFormValues(name, owner, first, first);
  }, [name, owner, first]);
}
