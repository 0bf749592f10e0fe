import { useEffect, useMemo, useRef, useState } from 'react';
import { useStoredForm } from '../../forms/use-stored-form.js';
import type { StandingValues } from './standing-values.js';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const pick = (
  from: StandingValues,
  wanted: (name: keyof StandingValues) => boolean,
): Partial<StandingValues> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => wanted(name as keyof StandingValues)));

/** What was changed. Consent is given each time, never remembered. */
const written = (values: StandingValues, initial: StandingValues) => ({
  values: JSON.stringify(
    pick(values, (name) => name !== 'isAgreed' && !isSame(values[name], initial[name])),
  ),
});

/** What the customer has changed stays; the rest becomes what another tab has saved in between. */
function merged(mine: StandingValues, before: StandingValues, now: StandingValues) {
  const next = { ...mine, ...pick(now, (name) => isSame(mine[name], before[name])) };
  // They have not agreed to what they have not seen.
  return isSame(next, mine) ? mine : { ...next, isAgreed: false };
}

/**
 * Values of the form; what is begun outlives a reload and an ended session (CUST-14), until `forget`.
 * `owner` names what they are of.
 */
export function useStandingValues(owner: string, initial: StandingValues) {
  const [values, setValues] = useState(initial);
  const base = useRef(initial);
  const forget = useStoredForm({
    name: `standing-order ${owner}`,
    initial: written(initial, initial),
    values: useMemo(() => written(values, base.current), [values]),
    fill: (stored) =>
      setValues({
        ...initial,
        ...(JSON.parse(stored['values'] ?? '{}') as Partial<StandingValues>),
      }),
  });
  useEffect(() => {
    const before = base.current;
    if (isSame(before, initial)) return;
    base.current = initial;
    setValues((mine) => merged(mine, before, initial));
  }, [initial]);
  const set = (change: Partial<StandingValues>) => setValues((old) => ({ ...old, ...change }));
  return [values, set, forget] as const;
}
