import { gone, graz, north } from '../testing/stores.js';
import { distanceText, metresBetween } from './distance.js';
import { allServices, searchStores, otherPlaces, placeName } from './find-stores.js';
import { queryOf, viewOf } from './finder-url.js';

const all = [gone, graz, north];
const idsOf = (q: string, services: string[] = [], position?: { lat: number; lng: number }) =>
  searchStores(all, { q, services }, position).stores.map(({ store }) => store.storeId);

describe('finding stores', () => {
  it.each([
    ['', [], ['graz', 'north', 'old']],
    ['graz', [], ['graz']],
    ['GRÄZ', [], ['graz']],
    ['1010 market', [], ['north', 'old']],
    ['oad', [], ['graz', 'north', 'old']],
    ['8010 roa', [], ['graz']],
    ['NORTH ROAD', [], ['graz', 'north', 'old']],
    ['atlantis', [], ['graz', 'north', 'old']],
    ['%_(.*', [], ['graz', 'north', 'old']],
    ['', ['parking'], ['north', 'old']],
    ['', ['pickup', 'bakery'], ['north', 'old']],
    ['', ['sauna'], []],
    ['graz', ['parking'], []],
  ])('STORE-03 by “%s” with the services %j returns %j', (q, services, ids) => {
    expect(idsOf(q, services)).toEqual(ids);
  });

  it('STORE-03 lists by distance from a position, what is closed at the end', () => {
    expect(idsOf('anything', [], { lat: 47, lng: 15.4 })).toEqual(['graz', 'north', 'old']);
    expect(idsOf('', [], { lat: 48.2, lng: 16.36 })).toEqual(['north', 'graz', 'old']);
  });

  it('STORE-03 offers the commonest service first', () => {
    expect(allServices([{ ...graz, services: ['toilet', 'bakery'] }, graz])).toEqual([
      'bakery',
      'toilet',
    ]);
  });

  it.each([
    [
      { streetName: 'Lane', streetNumber: '7', postalCode: '1070', city: 'Wien' },
      'Lane 7, 1070 Wien',
    ],
    [{ streetName: 'Lane', city: 'Wien' }, 'Lane, Wien'],
    [{ postalCode: '1070' }, '1070'],
  ])('names the place %j', (address, name) => {
    expect(placeName(address as never)).toBe(name);
  });

  it('reports an unknown place, but not for an empty search', () => {
    expect(searchStores(all, { q: 'atlantis', services: [] }, undefined).isUnknown).toBe(true);
    expect(searchStores(all, { q: '', services: ['sauna'] }, undefined).isUnknown).toBe(false);
    expect(searchStores(all, { q: 'graz', services: ['parking'] }, undefined).isUnknown).toBe(
      false,
    );
  });

  it('offers other towns for a town, and other addresses for an address', () => {
    const place = (id: string, primaryPart: string) => ({ id, primaryPart, secondaryPart: 'x' });
    const places = [place('a', '1010 Wien'), place('b', '1020 Wien'), place('c', 'Weg 2')];
    const [town, other, address] = places;
    if (!town || !other || !address) throw new Error('three places');
    expect(otherPlaces(places, town)).toEqual([other]);
    expect(otherPlaces(places, address)).toEqual([town, other]);
  });
});

describe('distances', () => {
  const texts = { number: (value: number, { digits = 2 } = {}) => value.toFixed(digits) };

  it.each([
    [0, '0.00 m'],
    [420, '400.00 m'],
    [949, '950.00 m'],
    [950, '0.9 km'],
    [19_999, '20.0 km'],
    [20_000, '20 km'],
    [2449, '2.4 km'],
    [164_300, '164 km'],
  ])('of %d metres are shown as %s', (metres, text) => {
    expect(distanceText(metres, texts)).toBe(text);
  });

  it('STORE-03 are those along the ground', () => {
    const metres = metresBetween(north.position, graz.position);
    expect(metres / 1000).toBeCloseTo(144.3, 0);
  });
});

describe('the address of the finder', () => {
  it.each([
    ['q=1070', { q: '1070' }],
    ['q=+%20', {}],
    [`q=${'x'.repeat(10_000)}`, { q: 'x'.repeat(100) }],
    [`q=${'%F0%9F%8F%AA'.repeat(101)}`, { q: '🏪'.repeat(100) }],
    ['service=parking&service=bakery,parking', { service: 'parking,bakery' }],
    ['service=%3Cb%3E&place=town:1', { place: 'town:1' }],
    ['q=Wien++Mitte', { q: 'Wien Mitte' }],
    [`service=a1,${'a'.repeat(41)},ok`, { service: 'ok' }],
  ])('reads %.40s', (search, query) => {
    expect(queryOf(viewOf(new URLSearchParams(search)))).toEqual({
      q: undefined,
      place: undefined,
      service: undefined,
      ...query,
    });
  });
});
