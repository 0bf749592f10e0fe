import type { Samples, ShopFacts } from '../sample.js';

/** Goods and categories. */
export function goods({ say, skus, categorySlug }: ShopFacts): Samples {
  return {
    'product-group': {
      fields: {
        title: say('Beliebt', 'Popular'),
        skus: skus.slice(0, 6),
        limit: 6,
        moreLink: '/sitemap',
      },
      long: { skus: skus.slice(0, 12), limit: 12 },
      variants: [
        { title: say('Aus einer Kategorie', 'Of a category'), categorySlug, limit: 4 },
        { title: say('Im Angebot', 'On offer'), offer: 'reduced', limit: 6 },
      ],
    },
    'product-promotion': {
      fields: {
        sku: skus[0],
        title: say('Unser Liebling', 'Our favourite'),
        text: say('Vom Frischeteam verkostet.', 'Tasted by our fresh team.'),
      },
    },
    flyer: {
      fields: {
        name: 'gallery',
        title: say('Angebote der Woche', 'Offers of the week'),
        weeklyFrom: 'thursday',
        pages: [
          {
            heading: say('Frisch', 'Fresh'),
            text: say('Solange der Vorrat reicht.', 'While stocks last.'),
            layout: 'lead',
            skus: skus.slice(0, 7),
          },
          { heading: say('Vorrat', 'Cupboard'), skus: skus.slice(0, 3) },
        ],
      },
      keeps: ['name'],
    },
    'category-group': { fields: { title: say('Alle Abteilungen', 'All departments') } },
  };
}
