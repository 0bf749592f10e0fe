import type { Schema } from '@larder/contracts';
import type { DraftValues } from '@larder/platform';
import type { TextKey } from '../../messages/account-text.js';

/** Error of a field: key of the text, and the limit for it. */
export interface Problem {
  readonly key: Extract<TextKey, `problem.${string}`>;
  readonly limit?: number;
}
export type Problems = Readonly<Record<string, Problem>>;
export type Values = DraftValues;

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly format?: string;
  readonly maximum?: number | bigint;
  readonly minimum?: number | bigint;
  /** Issues of each branch of a union. */
  readonly errors?: readonly (readonly Issue[])[];
}

/** Fields with a text for their own rule. */
const own: Readonly<Record<string, Problem>> = {
  birthdate: { key: 'problem.birthdate' },
  phoneNumber: { key: 'problem.phone' },
  cardNumber: { key: 'problem.card' },
  passwordRepeat: { key: 'problem.repeat' },
};

/** Judges a form by the contract's own schema; problems by field, the first one each. */
export function problemsOf(schema: Schema, values: Values): Problems {
  const found: Record<string, Problem> = {};
  for (const issue of (schema.safeParse(withoutEmpty(values)).error?.issues ??
    []) as readonly Issue[]) {
    const field = String(issue.path[0]);
    found[field] ??= problemOf(field, issue, values[field]);
  }
  return found;
}

/** Without the fields that were left empty (FORM-64), and without spaces around the others. */
export function withoutEmpty(values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    name.startsWith('password') ? value : value.trim(),
  ]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

function problemOf(field: string, issue: Issue, value: string | undefined): Problem {
  if (value === undefined || value.trim() === '') return { key: 'problem.required' };
  // An optional field is empty or valid: the last branch has the error.
  const inner = issue.code === 'invalid_union' ? issue.errors?.at(-1)?.[0] : undefined;
  if (inner) return problemOf(field, inner, value);
  const messages = own[field];
  if (messages) return messages;
  if (issue.code === 'too_big') return { key: 'problem.tooLong', limit: Number(issue.maximum) };
  if (issue.code === 'too_small') return { key: 'problem.tooShort', limit: Number(issue.minimum) };
  return { key: issue.format === 'email' ? 'problem.email' : 'problem.format' };
}
