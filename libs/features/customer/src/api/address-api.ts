import {
  accountCalls,
  customerCalls as calls,
  type Address,
  type AddressCategory,
  type AddressInput,
  type Customer,
} from '@larder/contracts/customer';
import { privateApi, request, type ApiRequest } from '@larder/platform';
import { customerOf } from './customer-normalise.js';

interface Saved {
  readonly kind: AddressCategory;
  readonly body: AddressInput;
  /** Undefined for a new one. */
  readonly id: string | undefined;
}
interface Removed {
  readonly kind: AddressCategory;
  readonly id: string;
}

const creating = {
  delivery: request(calls.createDeliveryAddress),
  billing: request(calls.createBillingAddress),
  combined: request(calls.createCombinedAddress),
} as const;
const changing = {
  delivery: request(calls.changeDeliveryAddress),
  billing: request(calls.changeBillingAddress),
  combined: request(calls.changeCombinedAddress),
} as const;

/** ERR-39: throws for an empty address id, before anything is sent. */
function requireId(addressId: string): string {
  if (addressId === '') throw new Error('addressId must not be null or empty');
  return addressId;
}

/** Saves an address by the call of its kind: a new one, or the one of that id (ADDR-15, ADDR-16). */
export function saving({ kind, body, id }: Saved): ApiRequest {
  if (id === undefined) return creating[kind]({ body });
  return changing[kind]({ body: { ...body, id: requireId(id) } });
}

export const preferring = (id: string): ApiRequest =>
  request(calls.setPrimaryAddress)({ params: { id: requireId(id) } });

export function removing({ kind, id }: Removed): ApiRequest {
  const params = { id: requireId(id) };
  return kind === 'combined'
    ? request(calls.removeCombinedAddress)({ params })
    : request(calls.removeAddress)({ params });
}

export const addressApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    saveAddress: build.mutation<Address, Saved>({ query: saving }),
    makePrimary: build.mutation<Address, string>({ query: preferring }),
    removeAddress: build.mutation<object, Removed>({ query: removing }),
    /** Refetches the customer (CUST-30). */
    refreshCustomer: build.query<Customer, void>({
      query: request(accountCalls.refreshCustomer),
      transformResponse: customerOf,
    }),
  }),
});
