import type { Address, AddressInput } from '@larder/contracts/customer';
import { blockDrafts, readDraft, saveDraft, allowDrafts } from '@larder/platform';
import { preferring, removing, saving } from '../../api/address-api.js';
import { customerOf } from '../../api/customer-normalise.js';
import { anna } from '../../testing/open-account.js';
import { addressBody, addressValues, type AddressSettings } from './address-values.js';
import { checkAddress } from './check-address.js';

const settings: AddressSettings = {
  billingFields: { companyName: 'Optional', phoneNumber: 'Mandatory', title: 'Hide' },
  deliveryPhone: 'Optional',
};
const rules = { settings, locale: 'en' };
const typed = {
  ...addressValues({}, { country: 'AT' }),
  streetName: ' Ulmengasse ',
  streetNumber: '12',
  postalCode: '1070',
  city: 'Wien',
  companyName: 'Berger KG',
  title: 'Mag.',
  valueAddedTaxId: 'ATU1234567',
  phoneNumber: '+43 664 1234567',
  door: '5',
};

describe('what is sent of an address', () => {
  it('ADDR-10 ADDR-12 fills empty names in, and leaves given ones', () => {
    const body = addressBody({ ...typed, firstName: 'Anna' }, 'billing', rules);
    expect([body.firstName, body.lastName]).toEqual(['Anna', 'na']);
  });

  it('ADDR-13 ADDR-14 leaves out billing fields that are hidden or have no setting', () => {
    const body = addressBody(typed, 'billing', rules);
    expect(body.companyName).toBe('Berger KG');
    expect(Object.keys(body)).not.toContain('title');
    expect(Object.keys(body)).not.toContain('valueAddedTaxId');
    expect(addressBody(typed, 'billing', { ...rules, settings: { billingFields: {} } })).toEqual({
      firstName: 'na',
      lastName: 'na',
      streetName: 'Ulmengasse',
      streetNumber: '12',
      postalCode: '1070',
      city: 'Wien',
      countryCode: 'AT',
      country: 'Austria',
    } satisfies AddressInput);
  });

  it('sends details for the driver for deliveries only, and phones in the format of each kind', () => {
    expect(addressBody(typed, 'delivery', rules)).toMatchObject({
      door: '5',
      phoneNumber: '00436641234567',
    });
    expect(addressBody(typed, 'billing', rules)).not.toHaveProperty('door');
    expect(addressBody(typed, 'billing', rules).phoneNumber).toBe('+436641234567');
  });
});

describe('what is shown of an address', () => {
  it.each([
    ['FORM-72', '+436641234567', '+43 6641234567'],
    ['FORM-72', '00436641234567', '+43 6641234567'],
    ['FORM-72', '06641234567', '+43 6641234567'],
    ['FORM-73', 'abc', 'abc'],
    ['FORM-73', '', ''],
  ])('%s the phone %s stands in the form as "%s"', (_id, phoneNumber, shown) => {
    expect(addressValues({ phoneNumber }, { country: 'AT' })['phoneNumber']).toBe(shown);
  });

  const read = (firstName: string, lastName: string) => {
    const address = { ...typed, id: 'a-1', category: 'billing', primary: true, country: 'Austria' };
    const own = { ...address, firstName, lastName } as unknown as Address;
    const [found] = customerOf({ ...anna, addresses: [own] }).addresses;
    return [found?.firstName, found?.lastName];
  };
  it('ADDR-11 ADDR-12 strips a whole placeholder in lower case and nothing else', () => {
    expect(read('na', 'nan')).toEqual(['', '']);
    expect(read('nana', 'Na')).toEqual(['', 'Na']);
    expect(read('Nana', 'nanan')).toEqual(['Nana', 'nanan']);
  });
});

describe('an address that is not complete', () => {
  it.each(['streetNumber', 'streetName', 'postalCode', 'city'])(
    'ADDR-05 lacks %s and is not sent',
    (field) => {
      expect(checkAddress({ ...typed, [field]: ' ' }, 'delivery', rules)).toEqual({
        [field]: { key: 'problem.required' },
      });
    },
  );

  it.each([
    ['ADDR-06', 'Optional', '12345', 'problem.deliveryPhone'],
    ['ADDR-06', 'Optional', '0664 123 456', undefined],
    ['ADDR-07', 'Mandatory', '', 'problem.required'],
    ['ADDR-07', 'Mandatory', '12345', 'problem.deliveryPhone'],
    ['ADDR-08', 'Optional', '', undefined],
    ['ADDR-08', 'Hide', '12', undefined],
    ['ADDR-08', undefined, '12', undefined],
  ] as const)('%s the delivery phone is %s: %s gives %s', (...[, deliveryPhone, phone, key]) => {
    const own = { ...rules, settings: { ...settings, deliveryPhone } };
    const found = checkAddress({ ...typed, phoneNumber: phone }, 'delivery', own);
    expect(found['phoneNumber']?.key).toBe(key);
  });

  it('FORM-65 a phone on bills fits the numbering plan of its country', () => {
    expect(checkAddress({ ...typed, phoneNumber: '0664' }, 'billing', rules)).toEqual({
      phoneNumber: { key: 'problem.phone' },
    });
    expect(checkAddress({ ...typed, phoneNumber: '0664 1234567' }, 'billing', rules)).toEqual({});
  });

  it('ADDR-07 a phone that the shop wants on bills must be given', () => {
    expect(checkAddress({ ...typed, phoneNumber: '' }, 'billing', rules)).toEqual({
      phoneNumber: { key: 'problem.required' },
    });
  });
});

it('ERR-39 throws without an address, before anything is sent', () => {
  const message = 'addressId must not be null or empty';
  expect(() => preferring('')).toThrow(message);
  expect(() => removing({ kind: 'combined', id: '' })).toThrow(message);
  const body = {} as AddressInput;
  expect(() => saving({ kind: 'billing', body, id: '' })).toThrow(message);
});

describe('what an ended session interrupts', () => {
  it('is there for the same customer again, without passwords', () => {
    saveDraft('form', 'anna', { city: 'Graz', currentPassword: 'secret', passwordRepeat: 'x' });
    expect(readDraft('form', 'anna')).toEqual({ city: 'Graz' });
    expect(readDraft('form', 'berta')).toBeUndefined();
  });
  it('is removed when another customer signs in, and at logout', () => {
    saveDraft('form', 'anna', { city: 'Graz' });
    allowDrafts('berta');
    expect(readDraft('form', 'anna')).toBeUndefined();
    blockDrafts();
    saveDraft('form', 'berta', { city: 'Linz' });
    expect(readDraft('form', 'berta')).toBeUndefined();
    allowDrafts('berta');
  });
});
