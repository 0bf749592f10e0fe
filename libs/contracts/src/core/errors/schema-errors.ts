import * as z from 'zod/mini';

const describe = z.locales.en().localeError;
const maxValueLength = 80;

/**
 * What is wrong with a value that a schema refused, one line a fault: path, value and what is allowed.
 * For files of a shop's configuration; `prefix` is the path of the value itself.
 */
export function describeSchemaErrors(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  prefix: readonly string[] = [],
): string[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path.map(String)].join('.');
    const found = valueAt(value, issue.path);
    return `${path === '' ? 'the whole' : path} is ${printed(found)}. ${allowedBy(issue, found)}`;
  });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[key],
    value,
  );
}

function printed(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

/** For a failed union, lists the errors of each alternative. */
function allowedBy(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const forms = issue.errors.map((inner) =>
      inner.map((one) => allowedBy(one, valueAt(found, one.path))).join('; '),
    );
    return [...new Set(forms)].join(' or ');
  }
  // Without a language, every message but a schema's own is this one.
  if (issue.message !== 'Invalid input') return issue.message;
  // The English texts are plain strings.
  return describe({ ...issue, input: found } as z.core.$ZodRawIssue) as string;
}
