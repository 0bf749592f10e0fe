import { useMemo, useState } from 'react';
import { useStoredForm } from '../../forms/use-stored-form.js';
import type { StandingValues } from './standing-values.js';

/** Consent is given anew each time, never remembered. */
const written = (values: StandingValues) => ({
  values: JSON.stringify({ ...values, isAgreed: false }),
});

/**
 * Values of the form; what is begun outlives a reload and an ended session (CUST-14), until `forget`.
 * `owner` names what they are of.
 */
export function useStandingValues(owner: string, initial: StandingValues) {
  const [values, setValues] = useState(initial);
  const forget = useStoredForm({
    name: `standing-order ${owner}`,
    initial: written(initial),
    values: useMemo(() => written(values), [values]),
    fill: (stored) =>
      setValues({
        ...initial,
        ...(JSON.parse(stored['values'] ?? '{}') as Partial<StandingValues>),
      }),
  });
  const set = (change: Partial<StandingValues>) => setValues((old) => ({ ...old, ...change }));
  return [values, set, forget] as const;
}
