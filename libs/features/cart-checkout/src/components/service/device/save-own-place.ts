import type { Customer } from '@larder/contracts/customer';
import type { FeatureContext } from '@larder/platform';
import { distributionApi } from '../../../api/distribution-api.js';
import { addressDraft } from '../address/address-draft.js';
import { checkAddress } from '../address/check-address.js';
import type { AddressDraft } from '../address/find-address.js';
import { storeAddress } from '../address/store-address.js';
import { pickupAddress } from '../pickup/pickup-address.js';
import { ownDelivery, ownStoreId } from './own-place.js';
import { restorePlace, type KnownPlace } from './restore-place.js';

/** Starts the cart with the customer's own address or store, if the shop asks for no more than that. */
export async function saveOwnPlace(context: FeatureContext, customer: Customer): Promise<void> {
  const place = await ownPlace(context, customer);
  if (place) await restorePlace(context, place);
}

async function ownPlace(
  context: FeatureContext,
  customer: Customer,
): Promise<KnownPlace | undefined> {
  const own = ownStoreId(context.tenant, customer);
  if (own === undefined) return ownDelivery(context.tenant, customer);
  const { getCheckoutStores } = distributionApi.endpoints;
  const { data } = await context.dispatch(
    getCheckoutStores.initiate(undefined, { subscribe: false }),
  );
  const store = data?.find(({ storeId }) => storeId === own);
  return store && pickupAddress(store);
}

/** Stores a saved address that is whole, unless another one has been begun; says whether it is stored. */
export async function storeKnownAddress(
  context: FeatureContext,
  address: AddressDraft,
): Promise<boolean> {
  const isWhole = Object.keys(checkAddress(address, context.tenant.country)).length === 0;
  if (!isWhole || addressDraft.read()) return false;
  return (await storeAddress(context, address, () => undefined)) === undefined;
}
