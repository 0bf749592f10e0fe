import { useState } from 'react';
import type { Address, AddressCategory } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { accountOf } from '../../state/account/account.js';
import { addressApi } from '../../api/address-api.js';

export type AddressOutcome = 'saved' | 'deleted' | 'primaryIs' | 'failed';

/** Deletes and marks addresses, and refetches the customer (CUST-30). */
export function useAddressActions() {
  const context = useFeature();
  const [makePrimary] = addressApi.useMakePrimaryMutation();
  const [removeAddress] = addressApi.useRemoveAddressMutation();
  const [refreshCustomer] = addressApi.useLazyRefreshCustomerQuery();
  const [outcome, setOutcome] = useState<AddressOutcome>();
  const [isBusy, setBusy] = useState(false);
  const run = async (call: PromiseLike<{ readonly error?: unknown }>, done: AddressOutcome) => {
    setBusy(true);
    setOutcome(undefined);
    const { error } = await call;
    const { data: customer } = await refreshCustomer();
    if (customer) accountOf(context).update(customer);
    setBusy(false);
    setOutcome(error ? 'failed' : done);
  };
  return {
    outcome,
    isBusy,
    report: (next: AddressOutcome) => setOutcome(next),
    forget: () => setOutcome(undefined),
    makePrimary: ({ id }: Address) => void run(makePrimary(id), 'primaryIs'),
    remove: ({ id }: Address, kind: AddressCategory) => run(removeAddress({ kind, id }), 'deleted'),
  };
}
