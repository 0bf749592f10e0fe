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
