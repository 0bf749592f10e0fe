import { ADDRESS_TEXT_LIMIT, DETAIL_LIMITS, checkAddress } from './check-address.js';

const good = { streetName: 'Lindengasse', streetNumber: '7', postalCode: '1070', city: 'Wien' };
const letters = (count: number) => 'x'.repeat(count);

describe('checkAddress', () => {
  it.each([
    ['FORM-56', 'streetName', ' ', 'form.required'],
    ['FORM-57', 'streetName', letters(255), undefined],
    ['FORM-57', 'streetName', letters(256), 'form.tooLong'],
    ['FORM-58', 'streetNumber', '', 'form.required'],
    ['FORM-59', 'streetNumber', letters(5), undefined],
    ['FORM-59', 'streetNumber', letters(6), 'form.tooLong'],
    ['the contract', 'postalCode', '10#1', 'form.postalCode'],
    ['the contract', 'postalCode', '107', 'form.postalCode'],
    ['the contract', 'postalCode', 'SW1A 1A', undefined],
    ['the contract', 'city', '', 'form.required'],
  ] as const)('%s %s "%s" gives %s', (_id, field, value, problem) => {
    expect(checkAddress({ ...good, [field]: value }, 'AT')[field]?.key).toBe(problem);
  });

  it.each([
    ['IN', { streetNumber: '12/A-104', postalCode: '400001' }, {}],
    ['IN', { postalCode: '1070' }, { postalCode: { key: 'form.postalCode' } }],
    ['GB', { streetNumber: 'Rose Cottage', postalCode: 'SW1A 1AA' }, {}],
    ['US', { postalCode: '10001-1234' }, {}],
    ['AT', { streetNumber: '12/A-104' }, { streetNumber: { key: 'form.tooLong', limit: 5 } }],
  ])('holds an address in %s to the rules there: %j', (country, parts, problems) => {
    expect(checkAddress({ ...good, ...parts }, country)).toEqual(problems);
  });

  it('FORM-60 FORM-61 knows how long the free texts may be', () => {
    expect([DETAIL_LIMITS.additionalInfo, ADDRESS_TEXT_LIMIT]).toEqual([255, 60]);
  });
});
