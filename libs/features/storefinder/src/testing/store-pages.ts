import { renderInHost, type Handlers } from '@larder/platform/testing';
import { screen } from '@testing-library/react';
import { storefinder } from '../feature.js';
import { graz, north } from './stores.js';

export const eve = { date: '2026-12-24', name: 'Christmas Eve', hours: [] };
export const ownEve = { ...eve, storeIds: ['north'], hours: [{ opens: '08:00', closes: '12:00' }] };
export const elsewhere = { date: '2026-12-28', name: 'Stocktaking', storeIds: ['graz'], hours: [] };
export const places = [
  '8010 Graz',
  '8020 Graz',
  '1010 Wien',
  '1020 Wien',
  '1030 Wien',
  '1040 Wien',
];
export const handlers: Handlers = {
  'GET /api/checkout-stores': () => [north, graz],
  'GET /api/special-days': () => [eve, ownEve, elsewhere],
  'GET /api/map-outlines': () => [],
  'GET /api/stores/:storeId': () => north,
  'GET /api/maps/places/autocomplete': () =>
    places.map((primaryPart, at) => ({ id: `town:${at}`, primaryPart, secondaryPart: 'Austria' })),
  'GET /api/maps/geocode/:id': ({ query }) => ({
    city: query['primaryPart'],
    position: query['primaryPart'] === '1010 Wien' ? north.position : graz.position,
  }),
};
export const open = (url: string, more: Handlers = {}) =>
  renderInHost({ features: [storefinder], handlers: { ...handlers, ...more }, url });
export const textsOf = (list: Iterable<Element>) => [...list].map((one) => one.textContent);
export const articles = () => screen.getAllByRole('article');
