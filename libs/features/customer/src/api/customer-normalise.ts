import type { Customer } from '@larder/contracts/customer';

/** A customer as the shop shows them: the salutation of a family is none (CUST-04). */
export function customerOf({ salutation, ...rest }: Customer): Customer {
  return salutation === undefined || salutation === 'Family' ? rest : { ...rest, salutation };
}
