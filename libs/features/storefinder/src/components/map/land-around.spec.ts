import type { MapOutline } from '@larder/contracts/stores';
import { graz, north } from '../../testing/stores.js';
import { landAround } from './land-around.js';

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
