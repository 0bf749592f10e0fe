import { getText } from '../messages/use-text.js';
import { formatAmount, formatPack } from './format-amounts.js';

const wording = getText({
  texts: {
    locale: 'en',
    text: (key, values) => `${values?.['amount'] ?? values?.['count']} ${key.split('.').at(-1)}`,
    money: String,
    number: (value) => String(Math.round(value * 100) / 100),
    date: String,
  },
});

describe('an amount for other portions', () => {
  it.each([
    [200, 'g', 1, '200 g'],
    [500, 'g', 1 / 3, '165 g'],
    [33, 'ml', 1, '33 ml'],
    [5, 'g', 0.5, '2.5 g'],
    [1, 'g', 0.1, '0.5 g'],
    [600, 'g', 2, '1.2 kg'],
    [500, 'ml', 3, '1.5 l'],
    [2, 'piece', 1, '2 piece'],
    [3, 'piece', 0.5, '1 ½ piece'],
    [1, 'piece', 0.25, '¼ piece'],
    [4, 'piece', 1 / 3, '1 ⅓ piece'],
    [1, 'tablespoon', 0.75, '¾ tablespoon'],
    [1, 'pinch', 0.25, '1 pinch'],
    [2, 'clove', 1.6, '3 clove'],
    [undefined, undefined, 2, ''],
    [3, undefined, 1, '3'],
  ] as const)('REC-02 %s %s times %s is %j', (amount, unit, factor, expected) => {
    expect(formatAmount({ amount, unit }, factor, wording)).toBe(expected);
  });

  it.each([
    [1200, 'g', '1.2\u00a0kg'],
    [45.4, 'ml', '45\u00a0ml'],
    [0.02, 'piece', '0.1 piece'],
    [2.75, 'piece', '2.8 piece'],
  ] as const)('what is left of packs, %s %s, reads %j', (amount, unit, expected) => {
    expect(formatPack(amount, unit, wording)).toBe(expected);
  });
});
