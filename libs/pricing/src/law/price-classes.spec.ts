import type { PriceClass, ProductPrice } from '@larder/contracts/catalogue';
import { classRule, neverPromoted, withoutPromotions } from './price-classes.js';
import { depositRate, depositRules } from './deposit-rules.js';

const treatments = (country: string) =>
  (
    [
      'giftCard',
      'multiPurposeVoucher',
      'infantFormula',
      'tobacco',
      'fixedPriceBook',
      'medicine',
    ] satisfies PriceClass[]
  ).map((one) => classRule(country, one)?.treatment);

describe('the rules for classes of goods', () => {
  const card = 'meansOfPayment';
  const still = 'notPromoted';

  it.each([
    ['AT', [card, card, still, still, still, still]],
    ['DE', [card, card, still, still, still, still]],
    ['GB', [card, card, still, still, undefined, undefined]],
    ['a country without rules of its own', [card, card, still, undefined, undefined, undefined]],
  ])('2016/127 art. 10 and 2006/112/EC art. 30b hold in %s', (country, expected) => {
    expect(treatments(country)).toEqual(expected);
    expect(classRule(country, undefined)).toBeUndefined();
  });

  it('name the regulation that keeps infant formula out of promotions', () => {
    for (const country of ['AT', 'DE', 'GB'])
      expect(classRule(country, 'infantFormula')?.source).toContain('2016/127 art. 10');
  });

  it('keep what is promoted nowhere free of promotions without knowing the country', () => {
    expect(neverPromoted).toEqual(['giftCard', 'multiPurposeVoucher', 'infantFormula']);
  });

  it('leave a price its regular amount and its deposit alone', () => {
    const price: ProductPrice = {
      regular: { value: 1799 },
      loyalty: { value: 1599 },
      former: { value: 1999 },
      lowestPrior30: { value: 1899 },
      multiBuy: { quantity: 3, value: 4000 },
      depositPrice: 25,
      depositKind: 'singleUse',
    };
    expect(withoutPromotions(price)).toEqual({
      regular: { value: 1799 },
      depositPrice: 25,
      depositKind: 'singleUse',
    });
  });
});

describe('the tax on deposits', () => {
  it.each([
    ['AT', undefined, 10, 20],
    ['DE', 10, 10, 20],
    ['GB', undefined, undefined, undefined],
    ['IN', undefined, undefined, undefined],
    ['SE', undefined, undefined, undefined],
  ])('in %s is %s %% on single-use, %s %% on returnable packaging, %s %% on crates', (...row) => {
    const [country, singleUse, returnable, crates] = row;
    expect(depositRate(country, 'singleUse', 10)).toBe(singleUse);
    expect(depositRate(country, 'returnable', 10)).toBe(returnable);
    expect(depositRate(country, undefined, 10)).toBe(returnable);
    expect(depositRate(country, 'crates', 20)).toBe(crates);
    expect(depositRules(country).source).not.toBe('');
  });
});

describe('the source of a rule', () => {
  it.each<[country: string, priceClass: PriceClass, source: string]>([
    ['AT', 'giftCard', '2006/112/EC art. 30b, UStG 1994 § 1 (1) Z 1'],
    ['AT', 'infantFormula', '(EU) 2016/127 art. 10 (2)'],
    ['AT', 'tobacco', 'TabMG 1996 § 9'],
    ['AT', 'fixedPriceBook', 'BPrBG 2023 § 4'],
    ['AT', 'medicine', 'Österreichische Arzneitaxe (Preisgesetz 1992)'],
    ['DE', 'multiPurposeVoucher', '2006/112/EC art. 30b, UStG § 3 (15)'],
    ['DE', 'infantFormula', '(EU) 2016/127 art. 10 (2)'],
    ['DE', 'tobacco', 'TabStG § 28'],
    ['DE', 'fixedPriceBook', 'BuchPrG § 3'],
    ['DE', 'medicine', 'AMPreisV § 3, HWG § 7'],
    ['GB', 'giftCard', 'VATA 1994 schedule 10B'],
    ['GB', 'infantFormula', 'assimilated (EU) 2016/127 art. 10 (2)'],
    ['GB', 'tobacco', 'TAPA 2002 s. 9'],
    ['SE', 'giftCard', '2006/112/EC art. 30b'],
    ['FR', 'infantFormula', '(EU) 2016/127 art. 10 (2)'],
    ['IN', 'infantFormula', 'Infant Milk Substitutes Act 1992 s. 4'],
    ['SE', 'infantFormula', '(EU) 2016/127 art. 10 (2)'],
  ])('in %s for %s is %s', (country, priceClass, source) => {
    expect(classRule(country, priceClass)?.source).toBe(source);
  });

  const outside = { singleUse: 'outside', returnable: 'outside', crates: 'outside' };
  const asGoods = { singleUse: 'asGoods', returnable: 'asGoods', crates: 'asGoods' };

  it.each([
    ['AT', { ...asGoods, singleUse: 'outside', source: 'UStG 1994 § 4 (3), UStR 2000 Rz 348' }],
    ['DE', { ...asGoods, source: 'UStG § 10 (1), UStAE 10.1' }],
    ['GB', { ...outside, source: 'VAT Notice 700, VATA 1994 s. 55C' }],
    ['SE', { ...outside, source: 'no rule is known' }],
  ])('in %s for deposits is %j', (country, rules) => {
    expect(depositRules(country)).toEqual(rules);
  });
});
