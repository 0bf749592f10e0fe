import { useEffect, useRef, useState } from 'react';
import { readDraft, dropDraft, saveDraft, useFeature } from '@larder/platform';
import { accountOf } from '../../state/account/account.js';
import type { Values } from './problems.js';

/**
 * What was ticked in a form that has nothing to type, beside what is stored. It outlives an ended
 * session like what is typed does, for the same customer.
 */
export function useChoices(form: string) {
  const account = accountOf(useFeature());
  const owner = useRef(account.get()?.id).current;
  const [changed, setChanged] = useState<Values>(() =>
    owner === undefined ? {} : (readDraft(form, owner) ?? {}),
  );
  const latest = useRef(changed);
  latest.current = changed;
  useEffect(() => {
    dropDraft(form);
    return () => {
      const isChanged = Object.keys(latest.current).length > 0;
      if (owner !== undefined && isChanged && account.get() === undefined)
        saveDraft(form, owner, latest.current);
    };
  }, [account, form, owner]);
  return {
    /** Whether a choice is ticked, from whether it is stored so. */
    isOn: (name: string, isStored: boolean) =>
      changed[name] === undefined ? isStored : changed[name] === 'true',
    choose: (name: string, isOn: boolean) =>
      setChanged((all) => ({ ...all, [name]: String(isOn) })),
    changed,
    /** Resets to the stored values, except those changed again after `sent`. */
    settle: (sent: Values) =>
      setChanged((all) =>
        Object.fromEntries(Object.entries(all).filter(([name, isOn]) => isOn !== sent[name])),
      ),
  };
}
