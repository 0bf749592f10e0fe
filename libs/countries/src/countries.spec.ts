import { loadPlan, readPhone } from '@larder/contracts/phone';
import { agesOf, countries, countryOf, measuresOf } from './country-of.js';
import { unitPriceBase } from './rules/price-law.js';
import { highestAge } from './rules/age-limits.js';
import { countryMessages } from './country-messages.js';

const codes = ['AT', 'CH', 'DE', 'FR', 'GB', 'IE', 'IN', 'NL', 'PL', 'US'];
const all = Object.entries(countries);

describe('the countries', () => {
  it('are found by their code', () => {
    expect(Object.keys(countries).sort()).toEqual(codes);
    for (const [code, country] of all)
      expect([code, countryOf(code)]).toEqual([country.code, country]);
    expect(countryOf('SE')).toBeUndefined();
    expect(countryOf('toString')).toBeUndefined();
  });

  it.each(all)(
    '%s has a currency, a name of its tax and a source of each rule',
    (_code, country) => {
      const { currency, taxes, deposits, ages, sales, calendar, classes, prices } = country;
      expect(Intl.supportedValuesOf('currency')).toContain(currency);
      const { unitPrice, lowestPrice, maximumRetailPrice, cashRounding } = prices;
      const ruled = [taxes, deposits, ages, calendar, sales.withdrawal, sales.receipt];
      const rules = [...ruled, sales.invoiceNumber, unitPrice, lowestPrice, maximumRetailPrice];
      for (const rule of [...rules, cashRounding, ...Object.values(classes)])
        if (rule) expect(rule.source).toMatch(/\S/);
      expect(taxes.name.en).toMatch(/\S/);
      expect([taxes.rates.standard, ...taxes.rates.reduced]).toContain(taxes.food);
    },
  );

  it.each(all)('%s knows its own tax number and no other', (_code, { taxId }) => {
    expect(taxId.example).toMatch(taxId.pattern);
    const others = all.filter(([, other]) => other.taxId.pattern.test(taxId.example));
    expect(others).toHaveLength(1);
  });

  it.each(all)('%s has no class of goods with money as promoted goods', (_code, { classes }) => {
    for (const name of ['giftCard', 'multiPurposeVoucher'] as const)
      expect(classes[name]?.treatment).toBe('meansOfPayment');
    expect(classes.infantFormula?.treatment).toBe('notPromoted');
  });

  it.each(['AT', 'DE', 'FR', 'IE', 'NL', 'PL'])('%s has the rules of the Union', (code) => {
    const country = countryOf(code);
    expect(country?.prices.lowestPrice?.days).toBe(30);
    expect(country?.sales.withdrawal?.days).toBe(14);
    expect(country?.sales.legalPages).toContain('withdrawal');
  });
});

describe('notes', () => {
  it.each(all)('%s has them ascending, from a source', (_code, { notes }) => {
    expect(notes.source).toMatch(/\S/);
    expect([...notes.cents].sort((a, b) => a - b)).toEqual(notes.cents);
    expect(notes.cents[0]).toBeGreaterThanOrEqual(100);
  });
});

describe('unit prices', () => {
  it.each([
    ['IN', 999, 1],
    ['IN', 1000, 1000],
    ['IN', undefined, 1000],
    ['AT', 500, 1000],
    ['GB', 500, 1000],
    ['US', 500, 1000],
  ])('of %s are those of a pack of %p g for %i g', (code, content, base) => {
    expect(unitPriceBase(countryOf(code)?.prices.unitPrice, content)).toBe(base);
  });
});

describe('measures', () => {
  it.each([
    ['GB', 568.26125, 28.4130625],
    ['IE', 568.26125, 28.4130625],
    ['US', 473.176473, 29.5735295625],
    ['AT', 473.176473, 29.5735295625],
    ['SE', 473.176473, 29.5735295625],
  ])('of %s are a pint of %d ml and a fluid ounce of %d ml', (code, pint, fluidOunce) => {
    const measures = measuresOf(code);
    expect(measures.pint).toBe(pint);
    expect(measures.pint / measures.ounces).toBeCloseTo(fluidOunce, 9);
  });
});

