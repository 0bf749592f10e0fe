import type { Nutrition } from '@larder/contracts/catalogue';
import { aDetail, aNode } from '../testing/products.js';
import { keysAsTexts as wording, withPlainSpaces } from '../testing/format-context.js';
import { brandGroups, brandNameOf } from './brands-normalise.js';
import { ingredientParts } from './ingredients-normalise.js';
import { navigationOf } from './navigation-normalise.js';
import { nutritionRows } from './nutrition-normalise.js';
import { detailView, measureOf } from './product-detail-normalise.js';
import { productJsonLd } from './product-json-ld.js';

describe('an ingredient list', () => {
  it.each([
    ['Sugar, **milk**, salt', ['Sugar, ', '*milk', ', salt']],
    ['**Milk**', ['*Milk']],
    ['Water', ['Water']],
    ['Flour, **wheat', ['Flour, ', 'wheat']],
    ['**Milk** and ** 5 % cream', ['*Milk', ' and ', ' 5 % cream']],
    ['', []],
  ])('%j highlights its allergens', (list, parts) => {
    const shown = ingredientParts(list).map(({ text, isAllergen }) =>
      isAllergen ? `*${text}` : text,
    );
    expect(shown).toEqual(parts);
  });
});

const nutrition: Nutrition = {
  per: 'g',
  energyKj: 400,
  energyKcal: 96,
  fat: 3.5,
  saturatedFat: 2.1,
  carbohydrate: 5,
  sugars: 5,
  protein: 3.4,
  salt: 0.13,
};

it('CAT-15 shows everything that is mandatory before food is sold at a distance', () => {
  const product = aDetail({
    drainedWeight: 240,
    origin: 'Austria',
    storage: 'Keep cool.',
    minimumLifeDays: 30,
    alcoholPercent: 4.9,
    producer: 'Alma, Vienna',
    gtin: '2300000000001',
  });
  expect(withPlainSpaces(detailView(product, wording).facts)).toEqual([
    { label: 'product.netQuantity', value: '1 l' },
    { label: 'product.drained', value: '240 unit.g' },
    { label: 'product.origin', value: 'Austria' },
    { label: 'product.storage', value: 'Keep cool.' },
    { label: 'product.minimumLife', value: 'product.minimumLifeDays(30)' },
    { label: 'product.alcohol', value: 'product.alcoholValue(4.9)' },
    { label: 'product.producer', value: 'Alma, Vienna' },
    { label: 'product.articleNumber', value: product.sku },
    { label: 'product.gtin', value: '2300000000001' },
  ]);
});

describe('nutrition', () => {
  it('is in the legal order and leaves out unknown values', () => {
    expect(nutritionRows(nutrition, undefined, wording).map(({ label }) => label)).toEqual([
      'nutrition.energy',
      'nutrition.fat',
      'nutrition.saturatedFat',
      'nutrition.carbohydrate',
      'nutrition.sugars',
      'nutrition.protein',
      'nutrition.salt',
    ]);
  });

  it('is shown per portion, too', () => {
    const [energy, fat] = nutritionRows(nutrition, 200, wording);
    expect(energy).toMatchObject({ per100: '400 kJ / 96 kcal', perPortion: '800 kJ / 192 kcal' });
    expect(fat).toMatchObject({ per100: '3.5 g', perPortion: '7 g' });
  });

  it('has no second column for a portion of 100', () => {
    expect(detailView(aDetail({ nutrition, portionGrams: 100 }), wording).nutrition).toMatchObject({
      per100: 'product.per100(unit.g)',
      perPortion: undefined,
    });
  });
});

