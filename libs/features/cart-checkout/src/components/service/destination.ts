import type { Cart } from '@larder/contracts/cart';
import type { DeliveryPlace, DistributionAddress } from '@larder/contracts/distribution';

/** Where an order goes: a whole address, or a postcode until the checkout asks for the rest. */
export type Destination = DistributionAddress | DeliveryPlace;

export const destinationOf = (cart: Cart | null | undefined): Destination | undefined =>
  cart?.distributionAddress ?? cart?.deliveryPlace;
