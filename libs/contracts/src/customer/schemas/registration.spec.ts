import { AddressInput, profileOn, ProfileInput, Registration, registrationOn } from '../schemas.js';
import { refused, isRefused, long } from './testing/registration-fixtures.js';

const registration = {
  email: 'anna@example.org',
  password: 'geheim-12',
  firstName: 'Anna',
  lastName: 'Berger',
  salutation: 'Female',
  streetName: 'Lindenweg',
  streetNumber: '7',
  postalCode: '1010',
  city: 'Wien',
};
const address = {
  firstName: 'Anna',
  lastName: 'Berger',
  streetName: 'Lindenweg',
  streetNumber: '7',
  postalCode: '1010',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
};
const mail = (length: number) => `${long(length - '@example.org'.length)}@example.org`;

type Row = [id: string, field: string, passes: unknown[], fails: unknown[]];

const rows: Row[] = [
  ['FORM-02', 'password', ['12345678'], ['', undefined]],
  ['FORM-03', 'password', [long(8), long(50)], [long(7), long(51)]],
  ['FORM-05', 'email', ['a@example.org'], ['', undefined]],
  ['FORM-06', 'email', [mail(50)], [mail(51)]],
  ['FORM-07', 'email', ['anna.berger+x@example.org'], ['a@', '@example.org', 'anna', 'a b@c.de']],
  ['FORM-08', 'firstName', ['A'], ['', undefined]],
  ['FORM-09', 'firstName', [long(20)], [long(21)]],
  ['FORM-10', 'firstName', ['Zoë'], ['Anna2', 'Anna_', 'Anna@']],
  ['FORM-11', 'firstName', ["Anne-Marie O'Neil", 'Božena J.', 'Łukasz', 'Nguyễn'], ['<b>', '1st']],
  ['FORM-12', 'lastName', ['', long(24)], [long(25)]],
  ['FORM-13', 'city', ['Wien'], ['', undefined]],
  ['FORM-14', 'postalCode', ['1010'], ['', undefined]],
  ['FORM-15', 'postalCode', ['1010', '1234567'], ['101', '12345678']],
  ['FORM-16', 'postalCode', ['SW1 2AB', '10-115'], ['10#1', '10_1']],
  ['FORM-17', 'streetName', ['Am Hof'], ['', undefined]],
  ['FORM-18', 'streetName', [long(40)], [long(41)]],
  ['FORM-19', 'streetNumber', ['7'], ['', undefined]],
  ['FORM-20', 'streetNumber', ['7-9/3'], ['12-14a']],
  ['FORM-22', 'door', ['', undefined, long(4)], [long(5)]],
  ['FORM-23', 'stairCase', ['', undefined, long(4)], [long(5)]],
  ['FORM-24', 'floor', ['', undefined, long(20)], [long(21)]],
  ['FORM-25', 'companyName', ['', undefined, long(50)], [long(51)]],
  ['FORM-26', 'academicTitle', ['', undefined, long(15)], [long(16)]],
  ['FORM-27', 'deliveryNote', ['', undefined, long(240)], [long(241)]],
  ['FORM-28', 'deliveryNote', ['ring twice & wait'], ['<b', 'a > b']],
  ['FORM-29', 'cardNumber', ['4006381333931'], ['400638133393', '40063813339311', '400638133393a']],
  ['FORM-30', 'cardNumber', ['4006381333931'], ['4006381333932']],
  ['FORM-32', 'companyRegistrationNumber', [long(7), long(14)], [long(6), long(15)]],
  ['FORM-33', 'valueAddedTaxId', [long(7), long(14)], [long(6), long(15)]],
  [
    'FORM-34',
    'phoneNumber',
    ['+1234567', '+123456789012345'],
    ['+123456', '+1234567890123456', '1234567', '+43 664 123', '+43a664123'],
  ],
  ['FORM-36', 'salutation', ['Company', 'Female', 'Male'], ['', undefined, 'Family', 'other']],
  ['FORM-37', 'password', [long(8), long(50)], [long(7), long(51)]],
  ['FORM-64', 'phoneNumber', ['', undefined], [' ']],
  ['FORM-64', 'cardNumber', ['', undefined], [' ']],
  ['FORM-64', 'valueAddedTaxId', ['', undefined], [' ']],
  ['FORM-64', 'companyRegistrationNumber', ['', undefined], [' ']],
];

describe('the registration form', () => {
  it('takes a filled-in form', () => {
    expect(refused(Registration, registration)).toEqual([]);
  });

  it.each(rows)('%s judges %s', (_id, field, passes, fails) => {
    for (const value of passes) {
      expect([value, isRefused(Registration, registration, field, value)]).toEqual([value, false]);
    }
    for (const value of fails) {
      expect([value, isRefused(Registration, registration, field, value)]).toEqual([value, true]);
    }
  });

  it('FORM-21 has the street as a name of up to 40 characters beside the short house number', () => {
    const value = { ...registration, streetName: long(40), streetNumber: '12345' };
    expect(refused(Registration, value)).toEqual([]);
  });

  it.each([
    ['on the 18th birthday', '21.11.2008', false],
    ['the day before it', '22.11.2008', true],
    ['for a date that does not exist', '31.02.1990', true],
    ['for the format of another locale', '12/31/1990', true],
    ['for an empty input', '', false],
  ])('FORM-31 FORM-38 judges the age %s', (_when, birthdate, fails) => {
    const context = { today: '2026-11-21', locale: 'de-AT' };
    expect(isRefused(registrationOn(context), registration, 'birthdate', birthdate)).toBe(fails);
    expect(isRefused(profileOn(context), registration, 'birthdate', birthdate)).toBe(fails);
  });
});

describe('the profile and address forms', () => {
  const shared = ['email', 'firstName', 'lastName', 'academicTitle', 'salutation'];
  it.each(rows.filter(([, field]) => shared.includes(field)))(
    'FORM-38 the profile form applies %s to %s',
    (_id, field, passes, fails) => {
      for (const value of passes) {
        expect(isRefused(ProfileInput, registration, field, value)).toBe(false);
      }
      for (const value of fails) {
        expect(isRefused(ProfileInput, registration, field, value)).toBe(true);
      }
    },
  );

  it('FORM-38 an address form applies the rules of the registration to its fields', () => {
    const limits = [
      ['firstName', 'A1'],
      ['lastName', long(25)],
      ['title', long(16)],
      ['companyName', long(51)],
      ['companyRegistrationNumber', long(6)],
      ['valueAddedTaxId', long(15)],
      ['email', 'a@'],
      ['postalCode', '101'],
      ['door', long(5)],
      ['stairCase', long(5)],
      ['floor', long(21)],
      ['phoneNumber', '+1234'],
    ] as const;
    expect(refused(AddressInput, address)).toEqual([]);
    for (const [field, value] of limits) {
      expect([field, isRefused(AddressInput, address, field, value)]).toEqual([field, true]);
    }
  });

  it.each(['streetNumber', 'streetName', 'postalCode', 'city'])(
    'ADDR-05 an address without %s is not complete',
    (field) => {
      expect(isRefused(AddressInput, address, field, '')).toBe(true);
      expect(isRefused(AddressInput, address, field, undefined)).toBe(true);
    },
  );

  it('accepts the placeholders for an empty name', () => {
    for (const name of ['na', 'nan', 'nana']) {
      expect(refused(AddressInput, { ...address, firstName: name, lastName: name })).toEqual([]);
    }
  });
});
