import { errorCodes } from '@larder/contracts';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { findPostcode } from '../../distribution/postcode/repository.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { CartState } from '../state.js';
import type { CartDestination } from '../tables.js';
import { moveCart } from './move-cart.js';
import { findAreaFor } from './service-areas.js';

/** Whether street and number are known, too. */
export function isWholeAddress(to: CartDestination): to is DistributionAddress {
  return 'streetName' in to;
}

/**
 * Delivery to a postcode whose street is not known yet. A whole address with the same postcode stays, and so
 * does the time slot while it is one of the area.
 */
export async function setDeliveryPlace(
  work: UnitOfWork,
  cart: CartState,
  { postalCode }: { readonly postalCode: string },
): Promise<CartState> {
  if (!work.shop.clientRuntimeConfig.services.delivery)
    throw new ApiFailure(409, '132', 'The shop does not offer this service');
  const { distributionAddress: known } = cart.row;
  if (known?.distributionType === 'DELIVERY' && known.postalCode === postalCode) return cart;
  const area = await findAreaFor(work, { postalCode });
  if (!area) throw new ApiFailure(409, errorCodes.outsideArea, 'Nothing is delivered there');
  const { deliveryAreaNumber } = area;
  const city = (await findPostcode(work, postalCode))?.city;
  return moveCart(work, cart, {
    distributionType: 'DELIVERY',
    deliveryAreaNumber,
    postalCode,
    ...(city !== undefined && { city }),
  });
}
