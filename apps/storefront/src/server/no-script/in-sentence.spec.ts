/** @jest-environment node */
import { inSentence } from './in-sentence.js';

it.each([
  ['Postcode', 'en-GB', 'postcode'],
  ['Code postal', 'fr', 'code postal'],
  ['ZIP code', 'en-US', 'ZIP code'],
  ['PIN code', 'en-IN', 'PIN code'],
  ['Eircode', 'en-IE', 'Eircode'],
  ['PLZ', 'de-AT', 'PLZ'],
  ['Postleitzahl', 'de', 'Postleitzahl'],
  ['पिन कोड', 'hi-IN', 'पिन कोड'],
  ['', 'en', ''],
])('%s in %s is %s within a sentence', (label, language, word) => {
  expect(inSentence(label, language)).toBe(word);
});
