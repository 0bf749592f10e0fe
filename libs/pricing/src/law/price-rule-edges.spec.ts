import { breachesOf, rulePacks } from './rule-packs.js';
import type { KnownGoods, ShownPrice } from './shown-price.js';

const perKilogram = (value: number) => ({ value, amount: 1, unit: 'kg' });
const perHundred = (value: number, unit = 'g') => ({ value, amount: 100, unit });
const half: KnownGoods = { content: { amount: 500, unit: 'g' } };
const price = (parts: Partial<ShownPrice> = {}): ShownPrice => ({
  amount: 399,
  unitPrice: perKilogram(798),
  ...parts,
});

function packOf(country: string) {
  const pack = rulePacks[country];
  if (!pack) throw new Error(`no rules for ${country}`);
  return pack;
}
const breaches = (shown: ShownPrice, goods: KnownGoods = half, country = 'AT') =>
  breachesOf(packOf(country), shown, goods);

describe('rounding is allowed, more is not', () => {
  const rules = (shown: ShownPrice, goods: KnownGoods = half) =>
    breaches(shown, goods).map(({ rule }) => rule);

  it('98/6/EC takes a unit price that is right to the rounding, and no other', () => {
    // 398.5…399.5 for 500 g is 797…799 a kilogram, rounded to the cent: 796.5…799.5.
    expect(
      [797, 798, 799].flatMap((value) => rules(price({ unitPrice: perKilogram(value) }))),
    ).toEqual([]);
    for (const value of [796, 800])
      expect(rules(price({ unitPrice: perKilogram(value) }))).toEqual(['unit-price-wrong']);
    // Exactly at the edge: 100 for 1000 g, shown with half a cent.
    const litre: KnownGoods = { content: { amount: 1, unit: 'kg' } };
    expect(rules({ amount: 100, unitPrice: perKilogram(101) }, litre)).toEqual([]);
    expect(rules({ amount: 100, unitPrice: perKilogram(102) }, litre)).toEqual([
      'unit-price-wrong',
    ]);
  });

  it('98/6/EC takes a lowest price that is one cent off, and not two', () => {
    const goods = { ...half, lowestPrior30: 480 };
    expect([479, 480, 481].flatMap((lowest) => rules(price({ lowest }), goods))).toEqual([]);
    for (const lowest of [478, 482])
      expect(rules(price({ lowest }), goods)).toEqual(['lowest-price-wrong']);
  });

  it('98/6/EC takes a percentage that rounding may make, and none above it', () => {
    // From 500.5 to 399.5 is 20.18 %; without rounding 20.00 %.
    const at = (amount: number, percent: number) =>
      rules({ amount, lowest: 500, percent, unitPrice: perKilogram(amount * 2) });
    expect(at(400, 20)).toEqual([]);
    expect(at(400, 20.17)).toEqual([]);
    expect(at(400, 20.19)).toEqual(['percent-base']);
    expect(at(400, 21)).toEqual(['percent-base']);
    // From 12.5 to 9.5 is 24 % exactly.
    const exact = { amount: 10, lowest: 12, percent: 24, unitPrice: perKilogram(20) };
    expect(rules(exact)).toEqual([]);
  });
});

describe('the unit of measure', () => {
  const rules = (
    unitPrice: ShownPrice['unitPrice'],
    goods: KnownGoods,
    country: string,
    grams?: number,
  ) =>
    breaches({ amount: 100, unitPrice, grams }, goods, country)
      .map(({ rule }) => rule)
      .filter((rule) => rule === 'unit-of-measure');
  const none: KnownGoods = {};

  it('PAngV § 5 is 100 g for loose goods only, and packs of unknown content have none', () => {
    expect(rules(perHundred(100), half, 'DE')).toEqual(['unit-of-measure']);
    expect(rules(perHundred(100), half, 'DE', 200)).toEqual([]);
    expect(rules(perHundred(100), none, 'DE')).toEqual([]);
    expect(rules(perHundred(100, 'ml'), half, 'DE')).toEqual(['unit-of-measure']);
    const what = breaches({ amount: 100, unitPrice: perHundred(20) }, half, 'DE').map(
      (one) => one.what,
    );
    expect(what).toContain('the unit price of a pack is told for 100, not for 1000');
  });

  it.each(['AT', 'GB'])('%s leaves 100 g to a list of goods', (country) => {
    expect(rules(perHundred(20), half, country)).toEqual([]);
  });

  it.each(['kg', 'l', 'g', 'ml'])('is a whole %s or a hundred, no part of it', (unit) => {
    const odd = { value: 1, amount: unit === 'kg' || unit === 'l' ? 0.25 : 250, unit };
    expect(rules(odd, none, 'AT')).toEqual(['unit-of-measure']);
    const whole = { value: 1, amount: unit === 'kg' || unit === 'l' ? 1 : 1000, unit };
    expect(rules(whole, none, 'AT')).toEqual([]);
  });

  it('is not required for counted goods', () => {
    expect(rules({ value: 5, amount: 250, unit: 'piece' }, none, 'AT')).toEqual([]);
  });
});

describe('what is not known, or not shown, is no breach', () => {
  it.each<[string, Partial<ShownPrice>, KnownGoods]>([
    ['a unit price of goods whose content is not known', { unitPrice: perKilogram(5) }, {}],
    ['a lowest price of goods whose history is not known', { lowest: 5 }, half],
    ['a history that no price shows', {}, { ...half, lowestPrior30: 5 }],
    ['a deposit beside goods that have none that we know', { deposit: 25 }, half],
    ['a percentage of nothing', { lowest: 499 }, half],
    ['a lowest price that equals the price, where nothing is announced', { lowest: 399 }, half],
    [
      'a deposit that is as it should be',
      { deposit: 25 },
      { ...half, deposit: 25, depositKind: 'returnable' },
    ],
    [
      'a member price with its unit price',
      { member: { amount: 349, unitPrice: perKilogram(698) } },
      half,
    ],
    ['a struck price with its lowest', { former: 500, lowest: 450 }, half],
  ])('%s', (_name, parts, goods) => {
    expect(breaches(price(parts), goods)).toEqual([]);
  });

  it('98/6/EC a percentage without the lowest price is no fault of its base', () => {
    expect(breaches(price({ percent: 20 })).map(({ rule }) => rule)).toEqual([
      'lowest-price-missing',
    ]);
  });

  it('measures goods sold by weight in grams, whatever else is known', () => {
    const loose = { amount: 56, grams: 200, unitPrice: perKilogram(279) };
    expect(breaches({ ...loose, lowest: 66 }, { lowestPrior30: 329 })).toEqual([]);
    expect(breaches({ ...loose, lowest: 329 }, { lowestPrior30: 329 })).toHaveLength(1);
    expect(breaches(loose, { content: { amount: 1, unit: 'kg' } })).toEqual([]);
  });
});
