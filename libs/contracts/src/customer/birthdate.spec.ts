import * as fc from 'fast-check';
import { ageOn, formatBirthdate, parseBirthdate } from './birthdate.js';

describe('parseBirthdate', () => {
  it.each([
    ['31.12.1990', 'de-AT', '1990-12-31'],
    ['1.2.1990', 'de-AT', '1990-02-01'],
    [' 01.02.1990 ', 'de-DE', '1990-02-01'],
    ['12/31/1990', 'en', '1990-12-31'],
    ['31/12/1990', 'en-GB', '1990-12-31'],
    ['31. 12. 1990', 'sl-SI', '1990-12-31'],
    ['31.12.1990', 'sl-SI', '1990-12-31'],
    ['29.02.2000', 'de-AT', '2000-02-29'],
  ])('FORM-74 reads %s in %s', (text, locale, date) => {
    expect(parseBirthdate(text, locale)).toBe(date);
  });

  it.each([
    ['31.02.1990', 'de-AT'],
    ['29.02.1900', 'de-AT'],
    ['00.01.1990', 'de-AT'],
    ['01.13.1990', 'de-AT'],
    ['1990-12-31', 'de-AT'],
    ['31.12.90', 'de-AT'],
    ['31.12.1990 x', 'de-AT'],
    ['', 'de-AT'],
    ['31/12/1990', 'en'],
    ['31x12x1990', 'de-AT'],
  ])('FORM-75 gets nothing from %j in %s', (text, locale) => {
    expect(parseBirthdate(text, locale)).toBeUndefined();
  });

  it('CUST-02 reads back every date that it writes, in each locale', () => {
    const dates = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2030-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, fc.constantFrom('de-AT', 'en', 'en-GB', 'sl-SI', 'lv'), (date, locale) => {
        const day = date.toISOString().slice(0, 10);
        expect(parseBirthdate(formatBirthdate(day, locale), locale)).toBe(day);
      }),
    );
  });
});

it.each([
  ['de-AT', '05.03.1990'],
  ['en', '03/05/1990'],
])('CUST-02 writes day and month in %s with two digits', (locale, text) => {
  expect(formatBirthdate('1990-03-05', locale)).toBe(text);
});

describe('ageOn', () => {
  it.each([
    ['1990-11-21', '2026-11-20', 35],
    ['1990-11-21', '2026-11-21', 36],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-21', '2026-11-21', 0],
  ])('FORM-77 counts the full years from %s to %s', (birthdate, today, age) => {
    expect(ageOn(birthdate, today)).toBe(age);
  });
});
