import type { Product } from '@larder/contracts/catalogue';
import { aProduct } from '../testing/products.js';
import { keysAsTexts as wording, withPlainSpaces } from '../testing/format-context.js';
import { percentOff, priceView, productView, unitPriceText } from './product-normalise.js';

const tomatoes = {
  weightArticle: true,
  quantityStepSize: 250,
  price: { regular: { value: 1000 } },
} satisfies Partial<Product>;

describe('prices of a product as text', () => {
  it.each<[string, Partial<Product>, string, string | undefined]>([
    ['CAT-02 a piece', {}, '1.99', undefined],
    ['CAT-11 CAT-12 a step of 250 g at 10.00 the kilogram', tomatoes, '2.50', '/ 250 unit.g'],
    [
      'CAT-11 a step of half a pound',
      { ...tomatoes, quantityStepSize: 227, unitPriceBase: 453.59237, unitPriceSymbol: 'lb' },
      '2.27',
      '/ 8 oz',
    ],
    [
      'a weighed piece of about 1.8 kg',
      { ...tomatoes, weightPieceArticle: true, quantityStepSize: 1800 },
      '18.00',
      'price.eachAbout(1.8 unit.kg)',
    ],
    [
      'CAT-13 a bundle as a whole',
      { bundleSize: 6, price: { regular: { value: 294 } } },
      '2.94',
      undefined,
    ],
  ])('%s', (_case, parts, amount, suffix) => {
    const view = priceView(aProduct(parts), wording);
    expect(withPlainSpaces({ amount: view.amount, suffix: view.suffix })).toEqual(
      suffix === undefined ? { amount } : { amount, suffix },
    );
  });

  it.each<[string, Partial<Product>, string]>([
    ['by the litre', {}, '1.99 / unit.l'],
    [
      'by the kilogram for small packs too',
      { content: { amount: 200, unit: 'g' } },
      '9.95 / unit.kg',
    ],
    ['by the kilogram for weighed goods', tomatoes, '10.00 / unit.kg'],
    ['by the drained weight', { drainedWeight: 500 }, 'price.drained(3.98 / unit.kg)'],
    ['by the ounce of a country', { unitPriceBase: 28.34952, unitPriceSymbol: 'oz' }, '0.06 / oz'],
  ])('shows the unit price %s', (_case, parts, text) => {
    expect(withPlainSpaces(unitPriceText(aProduct(parts), wording))).toBe(text);
  });

  it('shows the price per piece if the content is unknown, so that each has one', () => {
    const product = aProduct({ bundleSize: 2 });
    delete product.content;
    expect(withPlainSpaces(unitPriceText(product, wording))).toBe('price.each(1.00)');
  });

  it('CAT-09 shows the member price with its own unit price, on a separate line', () => {
    const product = aProduct({ price: { regular: { value: 200 }, loyalty: { value: 150 } } });
    expect(withPlainSpaces(priceView(product, wording).member)).toBe(
      'price.member(1.50; 1.50 / unit.l)',
    );
  });

  it('CAT-02 shows a multi-buy offer with its total price and its unit price', () => {
    const multiBuy = { quantity: 3, pay: 2, value: 400 };
    const product = aProduct({ price: { regular: { value: 200 }, multiBuy } });
    expect(withPlainSpaces(priceView(product, wording).multi)).toBe(
      'price.multi(3; 4.00; 1.33 / unit.l)',
    );
    expect(productView(product, wording).badges).toEqual([
      { tone: 'offer', text: 'badge.multi(3; 2)' },
    ]);
  });

  it('CAT-10 keeps the deposit apart from the price', () => {
    const product = aProduct({ price: { regular: { value: 200 }, depositPrice: 25 } });
    expect(priceView(product, wording)).toMatchObject({
      amount: '2.00',
      deposit: 'price.deposit(0.25)',
    });
  });

  it('shows former and lowest price only of an announced reduction', () => {
    const price = { regular: { value: 200 }, lowestPrior30: { value: 180 } };
    expect(priceView(aProduct({ price }), wording)).toMatchObject({
      isReduced: false,
      former: undefined,
      prior: undefined,
    });
    const reduced = { ...price, former: { value: 250 }, lowestPrior30: { value: 240 } };
    expect(priceView(aProduct({ price: reduced }), wording)).toMatchObject({
      isReduced: true,
      former: undefined,
      prior: { text: 'price.lowest(2.40)', struck: '2.40' },
    });
    const unknown = { regular: { value: 200 }, former: { value: 250 } };
    expect(priceView(aProduct({ price: unknown }), wording)).toMatchObject({
      former: '2.50',
      prior: undefined,
    });
  });

  it('strikes no price that was lower within the 30 days', () => {
    const price = {
      regular: { value: 200 },
      former: { value: 250 },
      lowestPrior30: { value: 190 },
    };
    expect(priceView(aProduct({ price }), wording)).toMatchObject({
      isReduced: true,
      former: undefined,
      prior: { text: 'price.lowest(1.90)', struck: undefined },
    });
  });
});

