import { spellingsOf } from './spellings.js';

it('PLAT-08 a shop in American English spells as Americans do, others as their language does', () => {
  const american = spellingsOf('en-US', 'US');
  expect(american['account.order.status.CANCELLED']).toBe('Canceled');
  expect(Object.values(american).join(' ')).not.toMatch(/favour|cancell|recognise|labelled/i);
  expect(['en-IN', 'constructor'].map((locale) => spellingsOf(locale, 'IN'))).toEqual([{}, {}]);
  expect(['de-AT', 'en', 'de'].map((locale) => spellingsOf(locale, 'AT'))).toEqual([{}, {}, {}]);
});

it.each([
  ['en-GB', 'GB', 'Flat', '+44'],
  ['en-IE', 'IE', 'Flat', '+353'],
  ['en', 'GB', 'Flat', '+44'],
])('PLAT-08 a shop in %s of %s asks for the flat, not for a door', (...row) => {
  const [locale, country, door, code] = row;
  const own = spellingsOf(locale, country);
  expect(own['account.door']).toBe(door);
  expect(own['account.phoneNumber.hint']).toContain(code);
  expect(own['cart-checkout.address.details']).toBe('Building, floor, flat, note');
});

it.each([
  ['de-DE', 'DE', 'Straße', '+49'],
  ['de', 'DE', 'Straße', '+49'],
  ['de-CH', 'CH', 'Strasse', '+41'],
  ['de', 'CH', 'Strasse', '+41'],
])('PLAT-08 a shop in %s of %s has a Kasse, not a Kassa', (locale, country, street, code) => {
  const own = spellingsOf(locale, country);
  expect(own['cart-checkout.checkout.title']).toBe('Kasse');
  expect(own['cart-checkout.address.streetName'] ?? 'Straße').toBe(street);
  expect(own['account.phoneNumber.hint']).toContain(code);
  expect(Object.values(own).join(' ')).not.toMatch(/Kassa|Stiege/);
});
