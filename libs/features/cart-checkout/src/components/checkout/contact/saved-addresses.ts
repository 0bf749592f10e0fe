import { addressCategoryOf, type Address, type Customer } from '@larder/contracts/customer';
import type { AddressDraft } from '../../service/address/find-address.js';
import type { ContactField } from './contact-input.js';

/** The customer's primary address of a kind; a combined one replaces it (ADDR-16). */
function primaryFor(customer: Customer, kind: 'billing' | 'delivery'): Address | undefined {
  const main = (wanted: string) =>
    customer.addresses.find(
      ({ category, primary }) => primary && addressCategoryOf(category) === wanted,
    );
  return main(kind) ?? main('combined');
}

/** Initial values of the contact form for a customer: name and billing address. */
export function savedContact(
  customer: Customer | undefined,
): Partial<Readonly<Record<ContactField, string | undefined>>> {
  if (!customer) return {};
  const { salutation, firstName, lastName, email, billingAddress } = customer;
  const address = primaryFor(customer, 'billing');
  const person = address?.firstName ? address : { salutation, firstName, lastName };
  const phoneNumber = address?.phoneNumber ?? billingAddress?.phoneNumber;
  const place = address ?? billingAddress ?? {};
  const { streetName, streetNumber, postalCode, city, region, countryCode } = place;
  const gender = [person.salutation, salutation].find((one) => one && one !== 'Family');
  return {
    salutation: gender,
    firstName: person.firstName,
    lastName: person.lastName,
    companyName: address?.companyName,
    valueAddedTaxId: address?.valueAddedTaxId,
    email: address?.email || email,
    phoneNumber,
    streetName,
    streetNumber,
    postalCode,
    city,
    region,
    countryCode,
  };
}

/** Where to deliver, as the customer has saved it. */
export function savedDelivery(customer: Customer | undefined): AddressDraft | undefined {
  const address = customer && primaryFor(customer, 'delivery');
  if (!address) return undefined;
  const { streetName, streetNumber, postalCode, city, region, position } = address;
  const { stairCase, floor, door, additionalInfo, leaveAtDoor } = address;
  return {
    streetName,
    streetNumber,
    postalCode,
    city,
    region,
    position,
    stairCase,
    floor,
    door,
    additionalInfo,
    leaveAtDoor,
  };
}
