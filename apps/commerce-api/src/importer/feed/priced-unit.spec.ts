import { measuresOf } from '@larder/countries';
import { pricedUnit } from './priced-unit.js';

const pack = { isWeighed: false, contentUnit: 'g' } as const;
const pound = { unitPriceBase: 453.59237, unitPriceSymbol: 'lb' };
const ounce = { unitPriceBase: 28.34952, unitPriceSymbol: 'oz' };
const fluidOunce = { unitPriceBase: 29.57353, unitPriceSymbol: 'fl oz' };

describe('the unit that a unit price is for', () => {
  it.each([
    ['a pack by weight', pack, ounce],
    ['a pack by volume', { ...pack, contentUnit: 'ml' }, fluidOunce],
    ['drained goods', { ...pack, contentUnit: 'ml', drainedWeight: 284 }, ounce],
    ['weighed goods', { ...pack, isWeighed: true }, pound],
    ['weighed goods without a content', { isWeighed: true }, pound],
    ['counted goods', { isWeighed: false, contentUnit: 'piece' }, undefined],
    ['unknown content', { isWeighed: false }, undefined],
  ] as const)('in the United States of %s', (_what, content, expected) => {
    expect(pricedUnit(content, measuresOf('US'))).toEqual(expected);
  });

  it.each(['AT', 'GB', 'IE', 'IN', 'SE'])('is metric in %s', (country) => {
    expect(pricedUnit(pack, measuresOf(country))).toBeUndefined();
  });
});
