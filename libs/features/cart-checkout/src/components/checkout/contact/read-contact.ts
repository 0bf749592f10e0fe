import type { BillingAddress } from '@larder/contracts/cart';
import { BillingAddress as schema } from '@larder/contracts/cart/schemas';
import { readPhone, type PhoneProblem } from '@larder/contracts/phone';
import { countryOf } from '../../service/address/country.js';
import type { ContactField, ContactValues } from './contact-input.js';

/** What is wrong with a field: key of the message, and the limit that it names. */
export interface FieldProblem {
  readonly key:
    | 'form.required'
    | 'form.tooLong'
    | 'form.tooShort'
    | 'form.email'
    | 'form.format'
    | `form.phone.${PhoneProblem}`;
  readonly limit?: number;
}
export type ContactProblems = Partial<Readonly<Record<ContactField, FieldProblem>>>;

export type ContactResult =
  { readonly address: BillingAddress } | { readonly problems: ContactProblems };

/** Checks the form by the cart's own schema, and the phone by the numbering plans (FORM-56…73). */
export function readContact(values: ContactValues, locale: string): ContactResult {
  const given = Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
  const phone = readPhone(values.phoneNumber, values.countryCode);
  const { country } = countryOf({ country: values.countryCode }, locale);
  const phoneNumber = 'number' in phone ? phone.number : given.phoneNumber;
  const parsed = schema.safeParse({ ...given, country, phoneNumber });
  const problems: Partial<Record<ContactField, FieldProblem>> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0] as ContactField;
    problems[field] ??= problemOf(issue as Issue, given[field] === undefined);
  }
  if ('problem' in phone && given.phoneNumber !== undefined)
    problems.phoneNumber = { key: `form.phone.${phone.problem}` };
  return parsed.success && Object.keys(problems).length === 0
    ? { address: parsed.data }
    : { problems };
}

interface Issue {
  readonly code: string;
  readonly format?: string;
  readonly maximum?: number;
  readonly minimum?: number;
}

function problemOf(issue: Issue, isEmpty: boolean): FieldProblem {
  if (isEmpty) return { key: 'form.required' };
  if (issue.code === 'too_big') return { key: 'form.tooLong', limit: Number(issue.maximum) };
  if (issue.code === 'too_small') return { key: 'form.tooShort', limit: Number(issue.minimum) };
  return { key: issue.format === 'email' ? 'form.email' : 'form.format' };
}
