import { addressLine } from './find-address.js';

const street = { streetName: 'Tulip Street', streetNumber: '9' };

it.each([
  ['AT', { ...street, postalCode: '1070', city: 'Wien' }, 'Tulip Street 9, 1070 Wien'],
  [
    'US',
    { ...street, postalCode: '97201', city: 'Portland', region: 'Oregon' },
    '9 Tulip Street, Portland, Oregon 97201',
  ],
  [
    'IN',
    { ...street, postalCode: '110001', city: 'New Delhi', region: 'Delhi' },
    '9, Tulip Street, New Delhi 110001, Delhi',
  ],
  ['AT', { postalCode: '1070', city: 'Wien' }, '1070 Wien'],
])('an address of %s is shown with all its parts: %j', (countryCode, place, line) => {
  expect(addressLine({ ...place, countryCode })).toBe(line);
});
