import type * as z from 'zod/mini';
import { allowedNames } from '../../seeding/tenant-check/near-name.js';

const maxShown = 60;

/** A value as the report shows it: its beginning where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** Why a cell is refused: column, value, and what is allowed instead. */
export function cellFault(
  issue: z.core.$ZodIssue,
  cells: Readonly<Record<string, unknown>>,
): string {
  const [column = '', ...inside] = issue.path.map(String);
  const cell = cells[column];
  if (cell === undefined) return `${column}: is missing`;
  const value: unknown = Array.isArray(cell) ? (cell[Number(inside[0])] ?? cell) : cell;
  return `${column}: ${shown(value)} is not allowed. ${allowed(issue, value)}`;
}

function allowed(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_value':
      return allowedNames(String(value), issue.values.map(String));
    case 'invalid_type':
      return `Allowed: ${issue.expected === 'int' ? 'a whole number' : issue.expected}`;
    case 'too_big':
      return `Allowed: at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'too_small':
      return `Allowed: ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'invalid_format':
      return `Allowed: the form ${issue.pattern ?? issue.format}`;
    default:
      return issue.message;
  }
}
