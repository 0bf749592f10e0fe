import { useEffect, useRef } from 'react';
import { isSignedOut, saveFormValues, readFormValues, useFeature } from '@larder/platform';
import { useCustomer } from '../audience/use-customer.js';
import { prefillNames, prefillOf } from './prefill.js';
import type { Values } from './read-form.js';
import type { Outcome } from './use-block-form.js';

const nothingKnown: Values = Object.fromEntries(prefillNames.map((name) => [name, '']));

interface Filled {
  /** Names the form in this tab. */
  readonly name: string;
  /** Displayed fields: no other one is prefilled, because it would be sent unseen. */
  readonly fields: readonly string[];
  readonly values: Values;
  readonly outcome: Outcome;
  /** An anonymous form takes nothing from the customer. */
  readonly isAnonymous: boolean;
  readonly fill: (values: Values) => void;
}

/**
 * Prefills a customer's data after login, and clears it after logout (FORM-80, 81). Typed values take
 * precedence, and are restored after a reload and on the way back.
 */
export function usePrefill(filled: Filled): void {
  const { name, values, outcome, isAnonymous } = filled;
  const { locale, tenant } = useFeature();
  const customer = useCustomer();
  const owner = customer?.id ?? '';
  const form = `form ${name}`;
  const wasFilled = useRef(false);
  const isAfterwards = useRef(isSignedOut()).current;
  const initialValues = useRef(values);
  const seen = useRef(values);
  const latest = useRef(filled);
  useEffect(() => {
    latest.current = filled;
  });
  useEffect(() => {
    const { fields, fill } = latest.current;
    const shown = (given: Values) =>
      Object.fromEntries(Object.entries(given).filter(([field]) => fields.includes(field)));
    const today = new Date().toISOString().slice(0, 10);
    const empty = wasFilled.current ? nothingKnown : {};
    const known =
      customer && !isAnonymous ? prefillOf(customer, { locale: locale.code, today }) : empty;
    wasFilled.current = customer !== undefined && !isAnonymous;
    initialValues.current = { ...initialValues.current, ...shown(known) };
    const given = shown({ ...known, ...readFormValues(form, owner, initialValues.current) });
    if (Object.keys(given).length > 0) fill(given);
  }, [customer, form, owner, isAnonymous, locale.code]);
  const stored = customer?.billingAddress?.phoneNumber;
  useEffect(() => {
    if (stored === undefined || isAnonymous) return;
    const isUntouched = () => latest.current.values['telephoneNumber'] === stored;
    let isWanted = latest.current.fields.includes('telephoneNumber');
    // The numbering plans come after the form: until then the number is shown as it is stored.
    const format = async () => {
      const { shownPhone } = await import('./format-phone.js');
      const telephoneNumber = shownPhone(stored, tenant.country);
      if (!isWanted || !isUntouched()) return;
      initialValues.current = { ...initialValues.current, telephoneNumber };
      latest.current.fill({ telephoneNumber });
    };
    if (isWanted) void format().catch(() => undefined);
    return () => void (isWanted = false);
  }, [stored, isAnonymous, tenant.country]);
  useEffect(() => {
    if (values === seen.current && outcome !== 'sent') return;
    seen.current = values;
    // A deliberate logout clears everything; a form that was started afterwards is a guest's own.
    if (isSignedOut() && !isAfterwards) return;
    saveFormValues(form, owner, values, outcome === 'sent' ? values : initialValues.current);
  }, [form, owner, values, outcome, isAfterwards]);
}
