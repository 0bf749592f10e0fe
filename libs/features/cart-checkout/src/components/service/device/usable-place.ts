import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import type { Destination } from '../destination.js';
import type { DevicePlace } from './device-place.js';

type Shop = Pick<ClientRuntimeConfig, 'services' | 'servicePrompt'>;

/** A postcode is enough only where the shop asks for no more before the first product. */
const canUse = ({ services, servicePrompt }: Shop, to: Destination): boolean =>
  to.distributionType === 'DELIVERY'
    ? services.delivery && servicePrompt.by === 'postcode'
    : services.clickAndCollect;

/** The place of this browser, where a new cart can start with it. */
export function usablePlace(shop: Shop, place: DevicePlace | undefined): Destination | undefined {
  return place && canUse(shop, place.to) ? place.to : undefined;
}
