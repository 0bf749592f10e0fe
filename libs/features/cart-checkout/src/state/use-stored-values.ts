import { useRef, useState } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { readFormValues, saveFormValues, useCapability } from '@larder/platform';

/**
 * Values of a form that nobody wants to type again: they outlive a reload, a closed dialog and the end
 * of a session, for the same visitor in this tab, until they are forgotten. `form` names them.
 */
export function useStoredValues<T extends Readonly<Record<string, unknown>>>(
  form: string,
  initial: T,
) {
  const account = useCapability(currentCustomer);
  // Whose form it is, even while the session ends.
  const owner = useRef(account?.get()?.id ?? '').current;
  const first = useRef(initial).current;
  const [values, setValues] = useState<T>(() => ({
    ...first,
    ...readFormValues(form, owner, first),
  }));
  const set = (change: Partial<T>) => {
    const next = { ...values, ...change };
    setValues(next);
    saveFormValues(form, owner, next, first);
  };
  const forget = () => saveFormValues(form, owner, first, first);
  return { values, set, forget };
}
