import { useEffect, useRef } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '../render/host-context.js';
import { draftOf, dropDraft, keepDraft, type Typed } from './drafts.js';

interface Options {
  /** Names the form; nothing is kept of a form without a name. */
  readonly form: string | undefined;
  readonly initial: Typed;
  readonly values: Typed;
}

/** What a form of the profile starts with: what an ended session has interrupted, else the given values. */
export function useStart(form: string | undefined, initial: Typed): Typed {
  const owner = useCapability(currentCustomer)?.get()?.id;
  const draft = form !== undefined && owner !== undefined && draftOf(form, owner);
  return draft ? { ...initial, ...draft } : initial;
}

/** Keeps what was typed when the form goes because the session has ended. */
export function useDraft(options: Options): void {
  const account = useCapability(currentCustomer);
  const owner = useRef(account?.get()?.id).current;
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const { form } = latest.current;
    if (form === undefined || owner === undefined) return undefined;
    dropDraft(form);
    return () => {
      const { initial, values } = latest.current;
      const isTyped = Object.keys(values).some((name) => values[name] !== initial[name]);
      if (isTyped && account?.get() === undefined) keepDraft(form, owner, values);
    };
  }, [account, owner]);
}
