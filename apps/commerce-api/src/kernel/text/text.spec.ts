import fc from 'fast-check';
import { fold, slugify, wordsOf } from './fold.js';
import { localise, searchConfiguration } from './language.js';

describe('fold', () => {
  it.each([
    ['Äpfel', 'apfel'],
    ['Straße', 'strasse'],
    ['CRÈME FRAÎCHE', 'creme fraiche'],
    ['ﬁlet', 'filet'],
    ['Smørrebrød', 'smorrebrod'],
    ['İ', 'i'],
    ['चीनी', 'चइनइ'],
    ['चना', 'चनआ'],
    ['प्याज़', 'पयआज'],
    ['ঈদ', 'ইদ'],
  ])('%s becomes %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(wordsOf(wordsOf(text).join(' '))).toEqual(wordsOf(text));
      }),
    );
  });
});

describe('slugify', () => {
  it.each([
    ['Obst & Gemüse', 'obst-gemuese'],
    ['Vollmilch 3,5 % (1 l)', 'vollmilch-3-5-1-l'],
    ['  --  ', ''],
    ['東京', '東京'],
    ['x'.repeat(400), 'x'.repeat(150)],
  ])('%s becomes %s', (text, expected) => {
    expect(slugify(text)).toBe(expected);
  });

  it('is its own slug', () => {
    fc.assert(fc.property(fc.string(), (text) => slugify(slugify(text)) === slugify(text)));
  });
});

describe('localise', () => {
  const locales = ['de-AT', 'en'];
  const value = {
    name: 'Apfel',
    'name.en': 'Apple',
    'name.de-AT': 'Apferl',
    size: '1 kg',
    parts: [{ title: 'a', 'title.en': 'b' }],
    'file.txt': 'kept',
  };
  it.each([
    ['de-AT', { name: 'Apferl', size: '1 kg', parts: [{ title: 'a' }], 'file.txt': 'kept' }],
    ['en', { name: 'Apple', size: '1 kg', parts: [{ title: 'b' }], 'file.txt': 'kept' }],
  ])('uses the value of %s', (locale, expected) => {
    expect(localise<unknown>(value, locale, locales)).toEqual(expected);
  });

  it('searches unknown languages without stemming', () => {
    expect(['de-AT', 'en', 'hr'].map(searchConfiguration)).toEqual(['german', 'english', 'simple']);
  });
});
