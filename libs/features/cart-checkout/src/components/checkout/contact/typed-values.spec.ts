import { readPhone } from '@larder/contracts/phone';
import { checkAddress, DETAIL_LIMITS } from '../../service/address/check-address.js';
import { timeSlotQuery } from '../../service/times/time-slot-query.js';
import { aCart, billing, home, store } from '../../../testing/fixtures.js';
import { countryOf } from '../../service/address/country.js';
import { contactValues } from './contact-values.js';
import { loadReader } from './load-reader.js';
import { readContact } from './read-contact.js';

describe('what is wrong with a contact', () => {
  const values = { ...contactValues(aCart([], { billingAddress: billing }), { country: 'AT' }) };
  const problems = (parts: object) => {
    const read = readContact({ ...values, ...parts }, 'en');
    return 'problems' in read ? read.problems : {};
  };

  it.each([
    [{ salutation: 'Family' }, { salutation: { key: 'form.format' } }],
    [{ firstName: '1st' }, { firstName: { key: 'form.format' } }],
    [{ lastName: '' }, { lastName: { key: 'form.required' } }],
    [{ phoneNumber: '' }, { phoneNumber: { key: 'form.required' } }],
    [{ phoneNumber: ' ' }, { phoneNumber: { key: 'form.required' } }],
    [{ phoneNumber: '+999 123456' }, { phoneNumber: { key: 'form.phone.INVALID_COUNTRY' } }],
    [{ phoneNumber: '+9991234567' }, { phoneNumber: { key: 'form.phone.INVALID_COUNTRY' } }],
    [{ companyName: 'x'.repeat(51) }, { companyName: { key: 'form.tooLong', limit: 50 } }],
    [{ postalCode: '1' }, { postalCode: { key: 'form.tooShort', limit: 4 } }],
    [{ valueAddedTaxId: 'x'.repeat(15) }, { valueAddedTaxId: { key: 'form.tooLong', limit: 14 } }],
    [
      { city: '', email: 'a@' },
      { city: { key: 'form.required' }, email: { key: 'form.email' } },
    ],
  ])('FORM-62 FORM-63 %j is told at its field', (parts, expected) => {
    expect(problems(parts)).toEqual(expected);
  });

  it('FORM-64 takes blanks away, and names the country in the language of the shop', () => {
    const read = readContact({ ...values, firstName: ' Anna ', companyName: ' ' }, 'de');
    expect(read).toEqual({ address: { ...billing, country: 'Österreich' } });
  });
});

describe('phones', () => {
  it.each([
    ['+49 15112345678', { number: '+4915112345678' }],
    ['', { problem: 'NOT_A_NUMBER' }],
    ['+43 66412345678901234', { problem: 'TOO_LONG' }],
  ])('FORM-65 %s is read as %j', (typed, read) => {
    expect(readPhone(typed, 'AT')).toEqual(read);
  });
});

describe('a contact in a shop outside of Europe', () => {
  it.each([
    [
      'IN',
      '98123 45678',
      '+919812345678',
      { postalCode: '400001', streetNumber: '12/A-104', region: 'Maharashtra' },
    ],
    [
      'US',
      '(212) 555-0123',
      '+12125550123',
      { postalCode: '10001-1234', streetNumber: '1600', region: 'New York' },
    ],
  ])('FORM-65 of %s has a phone like %s', async (country, phoneNumber, read, parts) => {
    const values = { ...contactValues(aCart([], { billingAddress: billing }), { country }) };
    const place = { countryCode: country, phoneNumber, ...parts };
    const readContact = await loadReader(country);
    expect(readContact({ ...values, ...place }, 'en')).toMatchObject({
      address: { ...parts, phoneNumber: read, countryCode: country },
    });
    const stateless = readContact({ ...values, ...place, region: '' }, 'en');
    expect(stateless).toEqual({ problems: { region: { key: 'form.required' } } });
  });

  it('FORM-56 starts with the state of the shop', () => {
    const shop = { country: 'IN', region: 'Karnataka' };
    expect(contactValues(aCart([]), shop).region).toBe('Karnataka');
    expect(countryOf(shop, 'en')).toEqual({
      country: 'India',
      countryCode: 'IN',
      region: 'Karnataka',
    });
  });
});

describe('an address that is typed by hand', () => {
  const good = { streetName: 'Lindengasse', streetNumber: '7', postalCode: '1070', city: 'Wien' };

  it.each([
    ['city', 'x'.repeat(100), undefined],
    ['city', 'x'.repeat(101), 'form.tooLong'],
    ['postalCode', '1234567', undefined],
    ['postalCode', '12345678', 'form.tooLong'],
    ['postalCode', '', 'form.required'],
    ['postalCode', ' 1070 ', undefined],
    ['postalCode', ' 107 ', 'form.postalCode'],
    ['postalCode', '1070#', 'form.postalCode'],
    ['postalCode', '#1070', 'form.postalCode'],
    ['streetNumber', ' 12345 ', undefined],
  ] as const)('FORM-57 %s "%s" gives %s', (field, value, problem) => {
    expect(checkAddress({ ...good, [field]: value }, 'AT')[field]?.key).toBe(problem);
  });

  it('FORM-56 is fine when nothing is wrong, and knows how long the rest may be', () => {
    expect(checkAddress(good, 'AT')).toEqual({});
    expect(DETAIL_LIMITS).toEqual({ stairCase: 4, floor: 20, door: 4, additionalInfo: 255 });
  });
});

describe('windows', () => {
  it('SLOT-07 SLOT-08 are asked for where store or area are known', () => {
    const { position: _position, ...place } = home;
    expect(timeSlotQuery(place)?.query).not.toHaveProperty('latitude');
    const { deliveryAreaNumber: _area, ...nowhere } = home;
    expect(timeSlotQuery(nowhere)).toBeUndefined();
    const pickup = { ...nowhere, distributionType: 'CLICK_AND_COLLECT' } as const;
    expect(timeSlotQuery(pickup)).toBeUndefined();
    expect(timeSlotQuery({ ...pickup, storeId: store.storeId })?.query).toEqual({
      distributionType: 'CLICK_AND_COLLECT',
      appointableId: 'store-1',
    });
  });
});
