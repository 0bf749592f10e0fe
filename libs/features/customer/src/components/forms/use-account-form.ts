import { useState } from 'react';
import { useFormik } from 'formik';
import { codeOf, isCallError } from '@larder/platform';
import type { TextKey } from '../../messages/account-text.js';
import type { Problem, Problems, Values } from './problems.js';
import { useStoredForm } from './use-stored-form.js';

export type Failure = Extract<TextKey, `failed.${string}`>;

interface Task {
  readonly initial: Values;
  /** Name of the form's draft, if typed values are stored; passwords never are. */
  readonly storedAs?: string;
  /** Loaded with the schemas when they are needed: what is wrong with the values. */
  readonly check: (values: Values) => Promise<Problems>;
  /**
   * Sends the values; returns the error of a refused call. Reports while the browser solves a captcha.
   */
  readonly send: (values: Values, onProving: (isProving: boolean) => void) => Promise<unknown>;
  /** Field errors by code, in addition to the general ones. */
  readonly fieldOf?: Readonly<Record<string, readonly [field: string, key: Problem['key']]>>;
  /** The same for the form as a whole. */
  readonly failureOf?: Readonly<Record<string, Failure>>;
}

const failures: Readonly<Record<string, Failure>> = {
  INVALID_CREDENTIALS: 'failed.credentials',
  TOO_MANY_REQUESTS: 'failed.tooMany',
  CAPTCHA_REFUSED: 'failed.captcha',
  TOKEN_INVALID: 'failed.token',
  UNAUTHORIZED: 'failed.session',
};

/**
 * A form of the account: validated on submit, and from then on with every change. Typed values are
 * never lost.
 */
export function useAccountForm({ initial, storedAs: stored, check, send, ...mapping }: Task) {
  const { fieldOf = {}, failureOf = {} } = mapping;
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [isProving, setProving] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const form = useFormik<Values>({
    initialValues: initial,
    onSubmit: async (values) => {
      setFailure(undefined);
      const found = await check(values);
      if (Object.keys(found).length > 0) return refuse(found);
      setProblems({});
      const error = await send(values, setProving);
      if (error === undefined) return forget();
      const code = codeOf(error) ?? '';
      const at = fieldOf[code];
      if (at) return refuse({ [at[0]]: { key: at[1] } });
      const refused = fieldsOf(error, values);
      if (Object.keys(refused).length > 0) return refuse(refused);
      setFailure(failureOf[code] ?? failures[code] ?? 'failed.text');
    },
  });
  const forget = useStoredForm({
    name: stored,
    initial,
    values: form.values,
    fill: form.setValues,
  });
  const change = (field: string, value: string) => {
    const values = { ...form.values, [field]: value };
    void form.setFieldValue(field, value);
    if (attempt > 0) void check(values).then(setProblems);
  };
  return { form, attempt, failure, isProving, problems, change, forget };
}

/** Fields that the server refuses although the browser let them pass. */
function fieldsOf(error: unknown, values: Values): Problems {
  const fields = isCallError(error) ? Object.entries(error.data.fields ?? {}) : [];
  const known = fields.filter(([field]) => field in values);
  const keyOf = (why: string) => (why === 'common' ? 'problem.common' : 'problem.format');
  return Object.fromEntries(known.map(([field, why]) => [field, { key: keyOf(why) }]));
}

export type AccountForm = ReturnType<typeof useAccountForm>;
