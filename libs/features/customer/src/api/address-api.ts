import {
  accountCalls,
  customerCalls as calls,
  type Address,
  type AddressCategory,
  type AddressChange,
  type AddressInput,
  type Customer,
} from '@larder/contracts/customer';
import { api, request, type FeatureContext } from '@larder/platform';
import { customerOf } from './customer-normalise.js';
import { untracked } from './session-api.js';

interface New {
  readonly body: AddressInput;
}
interface Changed {
  readonly body: AddressChange;
}
interface ById {
  readonly params: { readonly id: string };
}

const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDelivery: build.mutation<Address, New>({ query: request(calls.createDeliveryAddress) }),
    createBilling: build.mutation<Address, New>({ query: request(calls.createBillingAddress) }),
    createCombined: build.mutation<Address, New>({ query: request(calls.createCombinedAddress) }),
    changeDelivery: build.mutation<Address, Changed>({
      query: request(calls.changeDeliveryAddress),
    }),
    changeBilling: build.mutation<Address, Changed>({ query: request(calls.changeBillingAddress) }),
    changeCombined: build.mutation<Address, Changed>({
      query: request(calls.changeCombinedAddress),
    }),
    makePrimary: build.mutation<Address, ById>({ query: request(calls.setPrimaryAddress) }),
    removeAddress: build.mutation<object, ById>({ query: request(calls.removeAddress) }),
    removeCombined: build.mutation<object, ById>({ query: request(calls.removeCombinedAddress) }),
    refreshCustomer: build.mutation<Customer, void>({
      query: request(accountCalls.refreshCustomer),
      transformResponse: customerOf,
    }),
  }),
});

const { endpoints } = addressApi;
const creating = {
  delivery: endpoints.createDelivery,
  billing: endpoints.createBilling,
  combined: endpoints.createCombined,
} as const;
const changing = {
  delivery: endpoints.changeDelivery,
  billing: endpoints.changeBilling,
  combined: endpoints.changeCombined,
} as const;

/** ERR-39: whoever forgot the address is told so, and nothing is sent. */
function requireId(addressId: string): string {
  if (addressId === '') throw new Error('addressId must not be null or empty');
  return addressId;
}

/** Saves an address by the call of its kind: a new one, or the one of that id (ADDR-15, ADDR-16). */
export async function saveAddress(
  { dispatch }: FeatureContext,
  kind: AddressCategory,
  body: AddressInput,
  addressId?: string,
) {
  if (addressId === undefined) return dispatch(creating[kind].initiate({ body }, untracked));
  const id = requireId(addressId);
  return dispatch(changing[kind].initiate({ body: { ...body, id } }, untracked));
}

export async function makePrimary({ dispatch }: FeatureContext, addressId: string) {
  const params = { id: requireId(addressId) };
  return dispatch(endpoints.makePrimary.initiate({ params }, untracked));
}

export async function removeAddress(
  { dispatch }: FeatureContext,
  kind: AddressCategory,
  addressId: string,
) {
  const params = { id: requireId(addressId) };
  const endpoint = kind === 'combined' ? endpoints.removeCombined : endpoints.removeAddress;
  return dispatch(endpoint.initiate({ params }, untracked));
}

/** The customer anew, as the server has them now (CUST-30). */
export async function refreshCustomer({ dispatch }: FeatureContext): Promise<Customer | undefined> {
  const { data } = await dispatch(endpoints.refreshCustomer.initiate(undefined, untracked));
  return data;
}
