import type { Customer, ProfileInput } from '@larder/contracts/customer';
import type { Values } from '../forms/problems.js';

/** The six fields that a profile is stored by (CUST-21). */
export const profileFields = [
  'academicTitle',
  'birthdate',
  'email',
  'firstName',
  'lastName',
  'salutation',
] as const;
type Field = (typeof profileFields)[number];

/** The profile form as it starts. */
export function profileValues(customer: Customer): Record<Field, string> {
  const values = profileFields.map((field) => [field, customer[field] ?? '']);
  return Object.fromEntries(values) as Record<Field, string>;
}

/** Whether one of the six fields differs from the stored one: only then is anything sent (CUST-21). */
export function isChanged(customer: Customer, values: Values): boolean {
  return profileFields.some((field) => (values[field] ?? '').trim() !== (customer[field] ?? ''));
}

/** What is sent of a form that has passed its check. */
export function profileOf(values: Values): ProfileInput {
  const trimmed = profileFields.map((field) => [field, (values[field] ?? '').trim()]);
  return Object.fromEntries(trimmed) as ProfileInput;
}
