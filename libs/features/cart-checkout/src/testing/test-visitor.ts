import { currentCustomer, type Customer } from '@larder/contracts/customer';
import { defineFeature, provide } from '@larder/platform';
import { answer, observableValue } from '@larder/platform/testing';

export const anna = { id: 'c-anna', addresses: [] } as unknown as Customer;

/** Who is signed in, by an account in the place of the real one. */
export const visitor = observableValue<Customer | undefined>(undefined);
export const account = defineFeature({
  id: 'account',
  enabled: () => true,
  provides: [provide(currentCustomer, () => ({ ...visitor, settled: () => true }))],
});

export const noCart: unknown = answer(404, { errorCode: 'NOT_FOUND', message: 'no cart' });
