import {
  withPlaceholders,
  type Address,
  type AddressCategory,
  type AddressInput,
  type BillingField,
  type CustomerSettings,
  type FieldSetting,
} from '@larder/contracts/customer';
import { hasRegions } from '@larder/contracts/address/form';
import { shownPhone } from '@larder/contracts/phone';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { dialable, legacyDialable } from '../forms/check-phone.js';
import type { Values } from '../forms/problems.js';

const billingFields = [
  'salutation',
  'title',
  'companyName',
  'valueAddedTaxId',
  'companyRegistrationNumber',
  'email',
  'phoneNumber',
] as const satisfies readonly BillingField[];
const placeFields = [
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'postalCode',
  'city',
  'countryCode',
] as const;
const deliveryFields = ['stairCase', 'floor', 'door', 'additionalInfo'] as const;
export type AddressField =
  BillingField | (typeof placeFields)[number] | (typeof deliveryFields)[number];

type ShownSetting = Exclude<FieldSetting, 'Hide'>;
export type AddressSettings = Pick<
  CustomerSettings,
  'billingFields' | 'deliveryPhone' | 'invalidAddress'
>;

/**
 * Whether an address of a kind has a field. For billing addresses the shop decides; fields that are
 * hidden or not configured are neither shown nor sent (ADDR-13, ADDR-14).
 */
export function settingOf(
  field: AddressField,
  kind: AddressCategory,
  { billingFields: billing, deliveryPhone }: AddressSettings,
): ShownSetting | undefined {
  if ((deliveryFields as readonly string[]).includes(field))
    return kind === 'billing' ? undefined : 'Optional';
  if (!(billingFields as readonly string[]).includes(field)) return 'Mandatory';
  const settings = [
    kind !== 'delivery' ? billing[field as BillingField] : undefined,
    kind !== 'billing' && field === 'phoneNumber' ? deliveryPhone : undefined,
    kind === 'delivery' && field === 'salutation' ? 'Optional' : undefined,
  ];
  if (settings.includes('Mandatory')) return 'Mandatory';
  return settings.includes('Optional') ? 'Optional' : undefined;
}

const allFields = [...billingFields, ...placeFields, ...deliveryFields] as const;
type Place = Pick<ClientRuntimeConfig, 'country' | 'region'>;

/** The form as it starts: empty, or what is saved, its phone as one reads it (FORM-72). */
export function addressValues(address: Partial<Address>, { country, region = '' }: Place): Values {
  const values = allFields.map((field) => [field, address[field] ?? '']);
  const { countryCode = country, phoneNumber = '' } = address;
  return {
    ...(Object.fromEntries(values) as Values),
    phoneNumber: phoneNumber && shownPhone(phoneNumber, countryCode),
    region: address.region ?? (countryCode === country ? region : ''),
    countryCode,
  };
}

/** A phone as the kind of address keeps it: the older form for deliveries (FORM-35), else +43…. */
function phoneOf(typed: string, kind: AddressCategory, country: string): string {
  return kind === 'delivery' ? legacyDialable(typed, country) : dialable(typed, country);
}

/** An address that no schema has checked yet. */
type TypedAddress = Partial<Record<AddressField | 'region', string>> &
  Record<'firstName' | 'lastName' | 'country', string>;

/** Typed values of visible fields, with names filled in (ADDR-10). */
export function typedAddress(
  values: Values,
  kind: AddressCategory,
  { settings, locale }: { readonly settings: AddressSettings; readonly locale: string },
): TypedAddress {
  const shownFields = allFields.filter((field) => settingOf(field, kind, settings) !== undefined);
  const typed = shownFields
    .map((field) => [field, (values[field] ?? '').trim()] as const)
    .filter(([, value]) => value !== '');
  const fields = Object.fromEntries(typed) as Partial<Record<AddressField, string>>;
  const body = withPlaceholders(fields);
  const phone = body.phoneNumber;
  const country = new Intl.DisplayNames([locale], { type: 'region' });
  const { countryCode: code = '', region = '' } = values;
  return {
    ...body,
    ...(region !== '' && hasRegions(code) && { region }),
    ...(phone !== undefined && { phoneNumber: phoneOf(phone, kind, code) }),
    country: code === '' ? '' : (country.of(code) ?? code),
  };
}

/** What is sent of a form; `checkAddress` has accepted it before. */
export function addressBody(...typed: Parameters<typeof typedAddress>): AddressInput {
  return typedAddress(...typed) as AddressInput;
}
