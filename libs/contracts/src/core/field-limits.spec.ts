import * as fields from './fields.js';
import { runSchemaCases, long, type SchemaCase } from './testing/schema-cases.js';

describe('single fields', () => {
  it.each<SchemaCase>([
    [
      'FORM-05 an e-mail address',
      fields.Email,
      ['a@b.example'],
      ['', 'a', `${long(50)}@b.example`],
    ],
    ['FORM-01 a password at login', fields.CurrentPassword, ['x', long(500)], ['', long(501)]],
    ['FORM-03 a new password', fields.NewPassword, [long(8), long(50)], [long(7), long(51)]],
    [
      'FORM-08 a first name',
      fields.FirstName,
      ['Zoë', long(100)],
      ['', long(101), 'A1', '1', 'A_'],
    ],
    ['a last name', fields.LastName, ['', long(100)], [long(101)]],
    ['FORM-26 a title', fields.AcademicTitle, ['', long(15)], [long(16)]],
    ['FORM-25 a company', fields.CompanyName, ['', long(50)], [long(51)]],
    [
      'a register number',
      fields.CompanyRegistrationNumber,
      [long(4), long(24)],
      [long(3), long(25)],
    ],
    ['a VAT id', fields.ValueAddedTaxId, [long(7), long(20)], [long(6), long(21)]],
    ['FORM-13 a city', fields.City, ['a', long(100)], ['', long(101)]],
    [
      'FORM-16 a postal code',
      fields.Zip,
      ['1010', 'SW1-2A ', '1234567890'],
      ['101', '12345678901', '10#1', '#1010'],
    ],
    ['FORM-18 a street', fields.RegistrationStreet, ['a', long(40)], ['', long(41)]],
    ['FORM-57 a street in the checkout', fields.CheckoutStreet, ['a', long(255)], ['', long(256)]],
    ['FORM-19 a number', fields.HouseNumber, ['7', '12/A-104', long(20)], ['', long(21)]],
    ['a door', fields.Door, ['', long(20)], [long(21)]],
    ['stairs', fields.StairCase, ['', long(20)], [long(21)]],
    ['FORM-24 a floor', fields.Floor, ['', long(20)], [long(21)]],
    ['FORM-60 more about the place', fields.AdditionalInfo, ['', long(255)], [long(256)]],
    ['FORM-61 an address in one line', fields.DeliveryAddressText, ['', long(60)], [long(61)]],
    ['FORM-27 a note', fields.DeliveryNote, ['', 'a & b', long(240)], [long(241), 'a<', '>a']],
    ['a country', fields.Country, ['', long(60)], [long(61)]],
    ['a code of a country', fields.CountryCode, ['AT'], ['at', 'A', 'AUT', 'xAT', '']],
    [
      'FORM-34 a phone',
      fields.Phone,
      ['+4366412', `+${long(15, '1')}`],
      ['+436641', '43664123', 'x+4366412', `+${long(16, '1')}`, '+4366412x'],
    ],
    [
      'ADDR-07 a phone of old',
      fields.LegacyPhone,
      ['066412', long(20, '1')],
      ['06641', long(21, '1'), 'x066412', '066412x'],
    ],
    ['a phone of either age', fields.AnyPhone, ['+4366412', '066412'], ['06641', '']],
  ])('%s', (_name, schema, good, bad) => runSchemaCases(schema, good, bad));

  it.each<SchemaCase>([
    ['ADDR-06 mandatory', fields.deliveryPhone('Mandatory'), ['066412'], ['', undefined, 'x']],
    ['ADDR-07 optional', fields.deliveryPhone('Optional'), ['066412', '', undefined], ['x']],
    ['ADDR-08 hidden', fields.deliveryPhone('Hide'), ['x', '', undefined], [7]],
    ['ADDR-08 unset', fields.deliveryPhone(undefined), ['x', '', undefined], [7]],
  ])('%s: the phone of a delivery address', (_name, schema, good, bad) =>
    runSchemaCases(schema, good, bad),
  );

  it('FORM-04 a different repeated password is reported at the repetition', () => {
    const pair = { password: 'long enough', passwordRepeat: 'long enough' };
    expect(fields.NewPasswordPair.safeParse(pair).success).toBe(true);
    const { error } = fields.NewPasswordPair.safeParse({ ...pair, passwordRepeat: 'other' });
    expect(error?.issues).toMatchObject([
      { path: ['passwordRepeat'], message: 'differs from the password' },
    ]);
  });

  it('CUST-04 a form offers no family, and stored customers may have one', () => {
    runSchemaCases(fields.Gender, ['Company', 'Female', 'Male'], ['Family', '']);
    runSchemaCases(fields.Salutation, ['Company', 'Family', 'Female', 'Male'], ['Other', '']);
  });

  it('FORM-64 an optional field is empty or fits', () => {
    runSchemaCases(fields.optionalField(fields.Email), ['', undefined, 'a@b.example'], ['a']);
  });
});
