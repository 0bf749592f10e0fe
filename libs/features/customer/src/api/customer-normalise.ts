import { withoutPlaceholders, type Customer } from '@larder/contracts/customer';

/** A customer as the shop shows them: without the salutation of a family (CUST-04). */
export function customerOf({ salutation, ...rest }: Customer): Customer {
  const customer = { ...rest, addresses: rest.addresses.map(withoutPlaceholders) };
  return salutation === undefined || salutation === 'Family'
    ? customer
    : { ...customer, salutation };
}
