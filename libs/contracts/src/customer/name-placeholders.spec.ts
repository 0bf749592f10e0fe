import { FirstName, LastName } from '../core/fields.js';
import { placeholderOf, withPlaceholders, withoutPlaceholders } from './name-placeholders.js';

describe('the placeholders of an address', () => {
  it.each([
    [0, 'na'],
    [2, 'na'],
    [3, 'nan'],
    [4, 'nana'],
    [5, 'nana'],
  ])(
    'ADDR-12 are the shortest of at least %i characters, or the longest: %s',
    (fewest, placeholder) => {
      expect(placeholderOf(fewest)).toBe(placeholder);
    },
  );

  it('ADDR-10 replace missing, empty or blank names, and match the fields', () => {
    for (const names of [{}, { firstName: '', lastName: '' }, { firstName: ' ', lastName: '\t' }]) {
      const filled = withPlaceholders(names);
      expect(filled).toEqual({ firstName: 'na', lastName: 'na' });
      expect(FirstName.safeParse(filled.firstName).success).toBe(true);
      expect(LastName.safeParse(filled.lastName).success).toBe(true);
    }
  });

  it('ADDR-10 ADDR-11 leave other fields and given names alone, both ways', () => {
    const address = { firstName: 'Nana', lastName: 'Na', city: 'nan' };
    expect(withPlaceholders(address)).toEqual(address);
    expect(withoutPlaceholders(address)).toEqual(address);
    expect(withoutPlaceholders(withPlaceholders({ lastName: 'Berger' }))).toEqual({
      firstName: '',
      lastName: 'Berger',
    });
  });
});
