import { breachesOf, rulePacks } from './rule-packs.js';
import type { KnownGoods, ShownPrice } from './shown-price.js';

const perKilogram = (value: number) => ({ value, amount: 1, unit: 'kg' });
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

describe('a breach names the error and the law for an editor', () => {
  it.each<[string, ShownPrice, KnownGoods, { rule: string; source: RegExp; what: RegExp }]>([
    [
      'no unit price',
      price({ unitPrice: undefined }),
      half,
      { rule: 'unit-price-missing', source: /98\/6\/EC art\. 3/, what: /beside the price$/ },
    ],
    [
      'none of the member price',
      price({ member: { amount: 349 } }),
      half,
      { rule: 'unit-price-missing', source: /98\/6\/EC art\. 3/, what: /beside the member price/ },
    ],
    [
      'none of several',
      price({ multi: { count: 2, amount: 700 } }),
      half,
      { rule: 'unit-price-missing', source: /98\/6\/EC art\. 3/, what: /price of several/ },
    ],
    [
      'a wrong unit price',
      price({ unitPrice: perKilogram(900) }),
      half,
      { rule: 'unit-price-wrong', source: /art\. 2 b/, what: /^399 cents for 500 are not .*900/ },
    ],
    [
      'a wrong one of several',
      price({ multi: { count: 2, amount: 700, unitPrice: perKilogram(1400) } }),
      half,
      { rule: 'unit-price-wrong', source: /art\. 2 b/, what: /^700 cents for 1000 are not .*1400/ },
    ],
    [
      'a unit that is none',
      price({ unitPrice: { value: 200, amount: 250, unit: 'g' } }),
      half,
      { rule: 'unit-of-measure', source: /PrAG § 10a.*§ 3/, what: /250 g/ },
    ],
    [
      'a reduction without the lowest price',
      price({ former: 499 }),
      half,
      {
        rule: 'lowest-price-missing',
        source: /art\. 6a/,
        what: /lowest price of the last 30 days/,
      },
    ],
    [
      'another lowest price than there was',
      price({ lowest: 499 }),
      { ...half, lowestPrior30: 479 },
      { rule: 'lowest-price-wrong', source: /art\. 6a/, what: /was 479 cents, not 499/ },
    ],
    [
      'a percentage from another price',
      price({ lowest: 499, percent: 30 }),
      half,
      { rule: 'percent-base', source: /6a, CJEU C-330\/23/, what: /^30 % .* it is 20\.2 %$/ },
    ],
    [
      'a struck price that is no higher',
      price({ former: 399, lowest: 499 }),
      half,
      { rule: 'no-reduction', source: /2005\/29\/EC annex I/, what: /former price is not higher/ },
    ],
    [
      'a reduction that is none',
      price({ lowest: 399, percent: 0 }),
      half,
      { rule: 'no-reduction', source: /2005\/29\/EC annex I/, what: /as cheap within the last 30/ },
    ],
    [
      'no deposit',
      price(),
      { ...half, deposit: 25, depositKind: 'returnable' },
      { rule: 'deposit-apart', source: /art\. 2 a, CJEU C-543\/21/, what: /deposit of 25 cents/ },
    ],
  ])('%s', (_name, shown, goods, { rule, source, what }) => {
    const found = breaches(shown, goods);
    expect(found).toEqual([
      { rule, source: expect.stringMatching(source), what: expect.stringMatching(what) },
    ]);
  });

  it.each([
    ['DE', /PAngV § 5/],
    ['GB', /Price Marking Order 2004, schedule 1/],
  ])('a unit by the law of %s', (country, source) => {
    const shown = price({ unitPrice: { value: 200, amount: 250, unit: 'g' } });
    expect(breaches(shown, half, country)).toEqual([
      { rule: 'unit-of-measure', source: expect.stringMatching(source), what: expect.any(String) },
    ]);
  });
});
