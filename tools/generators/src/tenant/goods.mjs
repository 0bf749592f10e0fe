const categoryNames = [
  ['fruit-vegetables', { de: 'Obst & Gemüse', en: 'Fruit & vegetables', fr: 'Fruits et légumes' }],
  ['bakery', { de: 'Brot & Gebäck', en: 'Bakery', fr: 'Boulangerie' }],
  ['dairy', { de: 'Milchprodukte', en: 'Dairy', fr: 'Crèmerie' }],
  ['pantry', { de: 'Vorrat', en: 'Pantry', fr: 'Épicerie' }],
];

const goods = [
  ['fruit-vegetables', { de: 'Äpfel', en: 'Apples', fr: 'Pommes' }, '1 kg', 1000, 299],
  ['fruit-vegetables', { de: 'Bananen', en: 'Bananas', fr: 'Bananes' }, '1 kg', 1000, 199],
  ['fruit-vegetables', { de: 'Karotten', en: 'Carrots', fr: 'Carottes' }, '1 kg', 1000, 179],
  [
    'bakery',
    { de: 'Bauernbrot', en: 'Farmhouse bread', fr: 'Pain de campagne' },
    '1 kg',
    1000,
    449,
  ],
  [
    'bakery',
    { de: 'Vollkornbrot', en: 'Wholemeal bread', fr: 'Pain complet' },
    '500 g',
    500,
    349,
    ['gluten'],
  ],
  ['dairy', { de: 'Butter', en: 'Butter', fr: 'Beurre' }, '250 g', 250, 299, ['milk']],
  [
    'dairy',
    { de: 'Naturjoghurt', en: 'Plain yoghurt', fr: 'Yaourt nature' },
    '500 g',
    500,
    169,
    ['milk'],
  ],
  [
    'dairy',
    { de: 'Bergkäse', en: 'Mountain cheese', fr: 'Fromage de montagne' },
    '200 g',
    200,
    399,
    ['milk'],
  ],
  ['pantry', { de: 'Reis', en: 'Rice', fr: 'Riz' }, '1 kg', 1000, 249],
  ['pantry', { de: 'Spaghetti', en: 'Spaghetti', fr: 'Spaghettis' }, '500 g', 500, 159, ['gluten']],
];

export const sampleSkus = goods.map((_one, at) => String(1001 + at));

/** Packs of the United States in place of metric ones, with their grams. */
const americanPacks = {
  '1 kg': ['2 lb', 907.18],
  '500 g': ['1 lb', 453.59],
  '250 g': ['8 oz', 226.8],
  '200 g': ['7 oz', 198.45],
};
const americanNames = { 'Wholemeal bread': 'Whole wheat bread', 'Plain yoghurt': 'Plain yogurt' };

/** In the shop's first language, else in English. */
const nameIn = (names, [{ code }]) => names[code.slice(0, 2)] ?? names.en;

function packOf(country, name, packSize, grams) {
  if (country !== 'US') return { name, packSize, grams };
  const [size, content] = americanPacks[packSize];
  return { name: americanNames[name] ?? name, packSize: size, grams: content };
}

export const categories = (locales) =>
  categoryNames.map(([slug, names]) => ({ slug, name: nameIn(names, locales) }));

/** A feed of ten goods, without pictures. */
export const products = ({ locales, country, vatRate, amountOf }) =>
  goods.map(([categoryPath, names, size, weight, cents, allergens], at) => {
    const { name, packSize, grams } = packOf(country, nameIn(names, locales), size, weight);
    return {
      sku: sampleSkus[at],
      name,
      categoryPath,
      packSize,
      contentAmount: grams,
      contentUnit: 'g',
      shippingWeight: Math.round(grams),
      vatRate,
      priceRegular: amountOf(cents),
      ...(allergens && { allergens }),
    };
  });
