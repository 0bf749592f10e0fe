import { breachesOf, rulePacks } from './rule-packs.js';
import type { KnownGoods, ShownPrice } from './shown-price.js';

const half: KnownGoods = {
  content: { amount: 500, unit: 'g' },
  deposit: 25,
  depositKind: 'singleUse',
  lowestPrior30: 479,
};
const right: ShownPrice = {
  amount: 399,
  unitPrice: { value: 798, amount: 1, unit: 'kg' },
  former: 499,
  lowest: 479,
  percent: 16,
  deposit: 25,
  member: { amount: 349, unitPrice: { value: 698, amount: 1, unit: 'kg' } },
  multi: { count: 3, amount: 999, unitPrice: { value: 666, amount: 1, unit: 'kg' } },
};
const found = (country: string, price: ShownPrice, goods: KnownGoods = half) => {
  const pack = rulePacks[country];
  if (!pack) throw new Error(`no rules for ${country}`);
  return breachesOf(pack, price, goods).map(({ rule }) => rule);
};

/** India tells unit prices of small packs by gram. */
const byKilogram = Object.keys(rulePacks).filter((country) => country !== 'IN');

describe('the rules for prices', () => {
  it.each(byKilogram)('have nothing against a price with all it needs, in %s', (country) => {
    expect(found(country, right)).toEqual([]);
  });

  it.each<[string, Partial<ShownPrice>, string]>([
    ['no unit price', { unitPrice: undefined }, 'unit-price-missing'],
    ['a member price without its own', { member: { amount: 349 } }, 'unit-price-missing'],
    [
      'a price of several without its own',
      { multi: { count: 3, amount: 999 } },
      'unit-price-missing',
    ],
    [
      'a price of several measured as if it were for one',
      { multi: { count: 3, amount: 999, unitPrice: { value: 1998, amount: 1, unit: 'kg' } } },
      'unit-price-wrong',
    ],
    [
      'a unit price of another price',
      { unitPrice: { value: 998, amount: 1, unit: 'kg' } },
      'unit-price-wrong',
    ],
    [
      'one that is two cents off',
      { unitPrice: { value: 802, amount: 1, unit: 'kg' } },
      'unit-price-wrong',
    ],
    [
      'a unit price by 250 g',
      { unitPrice: { value: 200, amount: 250, unit: 'g' } },
      'unit-of-measure',
    ],
    [
      'a struck price without the lowest',
      { lowest: undefined, percent: undefined },
      'lowest-price-missing',
    ],
    [
      'a percentage without the lowest',
      { lowest: undefined, former: undefined },
      'lowest-price-missing',
    ],
    ['another lowest price than there was', { lowest: 499 }, 'lowest-price-wrong'],
    ['a percentage from the struck price', { percent: 20 }, 'percent-base'],
    ['a struck price that is no higher', { former: 399 }, 'no-reduction'],
    ['a reduction that is none', { lowest: 399, percent: 1 }, 'no-reduction'],
    ['no deposit', { deposit: undefined }, 'deposit-apart'],
    ['another deposit', { deposit: 29 }, 'deposit-apart'],
  ])('find %s', (_name, planted, rule) => {
    expect(found('AT', { ...right, ...planted })).toContain(rule);
  });

  it('require no unit price of goods that are neither measured nor counted', () => {
    const flowers: ShownPrice = { amount: 999 };
    expect(found('AT', flowers, { isUnmeasured: true })).toEqual([]);
    expect(found('AT', flowers, {})).toEqual(['unit-price-missing']);
  });

  it('contain the requirements of each country', () => {
    const small: KnownGoods = { content: { amount: 200, unit: 'g' } };
    const price: ShownPrice = { amount: 199, unitPrice: { value: 100, amount: 100, unit: 'g' } };
    expect(found('AT', price, small)).toEqual([]);
    expect(found('DE', price, small)).toEqual(['unit-of-measure']);
    const announced = { ...price, former: 249 };
    expect(found('AT', announced, small)).toEqual(['lowest-price-missing']);
    expect(found('GB', announced, small)).toEqual([]);
  });

  it('count goods sold by weight by the step that is priced', () => {
    const loose: ShownPrice = {
      amount: 56,
      grams: 200,
      unitPrice: { value: 279, amount: 1, unit: 'kg' },
      former: 66,
      lowest: 66,
      percent: 15,
    };
    expect(found('AT', loose, { lowestPrior30: 329 })).toEqual([]);
    expect(found('AT', { ...loose, amount: 59 }, {})).toContain('unit-price-wrong');
  });

  const bare: ShownPrice = { amount: 1799, unitPrice: { value: 2998, amount: 1, unit: 'kg' } };
  const tin: KnownGoods = { content: { amount: 600, unit: 'g' }, priceClass: 'infantFormula' };

  it.each<[string, Partial<ShownPrice>]>([
    ['a struck price', { former: 1999, lowest: 1999 }],
    ['a percentage', { percent: 5, lowest: 1999 }],
    ['a member price', { member: right.member }],
    ['a price of several', { multi: right.multi }],
  ])('find %s of infant formula in every country', (_name, planted) => {
    for (const country of byKilogram) {
      expect(found(country, bare, tin)).toEqual([]);
      expect(found(country, { ...bare, ...planted }, tin)).toContain('promoted-class');
      const plain = { ...tin, priceClass: undefined };
      expect(found(country, { ...bare, ...planted }, plain)).not.toContain('promoted-class');
    }
  });

  it('find a deposit without its packaging, where that decides its tax', () => {
    const { depositKind: _kind, ...withoutKind } = half;
    expect(found('AT', right, withoutKind)).toEqual(['deposit-kind-missing']);
    expect(found('DE', right, withoutKind)).toEqual([]);
    expect(found('GB', right, withoutKind)).toEqual([]);
  });
});
