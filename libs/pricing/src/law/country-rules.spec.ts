import { breachesOf, rulePacks } from './rule-packs.js';
import type { KnownGoods, ShownPrice } from './shown-price.js';

const half: KnownGoods = { content: { amount: 500, unit: 'g' } };

function packOf(country: string) {
  const pack = rulePacks[country];
  if (!pack) throw new Error(`no rules for ${country}`);
  return pack;
}
const breaches = (shown: ShownPrice, goods: KnownGoods = half, country = 'AT') =>
  breachesOf(packOf(country), shown, goods);

describe('a country’s rules', () => {
  it('are found under its own name', () => {
    for (const [name, pack] of Object.entries(rulePacks)) expect(pack.country).toBe(name);
    expect(Object.keys(rulePacks)).toEqual(['AT', 'DE', 'GB']);
  });

  it.each([
    ['AT', 'Preise inkl. gesetzlicher MwSt.', true],
    ['AT', 'Alle Preise einschließlich Umsatzsteuer', true],
    ['AT', 'einschl. der gesetzlichen Umsatzsteuer', true],
    ['AT', 'including all applicable VAT', true],
    ['AT', 'inkl. <b>MwSt.</b>', false],
    ['AT', `inkl. ${'x'.repeat(40)} MwSt.`, false],
    ['DE', 'inkl. MwSt.', true],
    ['DE', 'Preise inkl. der gesetzlichen Mehrwertsteuer', true],
    ['DE', 'inkl. <b>USt</b>', false],
    ['DE', `inkl. ${'x'.repeat(40)} MwSt.`, false],
    ['GB', 'Prices include VAT', true],
    ['GB', 'Prices are including all tax', true],
    ['GB', 'incl. <b>VAT</b>', false],
    ['GB', `incl. ${'x'.repeat(40)} VAT`, false],
  ])('%s takes the note on tax "%s": %j', (country, text, isThere) => {
    expect(packOf(country).taxNote.test(text)).toBe(isThere);
  });

  it('GB has no rule of the Union on reductions, and all others', () => {
    const shown: ShownPrice = { amount: 399, former: 499 };
    expect(breaches(shown, { ...half, deposit: 25 }, 'GB').map(({ rule }) => rule)).toEqual([
      'unit-price-missing',
      'deposit-apart',
    ]);
  });
});

describe('a breach', () => {
  it('of a class names the class and the source of its rule', () => {
    expect(breaches({ amount: 399, percent: 5 }, { priceClass: 'tobacco' }, 'GB')).toContainEqual({
      rule: 'promoted-class',
      source: '(EU) 2016/127 art. 10, 2006/112/EC art. 30b and the country’s list',
      what: 'tobacco is promoted, which TAPA 2002 s. 9 does not allow',
    });
  });

  it.each([
    ['AT', true],
    ['DE', true],
    ['GB', false],
  ])('is a promoted book in %s: %s', (country, isBreach) => {
    const found = breaches({ amount: 999, percent: 5 }, { priceClass: 'fixedPriceBook' }, country);
    expect(found.some(({ rule }) => rule === 'promoted-class')).toBe(isBreach);
  });

  it('of a deposit names its amount', () => {
    const goods = { ...half, deposit: 25 };
    expect(breaches({ amount: 399, deposit: 25 }, goods)).toContainEqual({
      rule: 'deposit-kind-missing',
      source: 'UStG 1994 § 4 (3), UStR 2000 Rz 348',
      what: 'nothing says whether the deposit of 25 cents is for single-use packaging',
    });
  });
});
