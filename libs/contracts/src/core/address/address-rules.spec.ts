import * as z from 'zod/mini';
import { long } from '../testing/schema-cases.js';
import { addressIssues, addressRules, ruledFields, type RuledField } from './address-rules.js';
import { fitsCountry } from './fits-country.js';

const isTaken = (field: RuledField, value: string, countryCode?: string) =>
  addressIssues({ [field]: value, countryCode }).length === 0;

describe('an address in Austria, or in a country without rules', () => {
  it.each<[id: string, field: RuledField, good: string[], bad: string[]]>([
    ['FORM-09', 'firstName', [long(20)], [long(21)]],
    ['FORM-12', 'lastName', ['', long(24)], [long(25)]],
    ['FORM-15', 'postalCode', ['1010', 'SW1 2AB'], ['101', '12345678']],
    ['FORM-20 FORM-59', 'streetNumber', [long(5)], [long(6), '12/A-104']],
    ['FORM-22', 'door', ['', long(4)], [long(5)]],
    ['FORM-23', 'stairCase', ['', long(4)], [long(5)]],
    ['FORM-32', 'companyRegistrationNumber', [long(7), long(14)], [long(6), long(15)]],
    ['FORM-33', 'valueAddedTaxId', [long(7), long(14)], [long(6), long(15)]],
  ])('%s limits %s', (_id, field, good, bad) => {
    for (const country of ['AT', 'SE', undefined]) {
      for (const value of good)
        expect([value, isTaken(field, value, country)]).toEqual([value, true]);
      for (const value of bad)
        expect([value, isTaken(field, value, country)]).toEqual([value, false]);
    }
  });
});

describe('an address elsewhere', () => {
  it.each([
    ['CH', ['8001'], ['800', '80011']],
    ['DE', ['10115'], ['1011', '1O115', '101155']],
    ['FR', ['75001', '75 001'], ['7500']],
    ['GB', ['SW1A 1AA', 'm1 1ae', 'GIR 0AA'], ['SW1A', '1010', 'SW1A 1A']],
    ['IE', ['D02 AF30', 'A65F4E2'], ['D02', 'D02 AF3']],
    ['IN', ['400001'], ['40001', '000001', '4000011']],
    ['NL', ['1012 AB', '1012ab'], ['0012 AB', '1012']],
    ['PL', ['00-001'], ['00001', '00-01']],
    ['US', ['10001', '10001-1234'], ['1000', '10001-12', '100011234']],
  ])('%s has postcodes such as %j', (country, good, bad) => {
    for (const code of good)
      expect([code, isTaken('postalCode', code, country)]).toEqual([code, true]);
    for (const code of bad)
      expect([code, isTaken('postalCode', code, country)]).toEqual([code, false]);
  });

  it.each(['CH', 'DE', 'GB', 'IN', 'US'])('%s has long names and free house numbers', (country) => {
    expect(isTaken('firstName', 'Venkatanarasimharajuvaripeta', country)).toBe(true);
    expect(isTaken('lastName', long(100), country)).toBe(true);
    expect(isTaken('streetNumber', '12/A-104', country)).toBe(true);
  });

  it('IN has the number of its tax', () => {
    expect(isTaken('valueAddedTaxId', '27AAPFU0939F1ZV', 'IN')).toBe(true);
    expect(isTaken('valueAddedTaxId', 'ATU12345678', 'IN')).toBe(false);
  });
});

describe('a schema with an address', () => {
  const schema = z
    .object({ city: z.string(), firstName: z.string(), countryCode: z.string() })
    .check(fitsCountry);
  const issues = (value: unknown) =>
    (schema.safeParse(value).error?.issues ?? []).map(({ code, path }) => [code, path.join('.')]);

  it('tells what does not fit beside what is missing', () => {
    expect(issues({ firstName: long(21), countryCode: 'AT' })).toEqual([
      ['invalid_type', 'city'],
      ['too_big', 'firstName'],
    ]);
    expect(issues({ city: 'Wien', firstName: long(21), countryCode: 'IN' })).toEqual([]);
    expect(issues('Wien')).toEqual([['invalid_type', '']]);
    expect(issues(null)).toEqual([['invalid_type', '']]);
  });

  it('tells the limit that a text exceeds', () => {
    expect(addressIssues({ postalCode: '12345678' })).toEqual([
      { code: 'too_big', origin: 'string', maximum: 7, path: ['postalCode'], input: '12345678' },
    ]);
    expect(addressIssues({ postalCode: '1' })).toMatchObject([{ code: 'too_small', minimum: 4 }]);
    expect(addressIssues({ postalCode: 'x', countryCode: 'PL' })).toMatchObject([
      { code: 'invalid_format', format: 'regex' },
    ]);
  });

  it('has rules for fields that there are', () => {
    for (const country of ['AT', 'IN', 'toString'])
      for (const field of Object.keys(addressRules(country))) expect(ruledFields).toContain(field);
  });
});
