import { brandPrefix, fullName } from './full-name.js';

const slug = 'b';

it.each([
  [undefined, '', 'Bio-Apfel'],
  [{ name: 'Alma', slug }, 'Alma', 'Alma Bio-Apfel'],
  [{ name: 'Grünmarkt Bio', slug, prefix: 'Grünmarkt' }, 'Grünmarkt', 'Grünmarkt Bio-Apfel'],
  [{ name: 'Bio', slug, prefix: '' }, '', 'Bio-Apfel'],
])('CAT-01 before a name, the brand %j is %j', (brand, before, full) => {
  const product = { name: 'Bio-Apfel', ...(brand && { brand }) };
  expect(brandPrefix(product)).toBe(before);
  expect(fullName(product)).toBe(full);
});