describe('numbers of invoices', () => {
  it.each([
    ['AT', 'R-100245', true],
    ['IN', 'GM/26-27/000123', true],
    ['IN', 'R-2026-1126-000001', false],
    ['IN', 'GM 1', false],
  ])('%s takes %s: %j', (code, number, isTaken) => {
    expect(countryOf(code)?.sales.invoiceNumber.pattern.test(number)).toBe(isTaken);
  });
});

describe('age limits', () => {
  it.each([
    ['AT', 16, 18, 18],
    ['DE', 16, 18, 18],
    ['GB', 18, 18, 18],
    ['IN', 25, 25, 25],
    ['US', 21, 21, 21],
    ['SE', 18, 18, 18],
  ])('of %s are %i for beer, %i for spirits, at most %i', (code, beer, spirits, highest) => {
    const ages = agesOf(code);
    expect([ages.beerAndWine, ages.spirits, highestAge(ages)]).toEqual([beer, spirits, highest]);
  });
});

describe('addresses', () => {
  it.each(all.filter(([code]) => code !== 'AT'))(
    '%s has postcodes of its own',
    (_code, country) => {
      expect(country.address.postalCode?.pattern).toBeInstanceOf(RegExp);
    },
  );

  it('AT has the limits of the specification', () => {
    const { address } = countries['AT'] ?? {};
    expect(address).toMatchObject({ firstName: { max: 20 }, streetNumber: { max: 5 } });
  });
});

describe('words of pages', () => {
  it('IN names PIN code and GST, in English and in Hindi', () => {
    const messages = countryMessages('IN', 'en');
    expect(messages['cart-checkout.gate.label']).toBe('PIN code');
    expect(Object.values(messages).join(' ')).not.toMatch(/postcode|\bVAT\b/i);
    expect(countryMessages('IN', 'hi')['cart-checkout.contact.valueAddedTaxId']).toBe('GSTIN');
    expect(countryMessages('IN', 'de')).toEqual({});
  });

  it('US names ZIP code and sales tax, and has no example or duty of another country', () => {
    const messages = countryMessages('US', 'en');
    expect(messages['cart-checkout.gate.label']).toBe('ZIP code');
    expect(messages['account.phoneNumber.hint']).toContain('(201) 555-0123');
    expect(Object.values(messages).join(' ')).not.toMatch(/postcode|\bVAT\b|\+4|\btown\b|stair/i);
    expect(messages['cart-checkout.address.details']).toBe('Building, floor, apt, note');
  });

  it('IE names the Eircode', () => {
    const messages = countryMessages('IE', 'en');
    expect(messages['cart-checkout.gate.label']).toBe('Eircode');
    expect(Object.values(messages).join(' ')).not.toMatch(/postcode/i);
  });

  it.each([
    ['IN', 'en', 'Place order'],
    ['IN', 'hi', 'ऑर्डर करें'],
    ['US', 'en', 'Place order'],
  ])('the order button of %s in %s has no duty of the Union: %s', (country, language, text) => {
    expect(countryMessages(country, language)['cart-checkout.order.place']).toBe(text);
  });

  it.each(['AT', 'DE', 'GB', 'SE', 'toString'])('%s has the words of the features', (country) => {
    expect(countryMessages(country, 'en')).toEqual({});
  });
});

describe('phone numbers', () => {
  it.each([
    ['AT', '0664 1234567', '+436641234567'],
    ['CH', '078 123 45 67', '+41781234567'],
    ['DE', '030 901820', '+4930901820'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['GB', '07400 123456', '+447400123456'],
    ['IE', '085 012 3456', '+353850123456'],
    ['IN', '081234 56789', '+918123456789'],
    ['NL', '06 12345678', '+31612345678'],
    ['PL', '512 345 678', '+48512345678'],
    ['US', '(201) 555-0123', '+12015550123'],
  ])('FORM-65 of %s are read', async (code, typed, number) => {
    await loadPlan(code);
    expect(readPhone(typed, code)).toEqual({ number });
  });
});
