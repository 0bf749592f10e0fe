import full from 'libphonenumber-js/metadata.min.json';
import own from './metadata.json';
import { formatPhone, loadPlan, readPhone, shownPhone } from './read-phone.js';
import * as further from './testing/further-plans.js';

describe('readPhone', () => {
  it.each([
    ['national, Austria', '0664 1234567', 'AT', '+436641234567'],
    ['international with zeros', '0043 664 1234567', 'AT', '+436641234567'],
    ['another country than the shop’s', '+49 30 901820', 'AT', '+4930901820'],
    ['national, Great Britain', '07400 123456', 'GB', '+447400123456'],
    ['FORM-67 with all that may be typed', '06641234567'.padEnd(250), 'AT', '+436641234567'],
    ['national, Switzerland', '078 123 45 67', 'CH', '+41781234567'],
    ['FORM-34 of 7 digits', '+43 51712', 'AT', '+4351712'],
    ['FORM-34 of 15 digits', '+49 1512345678901', 'AT', '+491512345678901'],
  ])('FORM-65 reads a number: %s', (_name, typed, country, number) => {
    expect(readPhone(typed, country)).toEqual({ number });
  });

  it.each([
    ['FORM-68', 'words', 'call me', 'AT', 'NOT_A_NUMBER'],
    ['FORM-68', 'nothing', '', 'AT', 'NOT_A_NUMBER'],
    ['FORM-66 FORM-69', 'one digit', '+43 1', 'AT', 'TOO_SHORT'],
    ['FORM-69', 'a few digits', '0664', 'AT', 'TOO_SHORT'],
    ['FORM-34 FORM-69', '6 digits', '+43 1234', 'AT', 'TOO_SHORT'],
    ['FORM-34 FORM-70', '16 digits', '+49 15123456789012', 'AT', 'TOO_LONG'],
    ['FORM-65 FORM-69', 'fewer digits than its country has', '+41 23456789', 'AT', 'TOO_SHORT'],
    ['FORM-65 FORM-70', 'more digits than its country has', '+41 2345678901234', 'AT', 'TOO_LONG'],
    ['FORM-65 FORM-68', 'a length its country skips', '+41 2345678901', 'AT', 'NOT_A_NUMBER'],
    ['FORM-66 FORM-70', '18 national digits', '+43 664123456789012345', 'AT', 'TOO_LONG'],
    ['FORM-67 FORM-70', 'more than 250 characters', '06641234567'.padEnd(251), 'AT', 'TOO_LONG'],
    ['FORM-71', 'an unknown country', '+999 123456', 'AT', 'INVALID_COUNTRY'],
  ])('%s refuses %s', (_id, _name, typed, country, problem) => {
    expect(readPhone(typed, country)).toEqual({ problem });
  });

  it('does not report a fault of the program as a wrong number', () => {
    expect(() => readPhone(undefined as never, 'AT')).toThrow(TypeError);
  });
});

describe('shownPhone', () => {
  it.each([
    ['FORM-72', '00436641234567', '+43 6641234567'],
    ['FORM-72', '+436641234567', '+43 6641234567'],
    ['FORM-72', '+43 (0)664 1234567', '+43 6641234567'],
    ['FORM-72', '+43 00664 1234567', '+43 6641234567'],
    ['FORM-72', '+43 000664 1234567', '+43 6641234567'],
    ['FORM-72', '+436601234567', '+43 6601234567'],
    ['FORM-73', 'abc', 'abc'],
  ])('%s shows %s as %s', (_id, stored, shown) => {
    expect(shownPhone(stored, 'AT')).toBe(shown);
  });
});

it('carries the numbering plans of the library as they are', () => {
  const plans = full.countries as Record<string, unknown>;
  for (const { countries } of [own, ...further.files])
    for (const [country, plan] of Object.entries(countries)) expect(plan).toEqual(plans[country]);
});

describe('a country outside of the set of Europe', () => {
  const numbers = [
    ['IN', '098123 45678', '+919812345678', '+91 9812345678'],
    ['IN', '+91 22 2288 5000', '+912222885000', '+91 2222885000'],
    ['US', '(212) 555-0123', '+12125550123', '+1 2125550123'],
    ['IE', '085 012 3456', '+353850123456', '+353 850123456'],
  ] as const;

  it.each(numbers)(
    'FORM-72 shows a number of %s before its plan is loaded',
    (country, ...parts) => {
      const [, stored, shown] = parts;
      expect(shownPhone(stored, country)).toBe(shown);
      expect(shownPhone('abc', country)).toBe('abc');
    },
  );

  it.each([
    ['US', '+15035550123', '+1 503 555 0123'],
    ['IN', '+919812345678', '+91 98123 45678'],
    ['IE', '+353850123456', '+353 85 012 3456'],
    ['US', 'abc', 'abc'],
  ])('groups digits in %s before its plan is loaded: %s', (country, stored, grouped) => {
    expect(formatPhone(stored, country)).toBe(grouped);
  });

  it.each(numbers)('FORM-65 reads a number of %s once its plan is loaded', async (...row) => {
    const [country, typed, number, shown] = row;
    await loadPlan(country);
    expect(readPhone(typed, country)).toEqual({ number });
    expect(readPhone('123', country)).toEqual({ problem: 'TOO_SHORT' });
    expect(shownPhone(number, country)).toBe(shown);
    expect(readPhone('0664 1234567', 'AT')).toEqual({ number: '+436641234567' });
  });

  it('has no plan if no shop is there', async () => {
    await expect(loadPlan('SE')).resolves.toBeUndefined();
    expect(readPhone('070 123 45 67', 'SE')).toEqual({ problem: 'INVALID_COUNTRY' });
  });
});

// Last: it loads the plans.
it.each([
  ['AT', '+436641234567', '+43 664 1234567'],
  ['FR', '+33465710099', '+33 4 65 71 00 99'],
  ['GB', '+442079460152', '+44 20 7946 0152'],
  ['US', '+15035550123', '+1 503 555 0123'],
  ['IN', '+919812345678', '+91 98123 45678'],
  ['IE', '+353850123456', '+353 85 012 3456'],
  ['AT', 'abc', 'abc'],
])('groups digits as %s does: %s', async (country, stored, grouped) => {
  await loadPlan(country);
  expect(formatPhone(stored, country)).toBe(grouped);
});
