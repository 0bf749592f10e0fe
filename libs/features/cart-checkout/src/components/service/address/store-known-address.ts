import type { FeatureContext } from '@larder/platform';
import { addressDraft } from './address-draft.js';
import { checkAddress } from './check-address.js';
import type { AddressDraft } from './find-address.js';
import { storeAddress } from './store-address.js';

/** Stores a saved address that is whole, unless another one has been begun; says whether it is stored. */
export async function storeKnownAddress(
  context: FeatureContext,
  address: AddressDraft,
): Promise<boolean> {
  const isWhole = Object.keys(checkAddress(address, context.tenant.country)).length === 0;
  if (!isWhole || addressDraft.read()) return false;
  return (await storeAddress(context, address, () => undefined)) === undefined;
}
