import type { BillingAddress, Cart } from '@larder/contracts/cart';
import type { Customer } from '@larder/contracts/customer';
import { shownPhone } from '@larder/contracts/phone';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import type { ContactValues } from './contact-input.js';
import { savedContact } from './saved-addresses.js';

/** What the form starts with: what is stored, else what the customer has saved, else the delivery address. */
export function contactValues(
  cart: Cart,
  { country, region = '' }: Pick<ClientRuntimeConfig, 'country' | 'region'>,
  customer?: Customer,
): ContactValues {
  const saved = cart.billingAddress ? {} : savedContact(customer);
  const known: Partial<BillingAddress> = cart.billingAddress ?? (saved as Partial<BillingAddress>);
  const place =
    cart.billingAddress ??
    (saved.streetName ? saved : undefined) ??
    (cart.distributionAddress?.distributionType === 'DELIVERY'
      ? cart.distributionAddress
      : undefined);
  return {
    salutation: known.salutation ?? '',
    firstName: known.firstName ?? cart.distributionAddress?.firstName ?? '',
    lastName: known.lastName ?? cart.distributionAddress?.lastName ?? '',
    companyName: known.companyName ?? '',
    valueAddedTaxId: known.valueAddedTaxId ?? '',
    email: known.email ?? '',
    phoneNumber: known.phoneNumber ? shownPhone(known.phoneNumber, country) : '',
    streetName: place?.streetName ?? '',
    streetNumber: place?.streetNumber ?? '',
    postalCode: place?.postalCode ?? '',
    city: place?.city ?? '',
    region: place?.region ?? region,
    countryCode: place?.countryCode ?? country,
  };
}
