/**
 * Where a browser keeps the place of its last order, as JSON; `to` is the area with its postcode, or the
 * store.
 */
export const DEVICE_PLACE_KEY = 'larder.place';
