import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schema } from '../config.js';
import { storefinder } from '../feature.js';
import { gone, graz, north, outlines } from '../testing/stores.js';

const place = { id: 'town:1', primaryPart: '8010 Graz', secondaryPart: 'Austria' };
const handlers: Handlers = {
  'GET /api/checkout-stores': () => [north, gone, graz],
  'GET /api/special-days': () => [{ date: '2026-12-25', name: 'Christmas', hours: [] }],
  'GET /api/map-outlines': () => outlines,
  'GET /api/stores/:storeId': (_call, { storeId }) =>
    [north, gone, graz].find((store) => store.storeId === storeId) ??
    answer(404, { errorCode: 'NOT_FOUND', message: '' }),
  'GET /api/maps/places/autocomplete': ({ query }) => (query['q'] === '8010' ? [place] : []),
  'GET /api/maps/geocode/location': () => ({ postalCode: '8020', city: 'Graz' }),
  'GET /api/maps/geocode/:id': () => ({
    postalCode: '8010',
    city: 'Graz',
    country: 'Austria',
    countryCode: 'AT',
    position: { lat: 47.07, lng: 15.44 },
  }),
};
const open = (url: string, more: Handlers = {}) =>
  renderInHost({ features: [storefinder], handlers: { ...handlers, ...more }, url });
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const fails = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' });

describe('the store finder', () => {
  it('STORE-01 STORE-02 STORE-03 lists the stores with address, hours and services to every visitor', async () => {
    const { calls, head } = await open('/storefinder');
    expect(names()).toEqual(['Market North', 'Market Graz', 'Old market']);
    const store = within(screen.getByRole('article', { name: 'Market North' }));
    expect(store.getByText('North Road 1, 1010 Wien')).toBeVisible();
    expect(store.getByText('Mon–Fri')).toBeVisible();
    expect(store.getByText('7:15–19:45')).toBeVisible();
    expect(store.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Click and collect',
      'Bakery',
      'Car park',
    ]);
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/checkout-stores', '/api/special-days']),
    );
    expect(head).toMatchObject({ canonical: '/storefinder', robots: undefined });
  });

  it('STORE-01 PLAT-18 NAV-32 is not there while featureMisc is off', async () => {
    const off = await renderInHost({
      features: [storefinder],
      tenant: { featureMisc: false },
      url: '/storefinder',
    });
    expect(off.status).toBe(404);
    expect((await open('/storefinder')).status).toBe(200);
  });

  it('STORE-02 STORE-03 finds by a postal code through the maps calls, by distance', async () => {
    const { calls, head } = await open('/storefinder?q=8010');
    expect(names()).toEqual(['Market Graz', 'Market North', 'Old market']);
    expect(screen.getByText('3 stores by distance from 8010 Graz')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Market North' })).toHaveTextContent('145 km');
    expect(calls.filter(({ path }) => path.startsWith('/api/maps'))).toHaveLength(2);
    expect(head).toMatchObject({ robots: 'noindex, follow' });
  });

  it('finds by a store’s own name, and shows all where it knows nothing', async () => {
    await open('/storefinder?q=old');
    expect(names()).toEqual(['Old market']);
    await open('/storefinder?q=atlantis');
    expect(screen.getByText(/We don’t know “atlantis”/)).toBeVisible();
  });

  it('ERR-27 lists the stores when maps, holidays and outlines cannot be had', async () => {
    const { status } = await open('/storefinder?q=8010', {
      'GET /api/maps/places/autocomplete': fails,
      'GET /api/special-days': fails,
      'GET /api/map-outlines': fails,
    });
    expect(status).toBe(200);
    expect(names()).toEqual(['Market Graz']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ERR-27 draws no map where there is nothing to draw', async () => {
    await open('/storefinder?service=toilet', { 'GET /api/map-outlines': fails });
    expect(screen.getByText('No store has all of these services')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Map of the stores' })).toBeNull();
    await open('/storefinder?service=toilet');
    expect(screen.getByRole('region', { name: 'Map of the stores' })).toBeVisible();
  });

  it('searches by its form and keeps the wanted services', async () => {
    const { opened } = await open('/storefinder');
    await userEvent.type(screen.getByRole('searchbox'), 'Graz');
    await userEvent.click(screen.getByText('Services', { selector: 'summary' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Car park' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(opened).toEqual(['/storefinder?q=Graz&service=parking']);
  });

  it('shows links when no store has the services', async () => {
    await open('/storefinder?service=toilet');
    expect(screen.getByRole('link', { name: 'Show all stores' })).toHaveAttribute(
      'href',
      '/storefinder',
    );
  });

  it('links to directions on another site without sending it data before the click', async () => {
    await open('/storefinder');
    const link = screen.getByRole('link', { name: /Get directions ?: Market North/ });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.getAttribute('href')).toContain('to=48.21%2C16.37');
  });
});

describe('the shopper’s position', () => {
  function devicePosition(locate: (found: (one: unknown) => void, refuse: () => void) => void) {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: locate },
    });
  }
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('STORE-03 orders the list once the shopper allows it', async () => {
    devicePosition((found) => found({ coords: { latitude: 47.06, longitude: 15.4 } }));
    const { opened } = await open('/storefinder');
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('3 stores by distance from 8020 Graz')).toBeVisible();
    expect(names()[0]).toBe('Market Graz');
    expect(opened).toEqual([]);
  });

  it('asks for a place when it is denied', async () => {
    devicePosition((_found, refuse) => refuse());
    await open('/storefinder');
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/enter a town or postcode/)).toBeVisible();
    expect(names()).toHaveLength(3);
  });
});

describe('the page of a store', () => {
  it('STORE-03 A8 shows all data, to search engines too', async () => {
    const { head } = await open('/storefinder/north');
    expect(screen.getByRole('heading', { level: 1, name: 'Market North' })).toBeVisible();
    expect(screen.getByText(/Christmas, Fri, December 25/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Phone/ })).toHaveAttribute('href', 'tel:+431234');
    expect(head?.jsonLd?.[0]).toMatchObject({
      '@type': 'GroceryStore',
      name: 'Market North',
      url: '/storefinder/north',
      address: { streetAddress: 'North Road 1', postalCode: '1010', addressCountry: 'AT' },
      geo: { latitude: 48.21, longitude: 16.37 },
    });
    expect(JSON.stringify(head?.jsonLd)).toContain('"validFrom":"2026-12-25"');
  });

  it('links from a store that has moved to the new one', async () => {
    const { head } = await open('/storefinder/old');
    expect(screen.getByText('Temporarily closed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the new store: Market North' })).toHaveAttribute(
      'href',
      '/storefinder/north',
    );
    expect(head?.jsonLd).toEqual([]);
  });

  it('responds 404 for an unknown one', async () => {
    expect((await open('/storefinder/nowhere')).status).toBe(404);
  });
});

describe('settings of the map', () => {
  const tiles = (url: string) => schema.safeParse({ tiles: { url, attribution: 'Maps' } }).success;

  it('SLOT-15 takes pictures of the shop’s own address alone', () => {
    expect(tiles('/tiles/{z}/{x}/{y}.png')).toBe(true);
    for (const url of [
      'https://maps.test/{z}/{x}/{y}.png',
      '//maps.test/{z}/{x}/{y}',
      '/tiles/{z}',
    ])
      expect(tiles(url)).toBe(false);
    expect(schema.parse({})).toEqual({});
  });
});
