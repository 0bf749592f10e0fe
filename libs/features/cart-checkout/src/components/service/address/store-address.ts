import type { ErrorCode } from '@larder/contracts';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { codeOf, type FeatureContext } from '@larder/platform';
import { rememberUsual } from '../device/device-place.js';
import { saveService } from '../save-service.js';
import { addressDraft } from './address-draft.js';
import { countryOf } from './country.js';
import { findDelivery, type AddressDraft } from './find-address.js';

/** Why the address cannot be taken; `location` concerns the device's place alone. */
export type DeliveryError = 'outside' | 'address' | 'location' | 'unreachable';

/** Finds the area of an address and stores it for the cart; gives why that is not possible. */
export async function storeAddress(
  context: FeatureContext,
  address: AddressDraft,
  onSaved: (address: DistributionAddress) => void,
): Promise<DeliveryError | undefined> {
  try {
    const country = countryOf(context.tenant, context.locale.code);
    const answer = await findDelivery(context, address, country);
    if (answer.kind === 'outside') return 'outside';
    const { leaveAtDoor } = address;
    const chosen = { ...answer.address, ...(leaveAtDoor && { leaveAtDoor }) };
    const error = await saveService(context, chosen);
    if (error !== undefined) {
      const isOutside = codeOf(error) === ('OUTSIDE_DELIVERY_AREA' satisfies ErrorCode);
      return isOutside ? 'outside' : 'unreachable';
    }
    addressDraft.clear();
    rememberUsual({ leaveAtDoor });
    onSaved(chosen);
    return undefined;
  } catch {
    return 'unreachable';
  }
}
