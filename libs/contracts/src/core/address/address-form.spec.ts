import { addressForm, addressParts, hasRegions, loadRegions } from './address-form.js';

const place = { streetName: 'Lindengasse', streetNumber: '7', postalCode: '1070', city: 'Wien' };

describe('the form of an address', () => {
  it.each(['AT', 'DE', 'CH', 'SE', 'toString'])(
    '%s has the street before its number',
    (country) => {
      expect(addressForm(country)).toEqual([
        ['streetName', 'streetNumber'],
        ['postalCode', 'city'],
      ]);
    },
  );

  it('IN has the house first and a state last', () => {
    expect(addressForm('IN').flat()).toEqual([
      'streetNumber',
      'streetName',
      'city',
      'postalCode',
      'region',
    ]);
  });

  it('has states where its lines name one', async () => {
    for (const country of ['AT', 'DE', 'FR', 'GB', 'IN', 'US', 'toString']) {
      const isNamed = addressForm(country).flat().includes('region');
      expect([country, hasRegions(country)]).toEqual([country, isNamed]);
      const names = await loadRegions(country);
      expect([country, names.length > 0]).toEqual([country, isNamed]);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(await loadRegions('IN')).toContain('Karnataka');
  });
});

describe('an address in words', () => {
  it.each([
    ['AT', {}, ['Lindengasse 7', '1070 Wien']],
    [undefined, {}, ['Lindengasse 7', '1070 Wien']],
    ['GB', {}, ['7 Lindengasse', 'Wien 1070']],
    ['FR', {}, ['7 Lindengasse', '1070 Wien']],
    ['US', { region: 'Oregon' }, ['7 Lindengasse', 'Wien, Oregon 1070']],
    ['US', {}, ['7 Lindengasse', 'Wien 1070']],
    ['IN', { region: 'Karnataka' }, ['7, Lindengasse', 'Wien 1070, Karnataka']],
  ])('%s', (countryCode, more, parts) => {
    expect(addressParts({ ...place, ...more, countryCode })).toEqual(parts);
  });
});
