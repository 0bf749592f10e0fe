import { isGtin } from './gtin.js';

it.each(['4006381333931', '96385074', '036000291452', '2300001001012', '10614141000415'])(
  'takes the barcode %s',
  (text) => expect(isGtin(text)).toBe(true),
);

it.each(['4006381333932', '4006383133931', '963850741', '', 'abc', '400638133393a', ' 96385074'])(
  'refuses »%s«',
  (text) => expect(isGtin(text)).toBe(false),
);
