import type { GeocodedAddress, PlaceSuggestion } from '@larder/contracts/distribution';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { metresBetween } from './distance.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const suggest = async (query: string) => {
  const answer = await shop
    .client()
    .get<PlaceSuggestion[]>(`/api/maps/places/autocomplete?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const lines = async (query: string) =>
  (await suggest(query)).map(
    ({ primaryPart, secondaryPart }) => `${primaryPart} | ${secondaryPart}`,
  );

describe('address suggestions', () => {
  it.each([
    [
      'q=laub&addressOnly=true',
      ['Laubenweg 2 | 1010 Wien, Österreich', 'Laubenweg 14 | 1010 Wien, Österreich'],
    ],
    ['q=LAUBENWEG%2014', ['Laubenweg 14 | 1010 Wien, Österreich']],
    ['q=muhlgasse&addressOnly=true', ['Mühlgasse 5a | 1040 Wien, Österreich']],
    ['q=5310', ['5310 Mondsee | Österreich', 'Seestraße 3 | 5310 Mondsee, Österreich']],
    ['q=5310&addressOnly=true', ['Seestraße 3 | 5310 Mondsee, Österreich']],
    ['q=graz%20sonn', ['Am Sonnenmarkt 12 | 8010 Graz, Österreich']],
    ['q=seestrasse%2099', ['Seestraße 3 | 5310 Mondsee, Österreich']],
    ['q=laub&restrictCountry=DE', []],
    ['q=', []],
    ['q=%25', []],
    ['q=nirgendwo', []],
  ])('API-088 for %s are %j', async (query, expected) => {
    expect(await lines(query)).toEqual(expected);
  });
});

describe('geocoding', () => {
  const at = (url: string) => shop.client().get<GeocodedAddress>(`/api/maps/geocode/${url}`);

  it('API-090 finds the address behind a suggestion', async () => {
    const [suggestion] = await suggest('q=laubenweg%2014&addressOnly=true');
    const { body } = await at(suggestion?.id ?? '');
    expect(body).toEqual({
      id: suggestion?.id,
      streetName: 'Laubenweg',
      streetNumber: '14',
      postalCode: '1010',
      city: 'Wien',
      country: 'Österreich',
      countryCode: 'AT',
      position: { lat: 48.2095, lng: 16.3688 },
    });
  });

  it('API-090 finds a town, and by its two parts what has another id by now', async () => {
    const [town] = await suggest('q=5310');
    const { body } = await at(encodeURIComponent(town?.id ?? ''));
    expect(body).toMatchObject({ postalCode: '5310', city: 'Mondsee' });
    expect(body).not.toHaveProperty('streetName');
    const moved = await at(
      'gone?primaryPart=Laubenweg%202&secondaryPart=1010%20Wien,%20%C3%96sterreich',
    );
    expect(moved.body).toMatchObject({ streetName: 'Laubenweg', streetNumber: '2' });
    expect((await at('gone')).status).toBe(404);
  });

  it('API-091 finds an address in one line, and its street when the number is unknown', async () => {
    const known = await at('address?address=Seestra%C3%9Fe%203,%205310%20Mondsee');
    expect(known.body).toMatchObject({ streetNumber: '3', postalCode: '5310' });
    const unknown = await at('address?address=Seestra%C3%9Fe%2077,%205310%20Mondsee');
    expect(unknown.body).toMatchObject({ streetName: 'Seestraße' });
    expect(unknown.body).not.toHaveProperty('streetNumber');
    expect((await at('address?address=Nirgendwo%201')).status).toBe(404);
    expect((await at('address?address=Laubenweg&restrictCountry=DE')).status).toBe(404);
  });

  it.each([
    ['latitude=48.2088&longitude=16.3683', { streetName: 'Laubenweg', streetNumber: '2' }],
    ['latitude=47.90&longitude=13.40', { city: 'Mondsee' }],
    ['latitude=0&longitude=0', undefined],
    ['latitude=47.90&longitude=13.40&addressOnly=true', undefined],
  ])('API-089 finds what is at %s', async (query, expected) => {
    const answer = await at(`location?${query}`);
    expect(answer.status).toBe(expected ? 200 : 404);
    if (expected) expect(answer.body).toMatchObject(expected);
  });

  it.each(['location?latitude=x&longitude=1', 'location', 'address', `${'a'.repeat(200)}`])(
    'refuses %s with 400',
    async (url) => {
      expect((await at(url)).status).toBe(400);
    },
  );

  it('keeps what shoppers type out of every cache', async () => {
    const { headers } = await shop.client().get('/api/maps/places/autocomplete?q=laub');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('metresBetween', () => {
  it.each([
    [{ lat: 48.2082, lng: 16.3738 }, { lat: 47.0707, lng: 15.4395 }, 145_000],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015_000],
    [{ lat: 5, lng: 5 }, { lat: 5, lng: 5 }, 0],
  ])('of %j and %j is about %d', (a, b, expected) => {
    expect(Math.abs(metresBetween(a, b) - expected)).toBeLessThanOrEqual(1_000);
  });
});

it('S9 responds to three hundred requests of a visitor in a minute, without affecting others', async () => {
  const ask = async (client: string, path: string) => {
    const headers = { 'x-forwarded-host': 'alpha.test', 'x-forwarded-for': client };
    return (await shop.app.inject({ url: `/api/maps/${path}`, headers })).statusCode;
  };
  const suggestions = 'places/autocomplete?q=laub';
  for (let i = 0; i < 300; i += 1) expect(await ask('203.0.113.9', suggestions)).toBe(200);
  const others = [
    'geocode/location?latitude=48.2&longitude=16.4',
    'geocode/address?address=Laubenweg%202',
    'geocode/any',
  ];
  for (const path of [suggestions, ...others]) expect(await ask('203.0.113.9', path)).toBe(429);
  expect(await ask('198.51.100.9', suggestions)).toBe(200);
});
