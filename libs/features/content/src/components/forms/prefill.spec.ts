/** @jest-environment node */
import { anna } from '../../testing/visitor.js';
import { prefillNames, prefillOf } from './prefill.js';

describe('what a form knows of a customer', () => {
  const at = { locale: 'en-US', today: '2026-12-30' };

  it('FORM-76 is every field that it may fill in, in the words of the forms', () => {
    expect(Object.keys(prefillOf(anna, at))).toEqual([...prefillNames]);
    expect([...prefillNames].sort()).toEqual([
      'academicTitle',
      'age',
      'city',
      'countryCode',
      'email',
      'firstname',
      'gender',
      'street',
      'surname',
      'telephoneNumber',
      'zip',
    ]);
  });

  it('FORM-75 FORM-78 is empty where nothing is known', () => {
    const { id, email, firstName, lastName } = anna;
    const bare = { id, email, firstName, lastName } as typeof anna;
    expect(prefillOf(bare, at)).toEqual({
      firstname: 'Anna',
      surname: 'Berg',
      email: 'anna@x.example',
      academicTitle: '',
      age: '',
      gender: '',
      telephoneNumber: '',
      street: '',
      zip: '',
      city: '',
      countryCode: '',
    });
  });

  it.each([
    [{ streetName: 'Laubenweg' }, 'Laubenweg'],
    [{ streetNumber: '7' }, '7'],
    [{ streetName: 'Laubenweg', streetNumber: '7' }, 'Laubenweg 7'],
    [{}, ''],
  ])('FORM-79 joins street and number that there are: %j', (billingAddress, street) => {
    expect(prefillOf({ ...anna, billingAddress }, at).street).toBe(street);
  });

  it.each(['Company', 'Female', 'Male'] as const)(
    'FORM-78 takes the salutation %s',
    (salutation) => {
      expect(prefillOf({ ...anna, salutation }, at).gender).toBe(salutation);
    },
  );

  it('FORM-78 takes no family', () => {
    expect(prefillOf({ ...anna, salutation: 'Family' }, at).gender).toBe('');
  });

  it('FORM-77 is the age in full years, where the birthdate is one', () => {
    const age = (birthdate: string, today: string) =>
      prefillOf({ ...anna, birthdate }, { ...at, today }).age;
    expect(age('12/31/1990', '2026-12-30')).toBe('35');
    expect(age('12/31/1990', '2026-12-31')).toBe('36');
    expect(age('31.02.1990', '2026-12-31')).toBe('');
  });
});
