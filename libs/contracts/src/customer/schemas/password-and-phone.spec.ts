import * as fields from '../../core/fields.js';
import { Login } from '../schemas.js';
import { refused, isRefused, long } from './testing/registration-fixtures.js';

describe('passwords', () => {
  it('FORM-01 the login requires a password of any length', () => {
    expect(isRefused(Login, { email: 'a@example.org' }, 'password', '')).toBe(true);
    expect(isRefused(Login, { email: 'a@example.org' }, 'password', 'x')).toBe(false);
  });

  it('FORM-04 the repeated password must equal the new one', () => {
    const pair = { password: '12345678', passwordRepeat: '12345678' };
    expect(refused(fields.NewPasswordPair, pair)).toEqual([]);
    expect(isRefused(fields.NewPasswordPair, pair, 'passwordRepeat', '12345679')).toBe(true);
  });
});

describe('the phone of a delivery address', () => {
  it.each([
    ['12345', false],
    ['123456', true],
    [long(20, '1'), true],
    [long(21, '1'), false],
    ['+43123456', false],
    ['123 456', false],
  ])('FORM-35 the legacy pattern judges %s', (phone, passes) => {
    expect(fields.LegacyPhone.safeParse(phone).success).toBe(passes);
  });

  it.each([
    ['ADDR-06', 'Optional', '12345', false],
    ['ADDR-06', 'Optional', '123456', true],
    ['ADDR-07', 'Mandatory', '12345', false],
    ['ADDR-07', 'Mandatory', '123456', true],
    ['ADDR-07', 'Mandatory', '', false],
    ['ADDR-07', 'Mandatory', undefined, false],
    ['ADDR-08', 'Optional', '', true],
    ['ADDR-08', 'Optional', undefined, true],
    ['ADDR-08', 'Hide', '12', true],
    ['ADDR-08', undefined, '12', true],
  ] as const)('%s under the setting %s judges %s', (_id, setting, phone, passes) => {
    expect(fields.deliveryPhone(setting).safeParse(phone).success).toBe(passes);
  });
});
