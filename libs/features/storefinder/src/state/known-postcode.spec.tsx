import { renderInHost, type Handlers } from '@larder/platform/testing';
import { screen } from '@testing-library/react';
import { storefinder } from '../feature.js';
import { gone, graz, north, outlines } from '../testing/stores.js';

const place = { id: 'town:1', primaryPart: '8010 Graz', secondaryPart: 'Austria' };
const handlers: Handlers = {
  'GET /api/checkout-stores': () => [north, gone, graz],
  'GET /api/special-days': () => [],
  'GET /api/map-outlines': () => outlines,
  'GET /api/maps/places/autocomplete': ({ query }) => (query['q'] === '8010' ? [place] : []),
  'GET /api/maps/geocode/:id': () => ({
    postalCode: '8010',
    city: 'Graz',
    country: 'Austria',
    countryCode: 'AT',
    position: { lat: 47.07, lng: 15.44 },
  }),
};
const open = () => renderInHost({ features: [storefinder], handlers, url: '/storefinder' });
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

beforeEach(() => window.localStorage.clear());

describe('the postcode that a browser knows', () => {
  it('STORE-03 sorts by distance from the postcode that this browser knows, without a search', async () => {
    const to = { distributionType: 'DELIVERY', deliveryAreaNumber: 2, postalCode: '8010' };
    window.localStorage.setItem('larder.place', JSON.stringify({ to }));
    const { head } = await open();
    expect(await screen.findByText('3 stores by distance from 8010 Graz')).toBeVisible();
    expect(names()).toEqual(['Market Graz', 'Market North', 'Old market']);
    expect(screen.getByRole('article', { name: 'Market North' })).toHaveTextContent('145 km');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(head).toMatchObject({ robots: undefined });
  });

  it.each([
    [
      'a pickup',
      JSON.stringify({ to: { distributionType: 'CLICK_AND_COLLECT', postalCode: '8010' } }),
    ],
    ['another version', '[]'],
    ['no JSON', '{'],
    ['nothing', 'null'],
  ])('lists the stores in the shop’s order where the browser knows %s', async (_name, stored) => {
    window.localStorage.setItem('larder.place', stored);
    const { calls } = await open();
    expect(names()).toEqual(['Market North', 'Market Graz', 'Old market']);
    expect(calls.filter(({ path }) => path.startsWith('/api/maps'))).toEqual([]);
  });
});
