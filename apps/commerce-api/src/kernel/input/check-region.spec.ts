import { checkRegion } from './check-region.js';

describe('the state of an address', () => {
  it.each([
    [{ countryCode: 'IN', region: 'Karnataka' }],
    [{ countryCode: 'US', region: 'New York' }],
    [{ countryCode: 'AT', region: 'Wien' }],
    [{ countryCode: 'IN' }],
    [{ region: 'Karnataka' }],
    [undefined],
  ])('is taken from %j', async (body) => {
    await expect(checkRegion(body)).resolves.toBeUndefined();
  });

  it.each([
    { countryCode: 'IN', region: 'Carnatic' },
    { countryCode: 'IN', region: 'karnataka' },
    { countryCode: 'US', region: '' },
    { countryCode: 'US', region: 'Karnataka' },
  ])('is refused in %j, with the field', async (body) => {
    await expect(checkRegion(body)).rejects.toMatchObject({
      status: 400,
      details: { fields: { region: 'is no state of the country' } },
    });
  });
});
