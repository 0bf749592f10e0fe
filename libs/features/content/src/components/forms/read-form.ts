import type { Schema } from '@larder/contracts';
import type { FormTextKey } from '../../messages/use-form-text.js';

/** Error of a field: key of the text, and the limit for it. */
export interface Problem {
  readonly key: Extract<FormTextKey, `problem.${string}`> | 'newsletter.noTopic';
  readonly limit?: number;
}
export type Problems = Readonly<Record<string, Problem>>;
export type Values = Readonly<Record<string, unknown>>;

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maximum?: number | bigint;
  /** Issues of each branch of a union. */
  readonly errors?: readonly (readonly Issue[])[];
}

/** Judges a form's values by the contract's own schema; problems by field, the first one each. */
export function problemsOf(schema: Schema, values: Values): Problems {
  const parsed = schema.safeParse(values);
  const found: Record<string, Problem> = {};
  for (const issue of (parsed.error?.issues ?? []) as readonly Issue[]) {
    const field = issue.path.map(String).slice(0, 1).join('');
    found[field] ??= problemOf(field, issue, values[field]);
  }
  return found;
}

function problemOf(field: string, issue: Issue, value: unknown): Problem {
  if (value === undefined || value === '') return { key: 'problem.required' };
  if (field === 'age') return { key: 'problem.age' };
  if (field === 'files') return fileProblem(issue);
  // An optional field is empty or valid: the last branch has the error.
  const inner = issue.code === 'invalid_union' ? issue.errors?.at(-1)?.[0] : undefined;
  if (inner) return problemOf(field, inner, value);
  if (issue.code === 'too_big') return { key: 'problem.tooLong', limit: Number(issue.maximum) };
  if (issue.format === 'email') return { key: 'problem.email' };
  return { key: issue.format === 'regex' ? 'problem.digits' : 'problem.format' };
}

function fileProblem(issue: Issue): Problem {
  if (issue.origin === 'array')
    return { key: 'problem.tooManyFiles', limit: Number(issue.maximum) };
  return { key: issue.code === 'too_big' ? 'problem.fileTooLarge' : 'problem.fileType' };
}
