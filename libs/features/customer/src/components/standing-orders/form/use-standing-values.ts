import { useState } from 'react';
import { useDraft, useInitialValues } from '@larder/platform';
import type { StandingValues } from './standing-values.js';

const written = (values: StandingValues) => ({ values: JSON.stringify(values) });

/** Values of the form; what is begun outlives an ended session (CUST-14). `owner` names what they are of. */
export function useStandingValues(owner: string, initial: StandingValues) {
  const form = `standing-order ${owner}`;
  const begun = useInitialValues(form, written(initial));
  const [values, setValues] = useState(
    () => ({ ...initial, ...JSON.parse(begun['values'] ?? '{}') }) as StandingValues,
  );
  useDraft({ form, initial: written(initial), values: written(values) });
  const set = (change: Partial<StandingValues>) => setValues((old) => ({ ...old, ...change }));
  return [values, set] as const;
}
