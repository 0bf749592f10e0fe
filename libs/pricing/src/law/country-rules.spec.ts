import { countries } from '@larder/countries';
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
    expect(Object.keys(rulePacks)).toEqual(Object.keys(countries));
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
    ['CH', 'inkl. MWST', true],
    ['IN', 'Inclusive of all taxes', true],
    ['IN', 'GST समेत सभी टैक्स सहित', true],
    ['IN', 'plus GST', false],
    ['IN', 'GST अलग से', false],
    ['US', 'Prices exclude sales tax', true],
    ['US', 'Prices include VAT', false],
    ['IE', 'Prices include VAT', true],
    ['NL', 'Prijzen incl. btw', true],
    ['FR', 'Prix TTC', true],
    ['FR', 'TVA comprise', true],
    ['PL', 'Ceny zawierają podatek VAT', true],
  ])('%s takes the note on tax "%s": %j', (country, text, isThere) => {
    expect(packOf(country).taxNote.test(text)).toBe(isThere);
  });

  it.each([
    ['500 g by gram', { value: 0.8, amount: 1, unit: 'g' }, { amount: 500, unit: 'g' }, []],
    ['2 kg by kilogram', { value: 200, amount: 1, unit: 'kg' }, { amount: 2, unit: 'kg' }, []],
    [
      '500 g by kilogram',
      { value: 798, amount: 1, unit: 'kg' },
      { amount: 500, unit: 'g' },
      ['unit-of-measure'],
    ],
  ])('IN tells the unit price of %s', (_what, unitPrice, content, expected) => {
    const shown = {
      amount: unitPrice.unit === 'g' || content.amount === 500 ? 399 : 400,
      unitPrice,
    };
    expect(breaches(shown, { content }, 'IN').map(({ rule }) => rule)).toEqual(expected);
  });

  it.each<[string, Partial<ShownPrice>, KnownGoods, string[]]>([
    ['with it', { former: 6000, maximum: 6000 }, { maximum: 6000 }, []],
    ['without it', {}, { maximum: 6000 }, ['maximum-retail-price']],
    ['above it', { maximum: 5000 }, { maximum: 5000 }, ['maximum-retail-price']],
    [
      'with a lowest price',
      { former: 6000, maximum: 6000, lowest: 5900 },
      { maximum: 6000 },
      ['lowest-price-beside-maximum'],
    ],
    ['of loose goods', {}, {}, []],
  ])('IN takes a price %s beside a maximum retail price: %j', (_what, shown, goods, expected) => {
    const price = { amount: 5200, unitPrice: { value: 10, amount: 1, unit: 'g' }, ...shown };
    const rules = breaches(price, { content: { amount: 500, unit: 'g' }, ...goods }, 'IN');
    expect(rules.map(({ rule }) => rule)).toEqual(expected);
  });

  it('US has no unit prices of its own', () => {
    expect(breaches({ amount: 399 }, half, 'US')).toEqual([]);
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
