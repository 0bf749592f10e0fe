import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

type PlaceCall = 'getCheckoutStores' | 'getPlaces' | 'geocodeLocation' | 'geocodePlace';

/** Stores and places: what the store finder needs of the domain, which is the cart's for the rest. */
export const placeCalls = defineCalls<Pick<typeof wire, PlaceCall>>({
  getCheckoutStores: 'GET /api/checkout-stores',
  getPlaces: 'GET /api/maps/places/autocomplete',
  geocodeLocation: 'GET /api/maps/geocode/location',
  geocodePlace: 'GET /api/maps/geocode/:id',
});
