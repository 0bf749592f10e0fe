import { highestAgeLimit } from './age-limit.js';

const line = (ageLimit?: number, availability: 'available' | 'ageRestricted' = 'available') => ({
  product: { availability, ...(ageLimit !== undefined && { ageLimit }) },
});

it.each([
  ['nothing', [], undefined],
  ['milk', [line()], undefined],
  ['beer and spirits', [line(16), line(18, 'ageRestricted'), line()], 18],
  ['goods restricted without a limit', [line(16), line(undefined, 'ageRestricted')], 18],
])('CAT-07 the age limit of %s is %s', (_name, lines, expected) => {
  expect(highestAgeLimit(lines)).toBe(expected);
});
