import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability, useFeature } from '@larder/platform';
import { prefillNames, prefillOf } from './prefill.js';

const never = () => () => undefined;
const nobody = () => undefined;

/** Fills in what is known of a customer when one appears, and empties it when it goes (FORM-80, 81). */
export function usePrefill(fill: (values: Readonly<Record<string, string>>) => void): void {
  const source = useCapability(currentCustomer);
  const { locale } = useFeature();
  const customer = useSyncExternalStore(source?.subscribe ?? never, source?.get ?? nobody, nobody);
  const wasFilled = useRef(false);
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    if (customer) {
      const today = new Date().toISOString().slice(0, 10);
      latest.current(prefillOf(customer, { locale: locale.code, today }));
    } else if (wasFilled.current)
      latest.current(Object.fromEntries(prefillNames.map((name) => [name, ''])));
    wasFilled.current = customer !== undefined;
  }, [customer, locale.code]);
}
