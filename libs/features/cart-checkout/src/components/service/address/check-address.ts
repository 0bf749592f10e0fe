import type { AddressDraft, DetailField } from './find-address.js';

export type AddressField = 'streetName' | 'streetNumber' | 'postalCode' | 'city';

/** What is wrong with a field of an address, as a key of the messages. */
export type AddressProblem = 'form.required' | 'form.tooLong' | 'form.postalCode';

/** Most characters of each field (FORM-57, 59) and of the line that finds an address (FORM-61). */
export const ADDRESS_LIMITS = {
  streetName: 255,
  streetNumber: 5,
  postalCode: 7,
  city: 100,
} as const satisfies Record<AddressField, number>;
export const ADDRESS_TEXT_LIMIT = 60;
/** Maximum length of the details for the driver (FORM-22…24 likewise, FORM-60). */
export const DETAIL_LIMITS = {
  stairCase: 4,
  floor: 20,
  door: 4,
  additionalInfo: 255,
} as const satisfies Record<DetailField, number>;

const MIN_POSTAL_CODE_LENGTH = 4;

/** FORM-56…59: errors of an address that was typed by hand, by field. */
export function checkAddress(
  draft: AddressDraft,
): Partial<Readonly<Record<AddressField, AddressProblem>>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {};
  for (const field of ['streetName', 'streetNumber', 'postalCode', 'city'] as const) {
    const value = draft[field].trim();
    if (value === '') problems[field] = 'form.required';
    else if (value.length > ADDRESS_LIMITS[field]) problems[field] = 'form.tooLong';
  }
  const code = draft.postalCode.trim();
  if (!problems.postalCode && !/^[\p{L}\d -]+$/u.test(code))
    problems.postalCode = 'form.postalCode';
  if (!problems.postalCode && code.length < MIN_POSTAL_CODE_LENGTH)
    problems.postalCode = 'form.postalCode';
  return problems;
}
