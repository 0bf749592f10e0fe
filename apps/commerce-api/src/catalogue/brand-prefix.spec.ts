import * as fc from 'fast-check';
import { brandPrefix } from './brand-prefix.js';

it.each([
  ['Grünmarkt Bio', 'Bio-Apfel Topaz im Netz', 'Grünmarkt'],
  ['Grünmarkt Bio', 'Abfallsäcke Bio 10 l', 'Grünmarkt'],
  ['Grünmarkt Bio', 'BIO Apfel', 'Grünmarkt'],
  ['Grünmarkt Bio', 'Apfel', 'Grünmarkt Bio'],
  // A compound is a different word.
  ['Grünmarkt Bio', 'Biokiste', 'Grünmarkt Bio'],
  ['Almwiesel', 'Almwiesel Vollmilch', ''],
  ['Ja! Natürlich', 'Milch von Ja! Natürlich', ''],
  ['Bräu & Söhne', 'Söhne Märzen', 'Bräu'],
  // The beginning of a brand is what one knows it by.
  ['Bio Hof', 'Bio-Apfel', 'Bio Hof'],
  ['Marrow & Hall', 'Whole chicken', 'Marrow & Hall'],
  ['&', 'Apfel', '&'],
  ['', 'Apfel', ''],
])('CAT-01 before the name, %j of %j is %j', (brand, name, prefix) => {
  expect(brandPrefix(brand, name)).toBe(prefix);
});

it('CAT-01 a brand and a name are never joined within a word', () => {
  const words = fc.array(fc.constantFrom('Bio', 'Hof', 'Apfel', 'Alm', '&'), { minLength: 1 });
  fc.assert(
    fc.property(words, words, (brand, name) => {
      const prefix = brandPrefix(brand.join(' '), name.join(' ')).split(' ');
      const isWord = prefix.at(-1) !== '&';
      if (prefix.length > 1 && isWord) expect(prefix.at(-1)).not.toBe(name[0]);
    }),
  );
});
