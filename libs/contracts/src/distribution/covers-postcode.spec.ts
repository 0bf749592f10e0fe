import { coversPostcode } from './covers-postcode.js';

describe('postcodes of a delivery area', () => {
  it.each([
    ['1070', true],
    [' 1070 ', true],
    ['1071', false],
    ['107', false],
    ['', false],
  ])('SLOT-01 in Austria are listed one by one: %j', (postalCode, isCovered) => {
    expect(coversPostcode(['1060', '1070'], postalCode)).toBe(isCovered);
  });

  it.each([
    ['N1 7BD', true],
    ['n17bd', true],
    ['E8 3LB', true],
    ['N17 8AA', false],
    ['N19 3AB', false],
    ['E8 3LC', false],
    ['N1', true],
  ])('SLOT-01 in Great Britain are districts or single ones: %j', (postalCode, isCovered) => {
    expect(coversPostcode(['N1', 'E8 3LB'], postalCode)).toBe(isCovered);
  });

  it.each([
    ['D01 F5P2', true],
    ['d6wxh91', true],
    ['D02 X2AB', false],
    ['D01', true],
  ])('SLOT-01 in Ireland are routing keys or single ones: %j', (postalCode, isCovered) => {
    expect(coversPostcode(['D01', 'D6W'], postalCode)).toBe(isCovered);
  });
});
