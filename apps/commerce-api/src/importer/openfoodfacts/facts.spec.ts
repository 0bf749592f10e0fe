import { categoryOf } from './categories.js';
import { allergensOf, cleanText, codeOf, marksOf, nutritionOf } from './facts.js';

describe('codeOf', () => {
  const url = 'https://world.example/product/0201543037984/some-name';
  it.each([
    [{ code: '651511016' }, '0000651511016'],
    [{ code: '4006381333931' }, '4006381333931'],
    [{ code: '14006381333938' }, '14006381333938'],
    [{ code: '2.02E+11', url }, '0201543037984'],
    [{ code: '', url }, '0201543037984'],
    [{ code: '3,70E+12' }, undefined],
    [{ code: '' }, undefined],
    [{ code: '12' }, undefined],
    [{ code: '123456789012345678901234' }, undefined],
  ])('of %j is %s', (cells, expected) => {
    expect(codeOf(cells as Record<string, string>)).toBe(expected);
  });
});

describe('cleanText', () => {
  it.each([
    ['  Pieces &amp; Stems  ', 'Pieces & Stems'],
    ['L&#39;huile &quot;d&#39;olive&quot;', 'L\'huile "d\'olive"'],
    ['Cr&egrave;me fra&#xEE;che &ndash; 30&nbsp;%', 'Crème fraîche – 30 %'],
    ['Salt&pepper, R&D', 'Salt&pepper, R&D'],
    ['a\u0000b\n\tc', 'a b c'],
    ['caf\uFFFD', 'caf'],
    ['   ', undefined],
    [undefined, undefined],
    ['abcdefghijkl', 'abcdefghij'],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanText(text, 10 + (text?.length === 12 ? 0 : 100))).toBe(expected);
  });
});

describe('allergensOf', () => {
  it.each([
    ['en:milk,en:nuts', ['milk', 'nuts']],
    ['en:sesame-seeds,en:sulphur-dioxide-and-sulphites', ['sesame', 'sulphites']],
    ['en:milk, en:MILK ,milk', ['milk']],
    ['fr:bisulfite-de-potassium,nl:Gerstemout,SOJA', []],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(allergensOf(text)).toEqual(expected);
  });
});

describe('marksOf', () => {
  it('imports unambiguous labels, once each', () => {
    const labels_tags =
      'en:organic,en:eu-organic,en:vegan,en:gluten-free,en:no-gluten,en:no-lactose,fr:bio';
    expect(marksOf({ labels_tags })).toEqual(['organic', 'vegan', 'gluten-free', 'lactose-free']);
  });
});

describe('nutritionOf', () => {
  const whole = {
    'energy-kj_100g': '1046',
    'energy-kcal_100g': '250',
    fat_100g: '10.04',
    'saturated-fat_100g': '2',
    carbohydrates_100g: '30',
    sugars_100g: '5.55',
    proteins_100g: '8',
    salt_100g: '1.234',
  };

  it('has the eight values of the declaration, rounded', () => {
    expect(nutritionOf({ ...whole, fiber_100g: '3' })).toEqual({
      energyKj: 1046,
      energyKcal: 250,
      fat: 10,
      saturatedFat: 2,
      carbohydrate: 30,
      sugars: 5.6,
      fibre: 3,
      protein: 8,
      salt: 1.23,
    });
  });

  it.each([
    [{ salt_100g: '', sodium_100g: '0.4' }, { salt: 1 }],
    [{ 'energy-kj_100g': '', energy_100g: '1000' }, { energyKj: 1000 }],
    [{ 'energy-kj_100g': '' }, { energyKj: 1046 }],
    [{ 'energy-kcal_100g': '' }, { energyKcal: 250 }],
    [{ carbohydrates_100g: '', carbohydrate_100g: '31' }, { carbohydrate: 31 }],
  ])('fills in with %j', (cells, expected) => {
    expect(nutritionOf({ ...whole, ...(cells as Record<string, string>) })).toMatchObject(expected);
  });

  it.each([
    'fat_100g',
    'saturated-fat_100g',
    'carbohydrates_100g',
    'sugars_100g',
    'proteins_100g',
    'salt_100g',
  ])('is nothing at all without %s, and with an impossible one', (name) => {
    expect(nutritionOf({ ...whole, [name]: '' })).toBeUndefined();
    expect(nutritionOf({ ...whole, [name]: '101' })).toBeUndefined();
    expect(nutritionOf({ ...whole, [name]: '-1' })).toBeUndefined();
    expect(nutritionOf({ ...whole, [name]: 'lots' })).toBeUndefined();
  });

  it('is nothing with more energy than pure fat', () => {
    expect(nutritionOf({ ...whole, 'energy-kj_100g': '4200' })).toBeUndefined();
  });
});

describe('categoryOf', () => {
  it.each([
    [
      'en:beverages,en:hot-beverages,en:teas,en:green-teas',
      ['beverages', 'hot-beverages', 'green-teas'],
    ],
    ['en:snacks,fr:bonbon-caramel', ['snacks']],
    ['en:celery', ['celery']],
    ['fr:boisson-bio', ['other-products']],
    ['', ['other-products']],
    ['en:a,en:b,en:a', ['a', 'b']],
  ])('of %j is %j', (tags, expected) => {
    expect(categoryOf(tags).path).toEqual(expected);
  });

  it('spells names out', () => {
    expect(categoryOf('en:plant-based-foods').names).toEqual({
      'plant-based-foods': 'Plant based foods',
    });
  });
});
