import type { MapOutline } from '@larder/contracts/stores';
import { graz, north } from '../../testing/stores.js';
import { areAreasShown, isWholeShown, landAround, spreadOver } from './land-around.js';

const corner = { lat: 47, lng: 15 };
const land: MapOutline = { name: 'Austria', kind: 'land', polygon: [corner, corner, corner] };
const area: MapOutline = { name: 'Graz', kind: 'area', polygon: [graz.position] };

it.each([
  ['the areas around a single store', [north], [land, area], area.polygon],
  ['the land around a single store without areas', [north], [land], land.polygon],
  ['all around several stores', [north, graz], [land, area], [...land.polygon, ...area.polygon]],
  ['all without a store', [], [land, area], [...land.polygon, ...area.polygon]],
])('STORE-03 a map shows %s', (_, stores, outlines, wanted) => {
  expect(landAround(stores, outlines)).toEqual(wanted);
});

const wide = [
  { lat: 47, lng: 9.5 },
  { lat: 48, lng: 17 },
];
const square = [corner, { lat: 47.1, lng: 15 }, { lat: 47.1, lng: 15.2 }];
const district = { name: 'Lend', position: { lat: 47.08, lng: 15.42 } };

describe('STORE-03 a map of a city', () => {
  const city: MapOutline = { name: 'Graz', kind: 'land', polygon: square, places: [district] };

  it('shows its areas of delivery and districts, not all of its outline', () => {
    expect(landAround([graz], [city, area])).toEqual([...area.polygon, district.position]);
    expect(isWholeShown([graz], [city, area])).toBe(true);
    expect(areAreasShown([graz, north], [city, area])).toBe(true);
    expect(areAreasShown([graz], [city])).toBe(false);
  });

  it('shows no areas on a whole country', () => {
    const country: MapOutline = { name: 'Austria', kind: 'land', polygon: wide };
    expect(areAreasShown([graz], [country, area])).toBe(true);
    const stores = [north, { ...north, position: { lat: 47.3, lng: 11.4 } }];
    expect(areAreasShown(stores, [country, area])).toBe(false);
  });

  it('is one of stores where it names no district', () => {
    expect(landAround([north, graz], [{ ...city, places: [] }])).toEqual(square);
    expect(isWholeShown([graz], [{ ...city, places: [] }])).toBe(false);
  });
});

it.each([
  ['stores all over it', [{ lat: 47.3, lng: 11.4 }, north.position], wide, true],
  ['stores of one town in it', [north.position, { lat: 48.2, lng: 16.3 }], wide, false],
  ['a single store', [north.position], wide, false],
  ['stores without a land', [north.position, graz.position], [], false],
])('STORE-03 a map shows the whole land around %s: %#', (_, stores, points, isWhole) => {
  expect(spreadOver(stores, points)).toBe(isWhole);
});
