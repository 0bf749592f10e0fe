/** @jest-environment node */
import { inSentence } from './in-sentence.js';

it.each([
  ['Postcode', 'postcode'],
  ['Code postal', 'code postal'],
  ['ZIP code', 'ZIP code'],
  ['PIN code', 'PIN code'],
  ['PLZ', 'PLZ'],
  ['पिन कोड', 'पिन कोड'],
  ['', ''],
])('%s is %s within a sentence', (label, word) => {
  expect(inSentence(label)).toBe(word);
});