describe('product data', () => {
  it('lists allergens and traces as text', () => {
    const view = detailView(aDetail({ allergens: ['milk', 'nuts'], traces: ['eggs'] }), wording);
    expect(view.allergens).toBe('product.allergens(allergen.milk, allergen.nuts)');
    expect(view.traces).toBe('product.traces(allergen.eggs)');
  });

  it('says of food without allergens that none is declared, and nothing of a sponge', () => {
    expect(detailView(aDetail({ ingredients: 'Water' }), wording).allergens).toBe(
      'product.noAllergens',
    );
    expect(detailView(aDetail(), wording).allergens).toBeUndefined();
  });

  it('lists no ingredients for food that is its own only one, but its allergens', () => {
    const pear = detailView(aDetail({ name: 'Pear', ingredients: 'Pear.' }), wording);
    expect([pear.ingredients, pear.allergens]).toEqual([[], undefined]);
    const crab = aDetail({ name: 'Crab', ingredients: '**Crab**.', allergens: ['crustaceans'] });
    expect(detailView(crab, wording).allergens).toBe('product.allergens(allergen.crustaceans)');
  });

  it.each([
    ['by weight', { weightArticle: true, quantityStepSize: 250 }, 'product.weightInfo(250 unit.g)'],
    [
      'by the weighed piece',
      { weightArticle: true, weightPieceArticle: true, quantityStepSize: 1800 },
      'product.weightPieceInfo(1.8 unit.kg)',
    ],
    ['in bundles', { bundleSize: 6 }, 'product.bundleInfo(6)'],
    ['in bundles, in words of its own', { bundleSize: 6, bundleInfo: 'Crate' }, 'Crate'],
    ['by the piece', {}, undefined],
  ])('CAT-01 explains what is sold %s', (_case, parts, measure) => {
    expect(withPlainSpaces(measureOf(aDetail(parts), wording))).toBe(measure ?? null);
  });

  it('shows search engines every picture there is', () => {
    const pictures = ['/a.svg', '/b.svg'].map((url) => ({ url, alt: '', width: 9, height: 9 }));
    const imageOf = (product: object) => productJsonLd(aDetail(product), 'EUR', undefined);
    expect(imageOf({ pictures })).toMatchObject({ image: ['/a.svg', '/b.svg'] });
    expect(imageOf({ pictures: [] })).not.toHaveProperty('image');
  });

  it('CAT-25 shows search engines the average of real ratings alone', () => {
    const rating = { ratingValue: 4.5, ratingCount: 2 };
    const of = (parts: object) => productJsonLd(aDetail(parts), 'EUR', undefined);
    expect(of({ rating })).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ...rating },
    });
    expect(JSON.stringify(of({}))).not.toContain('aggregateRating');
  });

  it('offers search engines the price that stands on the page', () => {
    const product = aDetail({
      weightArticle: true,
      quantityStepSize: 250,
      price: { regular: { value: 1000 }, depositPrice: 25 },
      availability: 'temporarilyUnavailable',
    });
    expect(productJsonLd(product, 'EUR', '/product/x')).toMatchObject({
      offers: {
        price: '2.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/OutOfStock',
        url: '/product/x',
      },
    });
  });
});

describe('brands and categories', () => {
  const brand = (name: string) => ({ name, slug: name.toLowerCase(), productCount: 1 });

  it('CAT-19 groups brands by letter', () => {
    const groups = brandGroups(['Zeta', 'äpfel', 'Alpha', '7 Seas'].map(brand), 'de');
    expect(groups.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
      ['#', ['7 Seas']],
      ['A', ['Alpha', 'äpfel']],
      ['Z', ['Zeta']],
    ]);
  });

  it('CAT-20 knows a brand by its products, or by its filter', () => {
    const none = { total: 0, count: 0, offset: 0, results: [], facets: [] };
    const filter = (count: number) => ({
      ...none,
      facets: [
        { id: 'brand' as const, values: [{ value: 'a', label: 'Alpha', count, selected: true }] },
      ],
    });
    expect(brandNameOf(none, 'a')).toBeUndefined();
    expect(brandNameOf(filter(3), 'a')).toBe('Alpha');
    expect(brandNameOf(filter(0), 'a')).toBeUndefined();
  });

  it('keeps two levels of the tree, and only categories that hold something', () => {
    const trees = [
      aNode('Dairy', [aNode('Milk', [aNode('Oat')]), aNode('Empty', [], 0)]),
      aNode('Nothing', [], 0),
    ];
    expect(navigationOf(trees)).toEqual([
      { slug: 'dairy', name: 'Dairy', children: [{ slug: 'milk', name: 'Milk' }] },
    ]);
  });
});
