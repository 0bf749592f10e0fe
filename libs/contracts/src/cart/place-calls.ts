import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** The postcode of the delivery; separate, so that other pages do not bundle this call. */
export const cartPlaceCalls = defineCalls<Pick<typeof wire, 'setDeliveryPlace'>>({
  setDeliveryPlace: 'PUT /api/carts/delivery-place',
});
