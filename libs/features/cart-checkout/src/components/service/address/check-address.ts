import { addressIssues } from '@larder/contracts/address';
import { DistributionAddress } from '@larder/contracts/distribution/schemas';
import type { AddressDraft, DetailField } from './find-address.js';

export const addressFields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
export type AddressField = (typeof addressFields)[number];

/** What is wrong with a field of an address: key of the message, and the limit that it names. */
export interface AddressProblem {
  readonly key: 'form.required' | 'form.tooLong' | 'form.postalCode';
  readonly limit?: number;
}
export type AddressProblems = Partial<Readonly<Record<AddressField, AddressProblem>>>;

/** Most characters of the line that finds an address (FORM-61). */
export const ADDRESS_TEXT_LIMIT = 60;
/** Maximum length of the details for the driver (FORM-22…24 likewise, FORM-60). */
export const DETAIL_LIMITS = {
  stairCase: 4,
  floor: 20,
  door: 4,
  additionalInfo: 255,
} as const satisfies Record<DetailField, number>;

/** FORM-56…59: errors of an address that was typed by hand, by the cart's own schema. */
export function checkAddress(draft: AddressDraft, countryCode: string): AddressProblems {
  const problems: Partial<Record<AddressField, AddressProblem>> = {};
  for (const field of addressFields) {
    const value = draft[field].trim();
    const [issue] = [
      ...addressIssues({ countryCode, [field]: value }),
      ...(DistributionAddress.shape[field].safeParse(value).error?.issues ?? []),
    ];
    if (value === '') problems[field] = { key: 'form.required' };
    else if (issue?.code === 'too_big')
      problems[field] = { key: 'form.tooLong', limit: Number(issue.maximum) };
    // The other rules of an address are those of the postcode.
    else if (issue) problems[field] = { key: 'form.postalCode' };
  }
  return problems;
}
