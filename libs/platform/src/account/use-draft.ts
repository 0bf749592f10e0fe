import { useEffect, useRef } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '../render/host-context.js';
import { readDraft, dropDraft, saveDraft, type DraftValues } from './form-drafts.js';

interface Options {
  readonly form: string;
  readonly initial: DraftValues;
  readonly values: DraftValues;
}

/** Initial values of a profile form: the draft of an ended session, otherwise the given values. */
export function useInitialValues(form: string, initial: DraftValues): DraftValues {
  const owner = useCapability(currentCustomer)?.get()?.id;
  const draft = owner !== undefined && readDraft(form, owner);
  return draft ? { ...initial, ...draft } : initial;
}

/** Saves the draft when the form unmounts because the session has ended. */
export function useDraft(options: Options): void {
  const account = useCapability(currentCustomer);
  const owner = useRef(account?.get()?.id).current;
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const { form } = latest.current;
    if (owner === undefined) return undefined;
    dropDraft(form);
    return () => {
      const { initial, values } = latest.current;
      const isTyped = Object.keys(values).some((name) => values[name] !== initial[name]);
      if (isTyped && account?.get() === undefined) saveDraft(form, owner, values);
    };
  }, [account, owner]);
}
