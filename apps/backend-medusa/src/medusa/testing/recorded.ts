import type { StoreCategory, StoreProduct } from '../store-schemas.js';

/** Answers of Medusa 2.21.2, without the fields that the adapter does not read. */

const picture = {
  alt: 'Apfel Gala',
  url: '/media/gruenmarkt/products/100101.svg',
  width: 480,
  height: 480,
};

/** Weighed goods, reduced. */
export const gala: StoreProduct = {
  title: 'Apfel Gala',
  handle: 'apfel-gala',
  subtitle: 'lose, nach Gewicht',
  description: 'Saftig, mild und zuckersüß. Vor dem Genuss waschen.',
  categories: [{ id: 'pcat_apples' }],
  metadata: {
    larder: {
      rank: 1,
      languages: {
        de: {
          marks: ['regional'],
          productId: '100101',
          bundleSize: 1,
          maxQuantity: 4000,
          price: { former: { value: 349 }, lowestPrior30: { value: 349 } },
          picture,
          pictures: [picture],
          origin: 'Steiermark, Österreich',
          traces: [],
          allergens: [],
          variants: [],
          quantityStepSize: 200,
          availability: 'available',
          orderability: 'CanBeOrdered',
          weightArticle: true,
          weightPieceArticle: false,
        },
        en: {
          name: 'Gala apples',
          packSize: 'loose, by weight',
          origin: 'Styria, Austria',
          marks: ['regional'],
          productId: '100101',
          bundleSize: 1,
          maxQuantity: 4000,
          description: 'Juicy, mild and very sweet.',
          price: { former: { value: 349 } },
          pictures: [],
          traces: [],
          allergens: [],
          variants: [],
          quantityStepSize: 200,
          availability: 'available',
          orderability: 'CanBeOrdered',
          weightArticle: true,
          weightPieceArticle: false,
        },
      },
    },
  },
  variants: [
    {
      id: 'variant_gala',
      sku: '100101',
      ean: '2300001001012',
      inventory_quantity: 10_000_000,
      calculated_price: { calculated_amount: 0.00299 },
    },
  ],
};

/** Goods by the piece. */
export const roll: StoreProduct = {
  title: 'Handsemmel',
  handle: 'handsemmel-kornlieb-1-stueck',
  subtitle: '1 Stück',
  description: 'Fünfmal eingeschlagen, wie es sich gehört.',
  categories: [{ id: 'pcat_fruit' }],
  metadata: {
    larder: {
      rank: 0,
      languages: {
        de: {
          brand: { name: 'Kornlieb', slug: 'kornlieb' },
          marks: ['vegan'],
          productId: '102601',
          bundleSize: 1,
          maxQuantity: 40,
          price: {},
          content: { unit: 'piece', amount: 1 },
          grade: 'B',
          traces: ['milk'],
          allergens: ['gluten'],
          variants: [],
          pictures: [],
          availability: 'available',
          orderability: 'CanBeOrdered',
          quantityStepSize: 1,
          weightArticle: false,
          weightPieceArticle: false,
        },
      },
    },
  },
  variants: [
    {
      id: 'variant_roll',
      sku: '102601',
      ean: '2300001026015',
      inventory_quantity: 10_000_000,
      calculated_price: { calculated_amount: 0.69 },
    },
  ],
};

export const categories: readonly StoreCategory[] = [
  {
    id: 'pcat_apples',
    name: 'Äpfel & Birnen',
    handle: 'aepfel-birnen',
    parent_category_id: 'pcat_fruit',
    metadata: { larder: { rank: 0, languages: { de: {}, en: { name: 'Apples & pears' } } } },
  },
  {
    id: 'pcat_fruit',
    name: 'Obst & Gemüse',
    handle: 'obst-gemuese',
    parent_category_id: null,
    metadata: { larder: { rank: 0, languages: { de: {}, en: { name: 'Fruit & vegetables' } } } },
  },
];
