import { useState } from 'react';
import { useFormik } from 'formik';
import { codeOf } from '@larder/platform';
import type { Problems, Values } from './read-form.js';

/** Result of the last submission. */
export type Outcome = 'none' | 'sent' | 'failed' | 'tooMany';

export interface FormTask<V extends Values> {
  readonly initial: V;
  /** Loaded with the schemas when they are needed: what is wrong with the values. */
  readonly check: (values: V) => Promise<Problems>;
  /** Sends the values; returns the error of a refused call. */
  readonly send: (values: V) => Promise<unknown>;
}

/** A form of a block: checked when it is sent, and from then on with every change. */
export function useBlockForm<V extends Values>({ initial, check, send }: FormTask<V>) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [problems, setProblems] = useState<Problems>({});
  const form = useFormik<V>({
    initialValues: initial,
    onSubmit: async (values) => {
      setOutcome('none');
      const found = await check(values);
      setProblems(found);
      if (Object.keys(found).length > 0) return setAttempt((count) => count + 1);
      const error = await send(values);
      if (error === undefined) return setOutcome('sent');
      setOutcome(codeOf(error) === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'failed');
    },
  });
  const change = (field: string, value: unknown) => {
    const values = { ...form.values, [field]: value };
    void form.setFieldValue(field, value);
    if (attempt > 0) void check(values).then(setProblems);
  };
  return { form, attempt, outcome, problems, change };
}

export type BlockForm = ReturnType<typeof useBlockForm>;
