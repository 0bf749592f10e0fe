import { isNumeric, readPostcode } from './postcode-format.js';

describe('readPostcode', () => {
  it.each([
    ['1070', 'AT', '1070'],
    [' 1070 ', 'AT', '1070'],
    ['107', 'AT', undefined],
    ['10700', 'AT', undefined],
    ['10a0', 'AT', undefined],
    ['10115', 'DE', '10115'],
    ['1011', 'DE', undefined],
    ['sw1a 1aa', 'GB', 'SW1A 1AA'],
    ['M11AE', 'GB', 'M11AE'],
    ['SW1A', 'GB', undefined],
    ['1012 AB', 'NL', '1012 AB'],
    ['12', 'NL', undefined],
    ['400001', 'IN', '400001'],
    ['4000', 'IN', undefined],
    ['10001', 'US', '10001'],
    ['d02 af30', 'IE', 'D02 AF30'],
  ])('takes %j of %s for %j', (typed, country, postcode) => {
    expect(readPostcode(typed, country)).toBe(postcode);
  });
});

it('knows where digits are enough', () => {
  expect([isNumeric('AT'), isNumeric('GB')]).toEqual([true, false]);
});
