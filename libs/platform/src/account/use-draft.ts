import { useEffect, useRef } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '../render/host-context.js';
import { draftOf, dropDraft, keepDraft, type Typed } from './drafts.js';

interface Options {
  readonly form: string;
  readonly initial: Typed;
  readonly values: Typed;
}

/** What a form of the profile starts with: what an ended session has interrupted, else the given values. */
export function useStart(form: string, initial: Typed): Typed {
  const owner = useCapability(currentCustomer)?.get()?.id;
  const draft = owner !== undefined && draftOf(form, owner);
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
    if (owner === undefined) return undefined;
    dropDraft(form);
    return () => {
      const { initial, values } = latest.current;
      const isTyped = Object.keys(values).some((name) => values[name] !== initial[name]);
      if (isTyped && account?.get() === undefined) keepDraft(form, owner, values);
    };
  }, [account, owner]);
}