it('names the maximum retail price once, as a line of its own', () => {
  const price = { regular: { value: 7800 }, former: { value: 8500 }, maximum: { value: 8500 } };
  expect(priceView(aProduct({ price }), wording)).toMatchObject({
    isReduced: true,
    former: undefined,
    prior: { text: 'price.maximum(85.00)', struck: '85.00' },
  });
  const before = { ...price, former: { value: 8200 } };
  expect(priceView(aProduct({ price: before }), wording).former).toBeUndefined();
});

describe('the percentage of an offer', () => {
  it.each([
    [100, 200, 50],
    [199, 299, 33],
    [200, 200, 0],
    [200, 150, 0],
    [200, undefined, 0],
  ])('of %s after a lowest price of %s is %s', (regular, lowest, percent) => {
    const price = {
      regular: { value: regular },
      ...(lowest === undefined ? {} : { lowestPrior30: { value: lowest } }),
    };
    expect(percentOff(aProduct({ price }))).toBe(percent);
  });

  it('is not claimed from the former price alone', () => {
    const price = { regular: { value: 200 }, former: { value: 400 } };
    expect(productView(aProduct({ price }), wording).badges).toEqual([
      { tone: 'offer', text: 'badge.offer' },
    ]);
  });
});

it.each([
  ['green', 'success'],
  ['yellow', 'warning'],
  ['red', 'danger'],
] as const)('PEST-02 tells the light %s of the latest sample', (light, tone) => {
  const view = productView(aProduct({ pesticideLight: light }), wording);
  expect(view).toMatchObject({ light: { tone, text: `light.${light}` }, badges: [] });
});

describe('availability of a product', () => {
  const back = '2026-11-27T05:00:00Z';
  it.each<[string, Partial<Product>, string | undefined]>([
    ['CAT-03 available', {}, undefined],
    ['CAT-07 age-restricted ones can be bought', { availability: 'ageRestricted' }, undefined],
    [
      'CAT-06 back on a known day',
      { availability: 'temporarilyUnavailable', availableAgainAt: back },
      `availability.backOn(${back} weekday day month)`,
    ],
    [
      'CAT-06 back some day',
      { availability: 'temporarilyUnavailable' },
      'availability.temporarily',
    ],
    ['CAT-03 gone', { availability: 'unavailable' }, 'availability.unavailable'],
    ['CAT-08 not orderable', { orderability: 'CanNotBeOrdered' }, 'availability.notOrderable'],
  ])('%s', (_case, parts, notice) => {
    expect(productView(aProduct(parts), wording).notice).toBe(notice);
  });

  it('CAT-08 knows what the running order holds already', () => {
    expect(productView(aProduct({ orderability: 'IsOrdered' }), wording)).toMatchObject({
      isOrdered: true,
      notice: undefined,
    });
  });

  it.each<[Partial<Product>, string | undefined]>([
    [{}, undefined],
    [{ availability: 'ageRestricted' }, 'age.restricted'],
    [{ availability: 'ageRestricted', ageLimit: 18 }, 'age.label(18)'],
    [{ ageLimit: 16 }, 'age.label(16)'],
  ])('CAT-07 labels the age %#', (parts, age) => {
    expect(productView(aProduct(parts), wording).age).toBe(age);
  });
});
