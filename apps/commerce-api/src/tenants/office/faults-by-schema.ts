import type { FaultCode } from '@larder/office-contract';
import { faultText } from '@larder/office-contract';
import type * as z from 'zod/mini';

const codes: Partial<Record<z.core.$ZodIssue['code'], FaultCode>> = {
  too_small: 'TOO_LITTLE',
  too_big: 'TOO_MUCH',
  invalid_format: 'SPELLING',
  invalid_value: 'CHOICE',
};

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[key],
    value,
  );

function codeOf(issue: z.core.$ZodIssue, value: unknown): FaultCode {
  if (issue.code !== 'invalid_type') return codes[issue.code] ?? 'IMPOSSIBLE';
  return valueAt(value, issue.path) === undefined ? 'MISSING' : 'TYPE';
}

/** What a schema refuses in a value, as texts of the fields by their paths; `whole` names the value. */
export function faultsBySchema(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  whole: string,
): Readonly<Record<string, string>> {
  const faults = issues
    .slice(0, 50)
    .map((issue) => [issue.path.join('.') || whole, faultText(codeOf(issue, value))]);
  return Object.fromEntries(faults) as Readonly<Record<string, string>>;
}
